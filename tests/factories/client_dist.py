"""A small client build."""

import gzip
import json
from pathlib import Path

import brotli

STYLESHEET = b"body { color: black }\n" * 40


def write_client_dist(folder: Path, build_id: str = "build000001") -> Path:
    """Write a client build into the folder, as `make build` would."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    stylesheet = folder / "assets" / "site.0123456789.css"
    stylesheet.write_bytes(STYLESHEET)
    stylesheet.with_name(stylesheet.name + ".br").write_bytes(brotli.compress(STYLESHEET))
    stylesheet.with_name(stylesheet.name + ".gz").write_bytes(gzip.compress(STYLESHEET))
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    root_files = {"/favicon.svg": {"file": "favicon.svg", "type": "image/svg+xml"}}
    url = f"/assets/{stylesheet.name}"
    manifest = {
        "buildId": build_id,
        "flavour": "test",
        "themeColour": "#fafafa",
        "stylesheets": {"site": [{"url": url, "kinds": []}], "staff": url},
        "rootFiles": root_files,
    }
    (folder / "manifest.json").write_text(json.dumps(manifest))
    return folder
