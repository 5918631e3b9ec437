"""Settings for tests: nothing of the machine's environment, everything below one folder."""

from pathlib import Path
from typing import Any

from app.settings import Settings


def build_settings(folder: Path, **changes: Any) -> Settings:
    """Settings whose database, pid files, page store and client build lie below the folder.

    Snapshots of the shipped content are shared by all tests: they are known by all they depend on.
    """
    values: dict[str, Any] = {
        "app_env": "test",
        "database_url": f"sqlite:////{str(folder).lstrip('/')}/site.sqlite3",
        "page_store_dir": folder / "pages",
        "kept_assets_dir": folder / "assets",
        "cards_dir": folder / "cards",
        "publications_dir": folder / "publications",
        "web_pid_file": folder / "web.pid",
        "worker_pid_file": folder / "worker.pid",
        "client_dist_dir": folder / "client" / "dist",
        "renderer_url": "http://127.0.0.1:9",
        "web_threads": 8,
        "log_level": "info",
    }
    if "content_dir" in changes:
        values["snapshot_dir"] = folder / "snapshots"
    return Settings(**(values | changes))
