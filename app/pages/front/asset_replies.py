"""Ready replies for the files of the client build: hashed assets for a year, root files for an hour."""

from pathlib import Path

from app.http.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_ROOT_FILE, Header
from app.pages.front.client_build import ClientBuildError, read_client_build
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import MemoryBudget, ReadyReply, prepare_reply

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


def asset_replies(client_dist_dir: Path, memory: MemoryBudget) -> dict[str, ReadyReply]:
    """Return replies by address for all files of the client build; none before the first build."""
    try:
        build = read_client_build(client_dist_dir)
    except ClientBuildError:
        return {}
    replies = {}
    for path in sorted((client_dist_dir / "assets").rglob("*")):
        if path.suffix in MEDIA_TYPES and path.is_file():
            address = ASSETS_PREFIX + path.relative_to(client_dist_dir / "assets").as_posix()
            headers = _headers(MEDIA_TYPES[path.suffix], CACHE_HASHED_ASSET)
            replies[address] = _reply(path, headers, memory)
    for address, file in build.root_files.items():
        if file.path.is_file():
            replies[address] = _reply(file.path, _headers(file.media_type, CACHE_ROOT_FILE), memory)
    return replies


def _headers(media_type: str, cache_control: str) -> list[Header]:
    return [*ASSET_HEADERS, ("Content-Type", media_type), ("Cache-Control", cache_control)]


def _reply(path: Path, headers: list[Header], memory: MemoryBudget) -> ReadyReply:
    bodies = {}
    for encoding, suffix in _SIBLINGS:
        file = path.with_name(path.name + suffix)
        if file.is_file():
            bodies[encoding] = memory.keep(file.read_bytes(), file)
    return prepare_reply(bodies, etag_stem=content_hash(path.read_bytes()), headers=headers)
