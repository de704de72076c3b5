"""Whatever is no API: the browser's client, and whether the server is well."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tenback.server.desk import desk_of
from tenback.server.errors import PROBLEMS

_FOR_EVER = "public, max-age=31536000, immutable"
_NEVER = "no-cache"
_WORTH_IT = 0.9
_ASSETS = "assets/"
"""Where files have a hash of their content in their names."""
INDEX = "index.html"
UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tenback</title>
<h1>Tenback is running</h1>
<p>Its pages for browsers are not built yet. In the folder with the sources, run</p>
<pre>make web</pre>
<p>and start the server again. The interface for programs works without them:
<a href="/api/schema/openapi.json">its description</a>.</p>
</html>
"""


class File(NamedTuple):
    content: bytes
    zipped: bytes | None
    """The same in less bytes, where it can be had."""
    kind: str
    caching: str
    tag: str
    """Changes with the content: whoever has it need not fetch it again."""


@cache
def files_in(folder: Path) -> dict[str, File]:
    """All files of a built client, read once."""
    return {
        path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(path: Path, name: str) -> File:
    kind = guess_type(name)[0] or "application/octet-stream"
    return _made(path.read_bytes(), kind, _FOR_EVER if name.startswith(_ASSETS) else _NEVER)


def _made(content: bytes, kind: str, caching: str) -> File:
    zipped = gzip.compress(content, mtime=0)
    smaller = zipped if len(zipped) < _WORTH_IT * len(content) else None
    return File(content, smaller, kind, caching, hashlib.sha256(content).hexdigest()[:20])


@get(["/", "/{path:path}"], include_in_schema=False)
async def read_page(
    request: Request[Any, Any, Any], path: FromPath[Path | None] = None
) -> Response[bytes]:
    """A file of the client; an address that is no file is the client's own affair."""
    files = files_in(desk_of(request).house.settings.static)
    name = path.as_posix().strip("/") if path else ""
    if name in files:
        return _sent(request, files[name])
    if "." in name.rpartition("/")[2]:
        raise NotFoundException
    return _sent(request, files.get(INDEX) or _made(UNBUILT.encode(), "text/html", _NEVER))


def _sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """Zipped for whoever takes it, and not at all to whoever has it. Each form has its own tag,
    as caches between here and there must tell them apart. Litestar adds the encoding of texts."""
    headers = {"cache-control": file.caching}
    if file.zipped is not None:
        headers["vary"] = "accept-encoding"
    zipped = file.zipped if _takes_gzip(request.headers.get("accept-encoding", "")) else None
    headers["etag"] = f'"{file.tag}"' if zipped is None else f'"{file.tag}-gzip"'
    if _has(request.headers.get("if-none-match", ""), headers["etag"]):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if zipped is None:
        return Response(file.content, media_type=file.kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(zipped, media_type=file.kind, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """`gzip` or `*`, and not with a weight of nothing; what is named counts more than `*`."""
    weights = {}
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        weights[name.strip().lower()] = weight.replace(" ", "")
    told = weights.get("gzip", weights.get("*"))
    return told is not None and re.fullmatch(r"q=0(\.0*)?", told) is None


def _has(known: str, tag: str) -> bool:
    tags = {one.strip().removeprefix("W/") for one in known.split(",")}
    return tag in tags or "*" in tags


@get("/healthz", media_type=MediaType.TEXT, responses=PROBLEMS)
async def read_health(request: Request[Any, Any, Any]) -> str:
    """Well, if the database answers."""
    await desk_of(request).house.store.ping()
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, responses=PROBLEMS)
async def read_metrics(request: Request[Any, Any, Any]) -> str:
    """Numbers for whoever runs the server; nothing about anybody."""
    return desk_of(request).house.metrics.text()


ROUTES = (read_page, read_health, read_metrics)
