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
    """Return all files of the client build by address; none before the first build."""
    build = find_client_build(client_dist_dir)
    if build is None:
        return {}
    files = {}
    for path in (client_dist_dir / "assets").rglob("*"):
        if path.suffix in MEDIA_TYPES and path.is_file():
            address = ASSETS_PREFIX + path.relative_to(client_dist_dir / "assets").as_posix()
            files[address] = AssetFile(path, MEDIA_TYPES[path.suffix], CACHE_HASHED_ASSET)
    for address, file in build.root_files.items():
        if file.path.is_file():
            files[address] = AssetFile(file.path, file.media_type, CACHE_ROOT_FILE)
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
