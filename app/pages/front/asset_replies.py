"""Ready replies for the files of the client build: hashed assets for a year, root files for an hour."""

from dataclasses import dataclass, replace
from pathlib import Path

from app.pages.front.client_build import find_client_build
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_ROOT_FILE, Header

ASSETS_PREFIX = "/assets/"
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
}
_SIBLINGS: tuple[tuple[Encoding, str], ...] = (("identity", ""), ("br", ".br"), ("gzip", ".gz"))


@dataclass(frozen=True, slots=True)
class AssetFile:
    """A file of the client build and how it is sent; packed ones may lie beside it."""

    path: Path
    media_type: str
    cache_control: str
    protection: tuple[Header, ...] = ASSET_HEADERS
    in_memory: bool = True


def asset_files(client_dist_dir: Path) -> dict[str, AssetFile]:
    """Return all files of the client build by their path in URLs; none before the first build."""
    build = find_client_build(client_dist_dir)
    if build is None:
        return {}
    files = {}
    for file in (client_dist_dir / "assets").rglob("*"):
        if file.suffix in MEDIA_TYPES and file.is_file():
            path = ASSETS_PREFIX + file.relative_to(client_dist_dir / "assets").as_posix()
            files[path] = AssetFile(file, MEDIA_TYPES[file.suffix], CACHE_HASHED_ASSET)
    for path, root_file in build.root_files.items():
        if root_file.path.is_file():
            files[path] = AssetFile(root_file.path, root_file.media_type, CACHE_ROOT_FILE)
    return files


def asset_reply(asset: AssetFile) -> ReadyReply:
    """Return the reply of a file. Raises OSError when it cannot be read any more."""
    bodies = {}
    for encoding, suffix in _SIBLINGS:
        file = asset.path.with_name(asset.path.name + suffix)
        if suffix == "" or file.is_file():
            bodies[encoding] = file.read_bytes()
    headers = [*asset.protection, ("Content-Type", asset.media_type), ("Cache-Control", asset.cache_control)]
    reply = prepare_reply(bodies, etag_stem=content_hash(bodies["identity"]), headers=headers)
    return replace(reply, in_memory=asset.in_memory)
