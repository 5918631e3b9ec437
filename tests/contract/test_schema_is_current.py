"""The files made from the render contract are those the models give today."""

import json
import subprocess

from app.content.schema import SCHEMA_FILE, contract_id, render_request_schema
from app.settings import ROOT

TYPES_FILE = ROOT / "client" / "src" / "content" / "types.ts"
ADVICE = "is stale: run `make schema`"
PRINT_TYPES = (
    'import { readFileSync } from "node:fs";'
    'import { typesFromSchema } from "./client/bundling/build-types.ts";'
    'process.stdout.write(await typesFromSchema(readFileSync(process.argv[1], "utf8")));'
)


def test_the_schema_file_is_current() -> None:
    assert SCHEMA_FILE.read_text(encoding="utf-8") == render_request_schema(), f"{SCHEMA_FILE.name} {ADVICE}"


def test_the_client_s_types_are_current() -> None:
    command = ["node", "--input-type=module", "--eval", PRINT_TYPES, str(SCHEMA_FILE)]
    types = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60).stdout
    assert TYPES_FILE.read_text(encoding="utf-8") == types, f"{TYPES_FILE.name} {ADVICE}"


def test_the_schema_is_closed_and_camel_case() -> None:
    schema = json.loads(render_request_schema())
    for definition in [schema, *schema["$defs"].values()]:
        assert definition["additionalProperties"] is False
        assert sorted(definition["required"]) == sorted(definition["properties"])
        assert not [name for name in definition["properties"] if "_" in name]


def test_the_contract_has_a_name_of_twelve_hex_digits() -> None:
    assert len(contract_id()) == 12
    assert int(contract_id(), 16) > 0
