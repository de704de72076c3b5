"""`tenback backup` and `tenback restore`: the database of a data folder as one file, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from tenback.commands.telling import refuse
from tenback.locale import texts
from tenback.store.faults import Fault, StoreError

Data = Annotated[str, typer.Option("--data", metavar="DIR", help="The server's data folder.")]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Also if something is there already.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    data: Data,
    overwrite: Overwrite = False,
) -> None:
    """Copy the database of a data folder into one file, while no server uses the folder."""
    with _told():
        from tenback.store.backups import backup_folder

        backup_folder(_folder(data), file, overwrite=overwrite)
    typer.echo(texts()("data-backed-up", folder=data, file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="What `tenback backup` has written.")],
    data: Data,
    overwrite: Overwrite = False,
) -> None:
    """Put a copy back into a data folder; a database that is there is kept beside it."""
    with _told():
        from tenback.store.backups import restore_folder

        kept = restore_folder(_folder(data), file, overwrite=overwrite)
    typer.echo(texts()("data-restored", folder=data, file=str(file)))
    if kept is not None:
        typer.echo(texts()("data-kept", file=str(kept)))


def _folder(data: str) -> Path:
    if "://" in data:
        raise StoreError(Fault.PG_DUMP)
    return Path(data)


@contextmanager
def _told() -> Iterator[None]:
    """What cannot be is said in a sentence, also that a package is missing."""
    try:
        yield
    except StoreError as fault:
        refuse(texts()(f"store-{fault.fault}", **fault.facts))
    except ModuleNotFoundError as missing:
        refuse(texts()("data-needs-server", package=missing.name or ""))
