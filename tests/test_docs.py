"""The documents are true: what they number, name and show is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from support.generate import ROOT
from tenback.rules.editions import EXTREME
from tenback.rules.game import Code
from tenback.rules.sheets import SHEETS

RULES_PAGE = ROOT / "docs" / "rules" / "en.md"
NUMBERED = re.compile(r"^ *- \*\*([RFXTS]\d+) \[[SD]\]\*\* `([a-z, ]+)`", re.MULTILINE)
PARTS = {"rules", "table", "web"}


def rules_with_their_parts() -> dict[str, set[str]]:
    page = RULES_PAGE.read_text(encoding="utf-8")
    return {number: set(parts.split(", ")) for number, parts in NUMBERED.findall(page)}


def names_of_tests(part: str) -> list[str]:
    files = (ROOT / "tests" / part).rglob("test_*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [
        node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    ]


def test_every_number_of_the_rules_page_is_there_once_and_says_who_proves_it() -> None:
    """R0-R13, F1-F5, X1-X13, T0-T12, S1-S2, without a gap."""
    page = RULES_PAGE.read_text(encoding="utf-8")
    told = [number for number, _ in NUMBERED.findall(page)]
    expected = [
        *(f"R{n}" for n in range(14)),
        *(f"F{n}" for n in range(1, 6)),
        *(f"X{n}" for n in range(1, 14)),
        *(f"T{n}" for n in range(13)),
        "S1",
        "S2",
    ]
    assert sorted(told) == sorted(expected)
    for number, parts in rules_with_their_parts().items():
        assert parts <= PARTS, number


@pytest.mark.parametrize("part", ["rules", "table"])
def test_every_rule_has_a_test_in_the_part_that_keeps_it(part: str) -> None:
    """A test that names it, in the folder of that part; and none names a rule that is not told."""
    named = {
        match[1]
        for name in names_of_tests(part)
        if (match := re.match(r"test_([RFXTS]\d+)_", name))
    }
    rules = rules_with_their_parts()
    kept_here = {number for number, parts in rules.items() if part in parts}
    assert kept_here - named == set()
    assert named - rules.keys() == set()


def test_every_test_says_in_a_sentence_what_is_promised() -> None:
    """Each has a docstring, or a name that is one and a docstring that adds to it."""
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
                "test_"
            ):
                assert ast.get_docstring(node), node.name


def test_the_tables_on_the_rules_page_are_the_ones_in_the_program() -> None:
    """The commands of EXTREME and the sheets of Twenty One."""
    page = RULES_PAGE.read_text(encoding="utf-8")
    for command, cards in EXTREME.commands:
        assert f"| {command} | {' '.join(map(str, sorted(cards)))} |" in page
    for number in range(5):
        values = " ".join(str(field.value) for field in SHEETS["A"][number])
        colours = " | ".join("".join(f.colour for f in rows[number]) for rows in SHEETS.values())
        assert f"| {number + 1} | {values} | {colours} |" in page


def test_the_format_page_names_every_code_in_its_order() -> None:
    """What is first in the table is what is told first."""
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    codes = [code for row in rows for code in re.findall(r"`([a-z-]+)`", row.split("|")[1])]
    assert [code for code in codes if code in set(Code)] == list(Code)


def test_the_program_in_the_readme_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    """Each comment behind a print is its output."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    program = readme.split("```python\n")[1].split("```")[0]
    exec(program, {})  # the README's own words
    promised = re.findall(r"^print.*# (.*)$", program, re.MULTILINE)
    assert promised
    assert capsys.readouterr().out.splitlines() == promised


LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


@pytest.mark.parametrize(
    "page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda page: page.name
)
def test_links_between_the_documents_lead_somewhere(page: Path) -> None:
    """Files named in links exist."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_commands_in_the_readme_are_targets_of_the_makefile() -> None:
    """Whoever types what is written there gets it."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = set(re.findall(r"^ +make ([a-z-]+)", readme, re.MULTILINE))
    assert named
    assert named <= targets


def test_the_bot_of_ten_lines_plays() -> None:
    """What stands on the page runs as it stands there."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    bot, game = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    written: dict[str, object] = {}
    exec(bot + game, written)
    assert written["game"].acting(written["state"]) == ()  # type: ignore[attr-defined]
    assert len(bot.split("def nearest")[1].strip().splitlines()) <= 10
