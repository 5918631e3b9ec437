"""What the client build left behind: its id and its files."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.errors import StartupError

UNBUILT_ID = "unbuilt"
MANIFEST = "manifest.json"


class ClientBuildError(StartupError):
    """The client is not built, or its manifest is unusable."""


@dataclass(frozen=True)
class RootFile:
    """A file with a fixed address: where it lies and its media type."""

    path: Path
    media_type: str


@dataclass(frozen=True)
class ClientBuild:
    """`client/dist`: `root_files` by their address, such as `/favicon.svg`."""

    build_id: str
    root_files: dict[str, RootFile]


def read_client_build(client_dist_dir: Path) -> ClientBuild:
    """Read the manifest of the client build. Raises ClientBuildError."""
    manifest = client_dist_dir / MANIFEST
    shown = f"{client_dist_dir.parent.name}/{client_dist_dir.name}/{MANIFEST}"
    try:
        return _parse(json.loads(manifest.read_bytes()), client_dist_dir)
    except FileNotFoundError:
        raise ClientBuildError(f"{shown} is missing: run `make build`") from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ClientBuildError(f"{shown} is not usable ({error!r}): run `make build`") from None


def build_id_or_unbuilt(client_dist_dir: Path) -> str:
    """Return the build id; commands that draw nothing also work before the first build."""
    try:
        return read_client_build(client_dist_dir).build_id
    except ClientBuildError:
        return UNBUILT_ID


def _parse(manifest: dict[str, Any], client_dist_dir: Path) -> ClientBuild:
    files = {
        address: RootFile(client_dist_dir / entry["file"], entry["type"])
        for address, entry in manifest.get("rootFiles", {}).items()
    }
    return ClientBuild(build_id=str(manifest["buildId"]), root_files=files)
