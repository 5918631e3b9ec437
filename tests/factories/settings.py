"""Settings for tests: independent of the machine's environment, with everything below one folder."""

from pathlib import Path
from typing import Any

from app.configuration.settings import Settings
from tests.waiting import LIMIT_S

# A slow machine may take long to render a page. Tests of a halted renderer set a short limit themselves.
_PATIENT = {"renderer_connect_timeout_s": LIMIT_S, "renderer_read_timeout_s": LIMIT_S}
PATIENT_ENVIRONMENT = {name.upper(): str(limit_s) for name, limit_s in _PATIENT.items()}


def build_settings(folder: Path, **changes: Any) -> Settings:
    """Settings whose database, pid files, page store and client build lie below the folder.

    Snapshots of the shipped content are shared by all tests: they are known by all they depend on.
    """
    values: dict[str, Any] = {
        "app_env": "test",
        "database_url": f"sqlite:////{str(folder).lstrip('/')}/site.sqlite3",
        "page_store_dir": folder / "pages",
        "kept_assets_dir": folder / "assets",
        "pictures_dir": folder / "pictures",
        "cards_dir": folder / "cards",
        "publications_dir": folder / "publications",
        "web_pid_file": folder / "web.pid",
        "worker_pid_file": folder / "worker.pid",
        "client_dist_dir": folder / "client" / "dist",
        "renderer_url": "http://127.0.0.1:9",
        "web_threads": 8,
        "log_level": "info",
        **_PATIENT,
    }
    if "content_dir" in changes:
        values["snapshot_dir"] = folder / "snapshots"
    return Settings(**(values | changes))
