"""`python -m tenback` is the `tenback` command."""

from tenback.cli import main

main()
