"""`tenback serve`: tables for whoever has the address."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tenback.commands.telling import refuse
from tenback.locale import texts


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0: every one of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8421,
    data: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the database lies; made if need be.")
    ] = Path("tenback-data"),
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="How people reach it, if not by host and port."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="CIDR", help="Whose X-Forwarded-For counts. May be repeated."),
    ] = None,
    keep_days: Annotated[
        int, typer.Option(min=1, help="Days until a table goes where nothing happens any more.")
    ] = 30,
    chat_days: Annotated[int, typer.Option(min=1, help="Days until chat goes.")] = 7,
    lists_tables: Annotated[
        bool, typer.Option("--open/--no-open", help="Whether public tables are listed.")
    ] = True,
) -> None:
    """Serve tables in browsers. TENBACK_DATABASE_URL names a PostgreSQL database instead of DIR."""
    try:
        from tenback.server import serving, settings
        from tenback.store.faults import StoreError
    except ModuleNotFoundError as missing:
        refuse(texts()("data-needs-server", package=missing.name or ""))
    try:
        chosen = settings.Settings(
            data=data,
            database=settings.database_from_environment(),
            public_url=settings.read_public_url(public_url),
            trusted_proxies=settings.read_networks(trusted_proxy or []),
            keep_days=keep_days,
            chat_days=chat_days,
            lists_tables=lists_tables,
        )
    except settings.WrongSetting as wrong:
        refuse(texts()("serve-setting", option=f"--{wrong.option}", given=wrong.given))
    try:
        listener = serving.listening_socket(host, port)
    except OSError as fault:
        why = fault.strerror or str(fault)
        refuse(texts()("serve-address", host=host, port=str(port), why=why))
    address = chosen.public_url or serving.address_of(listener)
    ready = texts()("serve-ready", address=address)
    try:
        with listener:
            serving.run(chosen, listener, lambda: typer.echo(ready))
    except StoreError as fault:
        refuse(texts()(f"store-{fault.fault}", **fault.facts))
    except KeyboardInterrupt:
        typer.echo("")
