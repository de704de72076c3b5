"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SOAKING = bool(os.environ.get("TENBACK_SOAK"))

settings.register_profile("usual", deadline=None, max_examples=100, derandomize=True)
settings.register_profile(
    "soak", deadline=None, max_examples=5_000, suppress_health_check=list(HealthCheck)
)
settings.load_profile("soak" if SOAKING else "usual")


@pytest.fixture
def soak() -> int:
    """How many times longer than usual a test runs: 1, or more under `make soak`."""
    return 50 if SOAKING else 1
