"""Writes anew what is generated and kept: `make docs` calls it, and the tests compare."""

from __future__ import annotations

from pathlib import Path

from support import counts, labelled, lessons, pictures, playthroughs, protocol, vectors

ROOT = Path(__file__).parents[2]


def generated() -> dict[Path, str]:
    """Every generated file with what must stand in it."""
    files = {}
    for game in dict.fromkeys(tree.game for tree in counts.TREES):
        lines = [counts.written(tree) for tree in counts.TREES if tree.game == game]
        text = "\n".join([*_COUNTS_HEAD, *lines]) + "\n"
        files[ROOT / "tests" / "counts" / f"{game}.txt"] = text
    for name, script in playthroughs.SCRIPTS.items():
        path = ROOT / "tests" / "playthroughs" / f"{name}.txt"
        files[path] = playthroughs.written(script)
    for name, picture in pictures.drawn().items():
        files[ROOT / "docs" / "pictures" / name] = picture
    deals = ROOT / "docs" / "deals.md"
    files[deals] = vectors.inserted(deals.read_text(encoding="utf-8"))
    files[ROOT / "docs" / "protocol.md"] = protocol.page()
    files[ROOT / "web" / "src" / "lib" / "wire.ts"] = protocol.typescript()
    for name in lessons.lessons():
        files[ROOT / "web" / "src" / "lesson" / f"{name}.json"] = lessons.written(name)
    guard = ROOT / "docs" / "guard.md"
    files[guard] = labelled.inserted(guard.read_text(encoding="utf-8"))
    return files


_COUNTS_HEAD = (
    "# Sequences of 0, 1, 2, … decisions from a position: all / that end the game / that lose it.",
    "# How the positions come about and what is counted is told in tests/support/counts.py.",
)


def main() -> None:
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
