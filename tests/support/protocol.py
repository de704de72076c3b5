"""The wire's messages as a page for people and as types for the browser, both from `wire.py`."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec

from tenback.table import wire

PAGE_HEAD = """\
# The protocol of a table

What a browser, a bot or any other client says to a server and hears from it, over one socket
a table: `/api/tables/ID/socket`. Every message is one JSON object in a text frame, of at most
{most} bytes from the client. This page is made from `src/tenback/table/wire.py` (`make docs`).

A client says `hello` with the last number it knows and gets `welcome`: what happened since, and
all there is to see. Then every stored event reaches it as part of an `update`; the numbers have no
gaps, and `view` is always whole, so a client that draws the latest view is right. A command
carries an id of the client's own. Its answer is `accepted`, sent once the events are stored, or
`refused`, which changed nothing. Sent again with the same id, also over another socket, it is done
once and answered the same.

`?` marks what may be left out. `| null` is there and may be nothing.
"""


def _components() -> tuple[dict[str, Any], dict[str, Any]]:
    (request, message), defs = msgspec.json.schema_components([wire.Request, wire.Message])
    del request
    return message, defs


def _name(reference: str) -> str:
    return reference.removeprefix("#/$defs/").rpartition(".")[2]


def typescript_of(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return _name(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typescript_of(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(typescript_of(item) for item in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = typescript_of(schema["items"])
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if "additionalProperties" in schema:
        return f"Record<string, {typescript_of(schema['additionalProperties'])}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return plain.get(schema.get("type", ""), "null")


def typescript() -> str:
    """Every message as a type, under its own name."""
    message, defs = _components()
    lines = ["// Made from src/tenback/table/wire.py by `make docs`. Not to be edited.", ""]
    for name, schema in sorted(defs.items(), key=lambda item: _name(item[0])):
        lines += _typescript_definition(_name(name), schema)
    lines += [f"export type Message = {typescript_of(message)};", ""]
    lines += [f"export const VERSION = {wire.VERSION};", ""]
    return "\n".join(lines)


def _typescript_definition(name: str, schema: dict[str, Any]) -> list[str]:
    about = schema.get("description", "").split("\n")[0].strip()
    lines = [f"/** {about} */"] if about else []
    if "properties" not in schema:
        return [*lines, f"export type {name} = {typescript_of(schema)};", ""]
    required = schema.get("required", [])
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {typescript_of(inner)};")
    return [*lines, "}", ""]


def page() -> str:
    """The same for people, with what each message is for."""
    message, defs = _components()
    requests = [_name(one["$ref"]) for one in defs["Request"]["properties"]["ask"]["anyOf"]]
    messages = [_name(one["$ref"]) for one in message["anyOf"]]
    by_name = {_name(name): schema for name, schema in defs.items()}
    shown = {*requests, *messages, "Request"}
    lines = [PAGE_HEAD.format(most=wire.MOST_BYTES)]
    lines += ["## What a client sends", "", *_page_entry("Request", by_name["Request"])]
    for name in requests:
        lines += _page_entry(name, by_name[name])
    lines += ["## What a server sends", ""]
    for name in messages:
        lines += _page_entry(name, by_name[name])
    lines += ["## What these are made of", ""]
    for name in sorted(by_name.keys() - shown):
        lines += _page_entry(name, by_name[name])
    return "\n".join(lines).rstrip() + "\n"


def _page_entry(name: str, schema: dict[str, Any]) -> list[str]:
    about = cleandoc(schema.get("description", ""))
    lines = [f"### {name}", ""]
    if about:
        lines += [about, ""]
    if "properties" not in schema:
        return [*lines, f"`{typescript_of(schema)}`", ""]
    required = schema.get("required", [])
    for field, inner in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"- `{field}{mark}`: `{typescript_of(inner)}`")
    return [*lines, ""]
