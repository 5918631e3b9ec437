"""A staff API route with a panel on the dashboard, by the recipe of `docs/changes.md`: three files."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.configuration.root import ROOT

COPIED = ("app", "client", "shared-content", "ssr-renderer", "supervised")
SINGLE_FILES = ("package.json", "package-lock.json", "requirements.lock", "tsconfig.json")
LEFT_OUT = shutil.ignore_patterns("node_modules", "*.test.ts", "*.test.tsx")
pytestmark = pytest.mark.heavy
ROUTES = "app/dashboard/routes.py"
SECTION = "client/src/staff/dashboard/dashboard-section.tsx"
PANEL = "client/src/staff/dashboard/open-drafts.tsx"

REPLY = '''class OpenDraftsReply(TypedDict):
    """How many drafts of one kind are open."""

    kind: str
    count: Count


'''
VIEW = '''    @routes.get("/api/open-drafts")
    @api_view(Access.STAFF)
    def show_open_drafts() -> OpenDraftsReply:
        """How many drafts of figures are open."""
        return {"kind": "figures", "count": 7}

'''
COMPONENT = """import type { ReactElement } from "react";
import type { OpenDraftsReply } from "../../api/types.ts";
import { useAnswer } from "../session/use-answer.ts";

/** How many drafts are open; nothing while there are none. */
export function OpenDrafts(): ReactElement | null {
  const { data } = useAnswer<OpenDraftsReply>("/api/open-drafts");
  return data === null || data.count === 0 ? null : <p>{`${data.count} of ${data.kind}`}</p>;
}
"""
# Its imports are checked with it; the whole client would take five times as long.
TYPES_OF_SECTION = {"extends": "./tsconfig.json", "include": [SECTION, "client/types", "client/generated/dom.d.ts"]}
ASK = """
from app.commands import create_app

print(create_app().test_client().get("/api/open-drafts").status_code)
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which the recipe was followed."""
    folder = tmp_path_factory.mktemp("project")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in SINGLE_FILES:
        shutil.copy2(ROOT / name, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    insert(folder / ROUTES, "def create_dashboard_routes", REPLY)
    insert(folder / ROUTES, '    @routes.post("/api/outbox/', VIEW)
    insert(folder / ROUTES, "from app.members.audit_log", "from app.web.wire_values import Count\n")
    (folder / PANEL).write_text(COMPONENT)
    insert(folder / SECTION, "import { QueryPerformance }", 'import { OpenDrafts } from "./open-drafts.tsx";\n')
    insert(folder / SECTION, "    </>\n  );\n}\n\nfunction Notices", "      <OpenDrafts />\n")
    return folder


def insert(file: Path, before: str, text: str) -> None:
    """Insert a text before the only occurrence of `before`."""
    whole = file.read_text()
    assert whole.count(before) == 1, f"{file}: {before}"
    file.write_text(whole.replace(before, text + before))


def run(project: Path, *command: str, given: str = "", expect: int = 0) -> str:
    """Run a command in the copy; return its output."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.endswith("_DIR")},
        "DATABASE_URL": f"sqlite:///{project / 'site.sqlite3'}",
    }
    done = subprocess.run(
        command, cwd=project, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout + (done.stderr if expect else "")


def test_the_recipe_is_enough(project: Path) -> None:
    described = run(project, sys.executable, "-m", "flask", "api", "describe")
    route = json.loads(described)["paths"]["/api/open-drafts"]["get"]
    assert route["summary"] == "How many drafts of figures are open"
    assert {"200", "401", "503"} <= set(route["responses"])

    run(project, "node", "client/bundling/build-types.ts", "api", given=described)
    assert "export type OpenDraftsReply = {" in (project / "client/src/api/types.ts").read_text()
    (project / "tsconfig.section.json").write_text(json.dumps(TYPES_OF_SECTION))
    run(project, str(ROOT / "node_modules/.bin/tsc"), "--noEmit", "-p", "tsconfig.section.json")
    assert run(project, sys.executable, "-c", ASK).splitlines()[-1] == "401"


def test_the_first_error_names_the_route(project: Path) -> None:
    routes = project / ROUTES
    whole = routes.read_text()
    routes.write_text(whole.replace(VIEW, VIEW.replace("@api_view(Access.STAFF)\n    ", "")))
    try:
        said = run(project, sys.executable, "-c", ASK, expect=1)
    finally:
        routes.write_text(whole)
    assert "declare staff_dashboard.show_open_drafts with @api_view(...) below its route /api/open-drafts" in said
