"""The client build: its id, its files, and the variant of the content that it renders."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from app.configuration.settings import Settings
from app.content.snapshots.variant import SiteVariant
from app.web.errors import StartupError

UNBUILT_ID = "unbuilt"
FONTS = "fonts"
MANIFEST = "manifest.json"


class ClientBuildError(StartupError):
    """The client is not built, or its manifest is unusable."""


@dataclass(frozen=True)
class ClientBuild:
    """`client/dist`: `root_files` are files with a fixed path, such as `/favicon.svg`, and their media types."""

    build_id: str
    theme_colour: str
    root_files: Mapping[str, str]


def read_client_build(client_dist_dir: Path) -> ClientBuild:
    """Read the manifest of the client build. Raises ClientBuildError."""
    shown = f"{client_dist_dir.parent.name}/{client_dist_dir.name}/{MANIFEST}"
    try:
        manifest = json.loads((client_dist_dir / MANIFEST).read_bytes())
        root_files = {path: entry["type"] for path, entry in manifest.get("rootFiles", {}).items()}
        return ClientBuild(str(manifest["buildId"]), str(manifest["themeColour"]), root_files)
    except FileNotFoundError:
        raise ClientBuildError(f"{shown} is missing: run `make build`") from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ClientBuildError(f"{shown} is not usable ({error!r}): run `make build`") from None


def find_client_build(client_dist_dir: Path) -> ClientBuild | None:
    """Return the client build, None before the first: commands that render nothing also work without one."""
    try:
        return read_client_build(client_dist_dir)
    except ClientBuildError:
        return None


def build_id(client: ClientBuild | None, renderer_bundle: Path) -> str:
    """Return an id of everything that renders: the browser files must match the markup of the renderer's bundle."""
    if client is None or not renderer_bundle.is_file():
        return UNBUILT_ID
    return f"{client.build_id}-{sha256(renderer_bundle.read_bytes()).hexdigest()[:10]}"


def drawing_id(share_images_bundle: Path) -> str:
    """Return an id of the program that draws share images and of its fonts; UNBUILT_ID before the first build."""
    try:
        digest = sha256(share_images_bundle.read_bytes())
        for font in sorted((share_images_bundle.parent / FONTS).iterdir()):
            digest.update(font.read_bytes())
    except OSError:
        return UNBUILT_ID
    return digest.hexdigest()[:10]


def site_variant(settings: Settings) -> SiteVariant:
    """Return the variant of this environment, as far as client build and renderer's programs exist."""
    client = find_client_build(settings.client_dist_dir)
    return SiteVariant(
        origin=settings.public_origin,
        build_id=build_id(client, settings.renderer_bundle),
        geocoder_url=settings.geocoder_url,
        share_images_drawn_by=drawing_id(settings.share_images_bundle),
        shows_samples=settings.shows_samples,
    )
