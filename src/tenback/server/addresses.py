"""From where somebody asks, and whether a page of ours made them ask."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from tenback.server.settings import Network

_UNKNOWN = "unknown"
_HOME_BITS = 64


def client_key(peer: str | None, forwarded: str | None, trusted: tuple[Network, ...]) -> str:
    """A name for the address that counts for limits: the nearest that is no proxy of ours.

    Of IPv6 only the network counts, for whoever has one has all its addresses.
    """
    near = _read(peer)
    if near is None:
        return _UNKNOWN
    hops = [part.strip() for part in forwarded.split(",")] if forwarded else []
    while hops and any(near in network for network in trusted):
        before = _read(hops.pop())
        if before is None:
            break
        near = before
    return _named(near)


def _read(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text or "")
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def _named(address: IPv4Address | IPv6Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return f"{int(address) >> (128 - _HOME_BITS):x}/{_HOME_BITS}"


def is_same_origin(headers: Mapping[str, str], public_url: str | None) -> bool:
    """False if a page of another site asks. What is no browser sends no origin, and may ask."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if public_url is not None and origin.lower() == public_url:
        return True
    parts = urlsplit(origin)
    host = headers.get("host", "").lower()
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host
