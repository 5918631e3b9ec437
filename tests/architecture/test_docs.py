"""Everything that README and docs name exists: files, headings, decisions, commands, settings, messages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
import yaml

from app.commands import create_app
from tests.architecture.source_files import ROOT, list_files

DOCS = [Path(name) for name in list_files() if name == "README.md" or re.fullmatch(r"docs/.*\.md", name)]
RUNBOOK = Path("docs/runbook.md")

_LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
_CODE_BLOCK = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"`([^`\n]+)`")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_FILE = re.compile(r"[\w*][\w.*-]*(?:/[\w.*-]+)*(?:/|\.(?:css|csv|html|jsonc?|lock|md|mjs|py|sh|toml|tsx?|txt|ya?ml))")
_MODULE = re.compile(r"(?:python -m )?((?:app|tests|supervised)(?:\.\w+)+)")
_RECORD = re.compile(r"\bdecisions? (00\d\d)|\((00\d\d)\)|\[(00\d\d)\]")
_NAME = re.compile(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]\b")
_MAKE = re.compile(r"^\s*(?:[A-Z_]+=\S+ )*make ([a-z-]+)", re.MULTILINE)
_FLASK = re.compile(r"^\s*(?:bin/site|site|flask) ([a-z-]+)((?: [a-z-]+)?)", re.MULTILINE)
_MESSAGE = re.compile(r'"(\w[^"`]* [^"`]*)"')
# Constants are followed by hand: the runbook names them too.
_TROUBLE = re.compile(r'\b_?log(?:ger)?\.(?:log|warn(?:ing)?|error|exception)\(\s*(?:logging\.\w+[^"]*)?"([^"]+)"')

# Written by the build or at run time.
_MADE = {"ssr-renderer/dist/share-images.mjs"}
# Programs that `bin/site` starts, besides commands of `flask`.
_PROCESSES = {"web", "renderer", "worker"}
# Only PostgreSQL's image reads it.
_SETTINGS_OF_OTHERS = {"POSTGRES_PASSWORD"}
_MESSAGES_OF_OTHERS = {"Connection in use", "Already running on PID", "WORKER TIMEOUT"}


@cache
def text_of(path: Path) -> str:
    return (ROOT / path).read_text(errors="ignore")


@cache
def sources() -> str:
    """Return all that is neither documentation nor data, in one text."""
    suffixes = (".md", ".png", ".webp", ".csv", ".lock", ".json")
    names = [name for name in list_files() if not name.endswith(suffixes) and Path(name).name != Path(__file__).name]
    return "\n".join(text_of(Path(name)) for name in names)


@cache
def anchors(path: Path) -> frozenset[str]:
    """Return the anchors that GitHub makes of the headings."""
    headings = _HEADING.findall(_CODE_BLOCK.sub("", text_of(path)))
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


@cache
def endings() -> frozenset[str]:
    """Return each file and folder of the project, by its whole path and every end of that path."""
    paths = {PurePosixPath(name) for name in list_files()}
    paths |= {parent for path in paths for parent in path.parents if parent.parts}
    return frozenset("/".join(path.parts[start:]) for path in paths for start in range(len(path.parts)))


def quotations(path: Path) -> list[str]:
    return _QUOTED.findall(_CODE_BLOCK.sub("", text_of(path)))


def broken_links(path: Path) -> Iterator[str]:
    for target in _LINK.findall(text_of(path)):
        if target.startswith(("https://", "mailto:", "/")):
            continue
        name, _, anchor = target.partition("#")
        file = (ROOT / path.parent / name).resolve().relative_to(ROOT) if name else path
        if not (ROOT / file).exists() or (anchor and anchor not in anchors(file)):
            yield target


def missing_files(path: Path) -> Iterator[str]:
    for quoted in quotations(path):
        name = quoted.rstrip("/")
        if module := _MODULE.fullmatch(quoted):
            place = module[1].replace(".", "/")
            is_there = bool({f"{place}.py", f"{place}/__main__.py"} & endings())
        elif not _FILE.fullmatch(quoted) or name in _MADE or name.startswith("var"):
            is_there = True
        elif "*" in name:
            is_there = any(PurePosixPath(end).match(name) for end in endings())
        else:
            is_there = name in endings()
        if not is_there:
            yield quoted


@pytest.mark.parametrize("path", DOCS, ids=str)
def test_links_lead_to_files_and_headings(path: Path) -> None:
    assert list(broken_links(path)) == []


@pytest.mark.parametrize("path", DOCS, ids=str)
def test_files_that_are_named_are_there(path: Path) -> None:
    assert list(missing_files(path)) == []


def test_decisions_that_are_named_have_a_record() -> None:
    records = {path.name[:4] for path in DOCS if path.parent.name == "decisions"}
    files = [Path(name) for name in list_files() if name.endswith((".md", ".py", ".sh", ".ts", ".tsx", ".mjs"))]
    found = {(str(path), number) for path in files for numbers in _RECORD.findall(text_of(path)) for number in numbers}
    assert sorted(place for place in found if place[1] and place[1] not in records) == []


def test_settings_that_are_named_are_read_somewhere() -> None:
    named = {name for path in DOCS for name in _NAME.findall(text_of(path))}
    assert sorted(named - set(_NAME.findall(sources())) - _SETTINGS_OF_OTHERS) == []


def test_commands_that_are_named_are_there() -> None:
    lines = [line for path in DOCS for line in (*_CODE_BLOCK.findall(text_of(path)), *quotations(path))]
    text = "\n".join(lines)
    targets = set(re.findall(r"^([a-z-]+):", text_of(Path("Makefile")), re.MULTILINE))
    assert sorted(set(_MAKE.findall(text)) - targets) == []
    commands = create_app().cli.commands
    for first, second in sorted(set(_FLASK.findall(text))):
        assert first in commands or first in _PROCESSES
        below = getattr(commands.get(first), "commands", None)
        assert below is None or not second or second.strip() in below, f"{first}{second}"


def test_messages_of_the_runbook_are_said_by_the_programs() -> None:
    said = " ".join(sources().split())
    messages = _MESSAGE.findall(_CODE_BLOCK.sub("", text_of(RUNBOOK)))
    parts = {part.strip() for message in messages for part in " ".join(message.split()).split("…")} - {""}
    assert sorted(part for part in parts - _MESSAGES_OF_OTHERS if part.rstrip(",.: ") not in said) == []


def test_what_the_programs_log_as_trouble_is_in_the_runbook() -> None:
    programs = [name for name in list_files() if name.startswith(("app/", "supervised/", "ssr-renderer/src/"))]
    logged = {message for name in programs for message in _TROUBLE.findall(text_of(Path(name)))}
    told = " ".join(text_of(RUNBOOK).split())
    assert sorted(message for message in logged if f'"{message}"' not in told) == []


def test_every_alert_leads_to_its_part_of_the_runbook() -> None:
    groups = yaml.safe_load((ROOT / "deploy" / "prometheus" / "alerts.yaml").read_text())["groups"]
    for rule in (rule for group in groups for rule in group["rules"]):
        file, _, anchor = rule["annotations"].get("runbook", "").partition("#")
        assert Path(file) == RUNBOOK, rule["alert"]
        assert anchor in anchors(RUNBOOK), rule["alert"]
