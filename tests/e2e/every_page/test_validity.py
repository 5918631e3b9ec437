"""Every document of the site is valid HTML, by two checkers."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest

from app.web.plain_document import plain_document
from tests.e2e.pages import FURNISHED
from tests.e2e.stack import NODE_BIN, ROOT, Stack
from tests.waiting import LIMIT_S

UNLISTED = ["/contact/thank-you", "/speakwithadvisor/thank-you", "/admin", "/admin/login", "/admin/dashboard"]
STATUS_SCREENS = ["404", "500", "503"]
# Query strings: a list and an empty one, two strategies and none, a search with results, without, and without words.
LIVE = [
    "/portfolio_services?horizon=3-years",
    "/portfolio_services?horizon=3-years&since=before-2010",
    "/portfolio_services/compare?strategy=ace-strategy&strategy=motilal",
    "/portfolio_services/compare",
    "/search?q=minimum+investment",
    "/search?q=%3Cxyzzy%3E",
    "/search",
]
FORMS = ["/contact", "/speakwithadvisor"]
FAULTY = urlencode({"name": "", "phone": "12", "email": "<x>", "message": 'Kept "as typed" & sent'}).encode()
BACK = '<a href="/contact">Back to an empty form</a>'

NU = ROOT / "tests/e2e/nu/node_modules/vnu-jar/build/dist/vnu.jar"
# React writes <br/>, which HTML allows.
NO_FAULT = "Trailing slash on void elements has no effect and interacts badly with unquoted attribute values."


def fetch(address: str, status: int, body: bytes | None = None) -> bytes:
    """Return a document whose answer has this status."""
    try:
        reply = urlopen(address, body, timeout=LIMIT_S)
    except HTTPError as error:
        reply = error
    with reply:
        assert reply.status == status, address
        document: bytes = reply.read()
    return document


def named_documents(site: Stack) -> Iterator[tuple[str, bytes]]:
    """Yield every document with a name that tells what it is."""
    for path in [*FURNISHED, *UNLISTED, *LIVE]:
        yield path.strip("/") or "home", fetch(site.origin + path, 200)
    for path in FORMS:
        yield f"faulty{path}", fetch(site.origin + path, 422, FAULTY)
    for screen in STATUS_SCREENS:
        yield screen, (site.folder / "pages/with-samples/current/_status" / screen / "index.html").read_bytes()
    yield "without a renderer", plain_document("Later & again", "What was <typed> is kept.", BACK).encode()


@pytest.fixture(scope="module")
def documents(site: Stack, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The files of all documents."""
    folder = tmp_path_factory.mktemp("documents")
    files = {folder / (re.sub(r"[^\w-]+", "_", name) + ".html"): document for name, document in named_documents(site)}
    for file, document in files.items():
        file.write_bytes(document)
    assert len(files) == len([*FURNISHED, *UNLISTED, *LIVE, *FORMS, *STATUS_SCREENS, BACK])
    return [str(file) for file in files]


def run_checker(command: list[str]) -> str:
    """Return a checker's output; it fails only because of documents."""
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.stdout


def test_the_nu_html_checker_finds_nothing(documents: list[str]) -> None:
    java = shutil.which("java")
    assert java is not None, "Java is missing: run `apt-get install default-jre-headless`, or `make test` as root"
    assert NU.exists(), "The Nu Html Checker is missing: run `make tests/e2e/nu/node_modules/.installed`"
    options = ["--stdout", "--exit-zero-always", "--format", "json"]
    # Its code nests deeply, and it ends before compiling thoroughly pays.
    machine = ["-Xss8m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
    printed = run_checker([java, *machine, "-jar", str(NU), *options, *documents])
    messages: list[dict[str, Any]] = json.loads(printed)["messages"]
    # Without this, an empty list below might mean that nothing was checked.
    assert any(message["message"] == NO_FAULT for message in messages)
    found = [
        f"{Path(message['url']).stem}: {message['message']} {message.get('extract', '')}"
        for message in messages
        if message["message"] != NO_FAULT
    ]
    assert found == []


def test_html_validate_finds_nothing(documents: list[str]) -> None:
    config = ROOT / "tests" / "e2e" / "html-validate.json"
    command = [str(NODE_BIN / "node"), str(ROOT / "node_modules/html-validate/bin/html-validate.mjs")]
    printed = run_checker([*command, "--config", str(config), "--formatter", "json", *documents])
    found = [
        f"{Path(result['filePath']).stem}:{message['line']}: {message['ruleId']}: {message['message']}"
        for result in json.loads(printed or "[]")
        for message in result["messages"]
    ]
    assert found == []
