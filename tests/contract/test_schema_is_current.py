"""The files generated from the render contract match today's models."""

import json
import subprocess
from pathlib import Path

from app.configuration.root import ROOT
from app.content.documents.render_request import render_request_schema
from app.content.snapshots.variant import SCHEMA_FILE, contract_id
from app.operations.api_description import describe_api
from app.queries.cli import forms_as_json
from tests.app.operations.api_app import SESSION_COOKIE, build_api_app
from tests.app.queries.query_app import form_rules
from tests.waiting import START_LIMIT_S

CLIENT = ROOT / "client" / "src"
ADVICE = "is stale: run `make schema`"
PRINT_TYPES = (
    'import { text } from "node:stream/consumers";'
    'import { typesFromDescription, typesFromSchema } from "./client/bundling/build-types.ts";'
    "const make = { contract: typesFromSchema, api: typesFromDescription }[process.argv[1]];"
    "process.stdout.write(await make(await text(process.stdin)));"
)


def test_the_schema_file_is_current() -> None:
    assert SCHEMA_FILE.read_text(encoding="utf-8") == render_request_schema(), f"{SCHEMA_FILE.name} {ADVICE}"


def test_the_client_s_types_of_the_contract_are_current() -> None:
    assert_current(CLIENT / "content" / "types.ts", "contract", SCHEMA_FILE.read_text(encoding="utf-8"))


def test_the_client_s_types_of_the_api_are_current() -> None:
    app = build_api_app("sqlite:////nowhere/site.sqlite3")
    description = describe_api(app, form_rules(), session_cookie=SESSION_COOKIE)
    assert_current(CLIENT / "api" / "types.ts", "api", json.dumps(description))


def assert_current(file: Path, kind: str, text: str) -> None:
    command = ["node", "--input-type=module", "--eval", PRINT_TYPES, kind]
    types = subprocess.run(
        command, cwd=ROOT, input=text, capture_output=True, text=True, check=True, timeout=START_LIMIT_S
    ).stdout
    assert file.read_text(encoding="utf-8") == types, f"{file} {ADVICE}"


def test_the_schema_is_closed_and_camel_case() -> None:
    schema = json.loads(render_request_schema())
    for definition in [schema, *schema["$defs"].values()]:
        assert definition["additionalProperties"] is False
        assert sorted(definition["required"]) == sorted(definition["properties"])
        assert not [name for name in definition["properties"] if "_" in name]


def test_the_contract_has_a_name_of_twelve_hex_digits() -> None:
    assert len(contract_id()) == 12
    assert int(contract_id(), 16) > 0


def test_the_client_s_list_of_forms_is_current() -> None:
    file = CLIENT / "api" / "forms.json"
    assert file.read_text(encoding="utf-8") == forms_as_json(), f"{file} {ADVICE}"
