"""Names of pictures: files of the content folder, uploads, and addresses for browsers."""

import re
from collections.abc import Mapping
from typing import Literal

PICTURES_PREFIX = "/pictures/"
FOLDER = "pictures/"
UPLOADED = "uploaded/"
"""The prefix of an upload's name in texts."""
UPLOAD_TYPE = "image/jpeg"
PICTURE_TYPES = {".jpg": UPLOAD_TYPE, ".jpeg": UPLOAD_TYPE, ".png": "image/png", ".webp": "image/webp"}
"""The file name endings of pictures that are accepted."""
WIDTHS_PX = (480, 960, 1600)
DIGEST_DIGITS = 32
MediaType = Literal["image/avif", "image/webp", "image/jpeg"]
MEDIA_TYPES: Mapping[str, MediaType] = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
"""The formats in which a picture is kept, the smallest first. Every browser knows the last one."""
_VARIANT = re.compile(rf"{PICTURES_PREFIX}(([0-9a-f]{{{DIGEST_DIGITS}}})-\d{{1,4}}\.(avif|webp|jpg))")
_UPLOADED = re.compile(rf"{UPLOADED}([0-9a-f]{{{DIGEST_DIGITS}}})\.jpg")


def variant_name(path: str) -> str | None:
    """Return the name of the file for a path, None if it is no picture's path."""
    found = _VARIANT.fullmatch(path)
    return found[1] if found else None


def digest_in(variant: str) -> str:
    """Return the digest of the picture that a variant was made of."""
    return variant[:DIGEST_DIGITS]


def media_type_of(variant: str) -> str:
    """Return the media type of a variant, by its name."""
    return MEDIA_TYPES[variant.rpartition(".")[2]]


def uploaded_name(digest: str) -> str:
    """Return the name of an uploaded picture in texts."""
    return f"{UPLOADED}{digest}.jpg"


def digest_in_upload(name: str) -> str | None:
    """Return the digest of an uploaded picture from its name in texts, None for any other name."""
    found = _UPLOADED.fullmatch(name)
    return found[1] if found else None


def uploads_named(text: str) -> set[str]:
    """Return the digests of the uploaded pictures that a text names."""
    return set(_UPLOADED.findall(text))
