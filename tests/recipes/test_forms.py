"""The recipes "Field" and "Form" of docs/changes.md, followed in a copy of the project.

What is added is called as nothing that is shipped: a form of the site may ask for a city, and another be for careers.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.configuration.root import ROOT

pytestmark = pytest.mark.heavy

DECLARED = "app/forms/declared.py"
RULES = "shared-content/form-rules.yaml"
CONTACT_PAGE = "shared-content/pages/contact/contact.yaml"
LEDGER = "shared-content/url-ledger.yaml"
FROZEN = "tests/architecture/url-ledger.txt"
LEDGER_TEST = ("-m", "pytest", "-q", "tests/architecture/test_url_ledger.py")

CITY = """TRIED_CITY = Field(name="triedCity", kind="line", label="Tried city", maximum_length=80, is_required=False)
"""
CITY_RULE = """  triedCity:
    notText: City must be text
    unstorable: City holds characters that cannot be stored
    lineBreak: City must stand on one line
    tooLong: City may have at most {limit} characters
"""
CITY_TEXTS = """        triedCity: { label: Where do you live?, placeholder: New Delhi }
"""

TRIED = """TRIED_ROLE = Field(name="triedRole", kind="choice", label="Role", choices=("advisor", "analyst"))
TRIED_LETTER = Field(name="triedLetter", kind="text", label="Letter", maximum_length=3000)
TRIED = Form(
    kind="tried",
    page="/tried",
    list_name="tried",
    title="Tried Query",
    heading="Tried Query Data",
    icon="briefcase",
    purpose="Apply for work",
    fields=(NAME, EMAIL, TRIED_ROLE, TRIED_LETTER),
)

"""
TRIED_RULES = """  triedRole:
    required: Role is required
    notText: Role must be text
    unknown: Role must be one of those listed
    options: { advisor: I would like to advise, analyst: I would like to compute }
  triedLetter:
    required: Letter is required
    notText: Letter must be text
    unstorable: Letter holds characters that cannot be stored
    tooLong: Letter may have at most {limit} characters
"""
TRIED_PAGE = """id: tried
path: /tried
updatedOn: 2026-11-20
title: A tried form of the site | {product}
description: >-
  Try a form of {firm}. Say which role you want and why. We read every letter and answer within two weeks.
blocks:
  - kind: contactHead
    heading: Work with us
    lede: Say what you would like to do, and why.
    promise: Write to us
    form:
      kind: tried
      fields:
        name: { label: Name, placeholder: Your full name }
        email: { label: E-mail, placeholder: name@example.com }
        triedRole: { label: What would you like to do?, placeholder: Choose one }
        triedLetter: { label: Why?, placeholder: A few sentences }
      submitLabel: Apply
      consent: By sending this form you agree that {firm} stores your details to answer. See [privacy](/privacy).
      noticeVersion: "{noticeVersion}"
      thanksHeading: Thank you for applying
"""
THANKS_PAGE = """id: tried-thank-you
path: /tried/thank-you
updatedOn: 2026-11-20
title: "Thank you: we have what you tried | {product}"
description: >-
  What you tried has reached {firm}. We read every letter and answer within two weeks, in writing or by phone.
blocks:
  - kind: statusScreen
    kolam: whole
    heading: Thank you for applying
    text: We read every letter.
    action: { label: Go to the home page, href: / }
    also: { label: Write another, href: /tried }
    phone: true
"""
# One query as a program, staff and the outbox see it; printed as JSON.
ASK = """
import json, sys
from app.commands import create_app
from app.forms.declared import FORM_OF_KIND
from app.queries.search import QueryFilter
from app.queries.query_record import whole_query_as_json
from app.queries.query_store import list_queries
from app.queries.panel.exports import csv_chunks
from app.queries.query_record import list_as_json

kind, good, faulty, search = json.loads(sys.argv[1])
form, app = FORM_OF_KIND[kind], create_app()
commands, client = app.test_cli_runner(), app.test_client()
assert commands.invoke(args=["db", "upgrade"]).exit_code == 0
headers = {"Origin": "http://localhost"}
plain = client.post(form.page, data=good, headers=headers)
with app.app_context():
    page = list_queries(form, QueryFilter(search=search), 10)
    described = client.get("/api/openapi.json").json
    body = described["paths"][form.api]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    print("ANSWERS", json.dumps({
        "faulty": client.post(form.api, json=faulty).json["errors"],
        "plain": [plain.status_code, plain.headers.get("Location")],
        "kept": client.post(form.api, json=good).status_code,
        "listed": list_as_json(form, page)[form.list_name],
        "file": b"".join(csv_chunks(form, page.records)).decode("utf-8-sig"),
        "described": described["components"]["schemas"][body.rpartition("/")[2]],
        "list": f"/api/{form.list_name}-data" in described["paths"],
        "dashboard": form.list_name in described["components"]["schemas"]["Stats"]["properties"],
        "forms": json.loads(commands.invoke(args=["queries", "forms"]).stdout),
    }))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("app", "shared-content", "supervised", "tests/architecture"):
        shutil.copytree(ROOT / name, tmp_path / name)
    schema = Path("ssr-renderer/src/render-request.schema.json")
    (tmp_path / schema).parent.mkdir(parents=True)
    shutil.copy2(ROOT / schema, tmp_path / schema)
    declared = tmp_path / DECLARED
    # This import exists once a shipped form has fields of its own.
    declared.write_text(declared.read_text().replace("PHONE, Form,", "PHONE, Field, Form,"))
    return tmp_path


def put(project: Path, file: str, before: str, text: str) -> None:
    """Insert a text before the only occurrence of `before`."""
    whole = (project / file).read_text(encoding="utf-8")
    assert whole.count(before) == 1, f"{file}: {before}"
    (project / file).write_text(whole.replace(before, text + before), encoding="utf-8")


def join(project: Path, opening: str, name: str) -> None:
    """Append a name to the tuple that opens so, whatever it contains."""
    file = project / DECLARED
    pattern = re.compile(rf"({opening}[^)]*?),?\s*\)", re.DOTALL | re.MULTILINE)
    text, count = pattern.subn(rf"\1, {name})", file.read_text(encoding="utf-8"))
    assert count == 1, opening
    file.write_text(text, encoding="utf-8")


def run(project: Path, *arguments: str, expect: int = 0) -> str:
    """Run Python in the copy; return all its output."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.endswith("_DIR")},
        "DATABASE_URL": f"sqlite:///{project / 'site.sqlite3'}",
        "NOTIFY_EMAIL": "office@example.in",
        "SMTP_URL": "smtp://127.0.0.1:9",
        "MAIL_FROM": "notices@example.in",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = (sys.executable, *arguments)
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == expect, said
    return said


def ask(project: Path, kind: str, good: dict[str, str], faulty: dict[str, str], search: str) -> dict[str, Any]:
    """Send queries to a form of the copy; return what each reader of them sees."""
    said = run(project, "-c", ASK, json.dumps([kind, good, faulty, search]))
    answers: dict[str, Any] = json.loads(next(line for line in said.splitlines() if line.startswith("ANSWERS"))[8:])
    return answers


def test_a_field_in_three_files(project: Path) -> None:
    put(project, DECLARED, "CONTACT = Form(", CITY)
    join(project, r"CONTACT = Form\(.*?fields=\(", "TRIED_CITY")
    # The first message: the declaration needs its words.
    assert "fields.triedCity: is missing" in run(project, "-m", "flask", "content", "check", expect=1)
    put(project, RULES, "thanks:\n", CITY_RULE)
    said = run(project, "-m", "flask", "content", "check", expect=1)
    assert "words of triedCity are missing" in said
    put(project, CONTACT_PAGE, "        message: {", CITY_TEXTS)

    good = {
        "name": "Asha Rao",
        "phone": "+919876543210",
        "email": "asha@example.in",
        "message": "Hi",
        "triedCity": " =Pune ",
    }
    answers = ask(project, "contact", good, {**good, "triedCity": "x" * 81}, "pune")
    assert answers["faulty"] == {"triedCity": "City may have at most 80 characters"}
    assert (answers["plain"], answers["kept"]) == ([303, "/contact/thank-you"], 201)
    [listed] = answers["listed"]
    assert (listed["triedCity"], listed["message"]) == ("=Pune", "Hi")
    heading, row = answers["file"].splitlines()
    assert heading.startswith('"#","Name","Email","Phone","Message"')
    assert '"Tried city","Date (IST)"' in heading
    assert '"\'=Pune"' in row
    assert "triedCity" in answers["described"]["properties"]
    assert "triedCity" not in answers["described"]["required"]


def test_a_form_in_six_files(project: Path) -> None:
    put(project, DECLARED, "FORMS = (", TRIED)
    join(project, r"^FORMS = \(", "TRIED")
    assert "thanks.tried: is missing" in run(project, "-m", "flask", "content", "check", expect=1)
    put(project, RULES, "thanks:\n", TRIED_RULES)
    put(project, RULES, "refusals:\n", "  tried: We have your application.\n")
    (project / "shared-content/pages/contact/tried.yaml").write_text(TRIED_PAGE)
    (project / "shared-content/pages/contact/tried-thank-you.yaml").write_text(THANKS_PAGE)
    put(
        project,
        LEDGER,
        "  - { path: /speakwithadvisor,",
        "  - { path: /tried, name: Tried, state: furnished }\n"
        "  - { path: /tried/thank-you, name: Thank you, state: unlisted }\n",
    )
    assert "add them to tests/architecture/url-ledger.txt" in run(project, *LEDGER_TEST, expect=1)
    with (project / FROZEN).open("a") as frozen:
        frozen.write("/tried\n/tried/thank-you\n")
    run(project, *LEDGER_TEST)

    good = {"name": "Asha Rao", "email": "asha@example.in", "triedRole": "analyst", "triedLetter": "I count.\r\nWell."}
    answers = ask(project, "tried", good, {"name": "Asha", "triedRole": "chief", "phone": "1"}, "well analyst")
    assert answers["faulty"] == {
        "email": "Email is required",
        "triedRole": "Role must be one of those listed",
        "triedLetter": "Letter is required",
        "phone": "This field is not known",
    }
    assert (answers["plain"], answers["kept"]) == ([303, "/tried/thank-you"], 201)
    [listed] = answers["listed"]
    assert (listed["triedRole"], listed["triedLetter"], listed["phone"]) == ("analyst", "I count.\nWell.", "")
    assert answers["file"].startswith('"#","Name","Email","Role","Letter","Date (IST)"')
    assert set(answers["described"]["required"]) == {"name", "email", "triedRole", "triedLetter"}
    assert answers["list"]
    assert answers["dashboard"]
    assert answers["forms"][-1]["kind"] == "tried"


def test_a_faulty_declaration_ends_the_start_by_file_and_field(project: Path) -> None:
    put(project, DECLARED, "FORMS = (", CITY.replace("triedCity", "TriedCity"))
    said = run(project, "-m", "flask", "queries", "forms", expect=1)
    assert "app/forms/declared.py: TriedCity: is not a name for a field" in said
