"""Ready replies for files: those of the client build and of earlier builds, share images, and pictures."""

import re
from collections.abc import Mapping
from pathlib import Path

from app.configuration.files import keep_files, write_whole
from app.configuration.settings import Settings
from app.content.known_paths import share_image_digest
from app.content.pictures.picture_folder import media_type_of, variant_name
from app.pages.client_build import find_client_build
from app.pages.negotiation import Encoding
from app.pages.page_store.stored_page import content_hash
from app.pages.replies.ready_reply import ReadyReply, prepare_reply
from app.web.response_headers import ASSET_HEADERS, CACHE_HASHED_ASSET, CACHE_ROOT_FILE, SHARE_IMAGE_HEADERS, Header

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
_ASSET = re.compile(r"/assets/([A-Za-z0-9_-][A-Za-z0-9._-]*)")
_SIBLINGS: tuple[tuple[Encoding, str], ...] = (("br", ".br"), ("gzip", ".gz"))


class SiteFiles:
    """Finds files by their paths in URLs. `root_files` are those of the build with a fixed path, and their types."""

    def __init__(self, settings: Settings) -> None:
        build = find_client_build(settings.client_dist_dir)
        self._root_files: Mapping[str, str] = {} if build is None else build.root_files
        self._client_dist_dir = settings.client_dist_dir
        self._kept_assets_dir = settings.kept_assets_dir
        self._pictures_dir = settings.pictures_dir
        self._images_dir = settings.cards_dir

    def reply(self, path: str) -> ReadyReply | None:
        """Return the reply of a path, None where there is no file. Raises OSError if the file cannot be read."""
        asset = _ASSET.fullmatch(path)
        if asset is not None:
            return self._asset(asset[1])
        if path in self._root_files:
            return file_reply(self._client_dist_dir / path[1:], self._root_files[path], CACHE_ROOT_FILE)
        if share_image_digest(path) is not None:
            return file_reply(
                self._images_dir / Path(path).name, MEDIA_TYPES[".png"], CACHE_HASHED_ASSET, SHARE_IMAGE_HEADERS
            )
        picture = variant_name(path)
        if picture is not None:
            return file_reply(self._pictures_dir / picture, media_type_of(picture), CACHE_HASHED_ASSET)
        return None

    def _asset(self, name: str) -> ReadyReply | None:
        """Return a hashed file of this build or of an earlier one.

        A page that was loaded before a release still asks for the files it names, some of them only when a visitor
        touches something.
        """
        media_type = MEDIA_TYPES.get(Path(name).suffix)
        if media_type is None:
            return None
        newest = file_reply(self._client_dist_dir / "assets" / name, media_type, CACHE_HASHED_ASSET)
        return newest or file_reply(self._kept_assets_dir / name, media_type, CACHE_HASHED_ASSET)


def file_reply(
    file: Path, media_type: str, cache_control: str, protection: tuple[Header, ...] = ASSET_HEADERS
) -> ReadyReply | None:
    """Return the reply of a file, None if there is none; packed ones may lie beside it. Raises OSError."""
    if not file.is_file():
        return None
    bodies: dict[Encoding, bytes] = {"identity": file.read_bytes()}
    for encoding, suffix in _SIBLINGS:
        packed = file.with_name(file.name + suffix)
        if packed.is_file():
            bodies[encoding] = packed.read_bytes()
    headers = [*protection, ("Content-Type", media_type), ("Cache-Control", cache_control)]
    return prepare_reply(bodies, etag_stem=content_hash(bodies["identity"]), headers=headers)


def keep_assets(client_dist_dir: Path, kept_assets_dir: Path) -> None:
    """Keep a build's hashed files beside all releases; delete those unused for thirty days. Raises OSError."""
    files = list((client_dist_dir / "assets").iterdir())
    for file in files:
        kept = kept_assets_dir / file.name
        if not kept.exists():
            write_whole(kept, file.read_bytes())
    keep_files(kept_assets_dir, [file.name for file in files])
