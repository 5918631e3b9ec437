"""`flask release` for `make run`: if the content has faults, waits until they are fixed and starts again."""

import subprocess
import time
from pathlib import Path

from app.configuration.settings import Settings
from app.content.errors import FAULTS_STATUS
from app.content.snapshots.folder_files import stats_digest

COMMAND = ("flask", "release", "--first-member")
LOOK_EVERY_S = 1.0


def release_site(environment: dict[str, str]) -> int:
    """Prepare database and pages; return the exit status.

    In production nobody edits the content, so it does not wait.
    """
    # Show only warnings, unless LOG_LEVEL says otherwise.
    variables = {"LOG_LEVEL": "warning"} | environment
    content_dir = Path(environment.get("CONTENT_DIR") or Settings.model_fields["content_dir"].default)
    while True:
        # Taken before the release reads the content: a fix meanwhile also counts as a change.
        seen = stats_digest(content_dir)
        status = subprocess.run(COMMAND, env=variables, check=False).returncode
        if status != FAULTS_STATUS or environment.get("APP_ENV") == "production":
            return status
        print(f"==> Waiting for a change in {content_dir}: fix the faults named above (Ctrl-C ends)", flush=True)
        while stats_digest(content_dir) == seen:
            time.sleep(LOOK_EVERY_S)
        print("==> The content has changed, trying again", flush=True)
