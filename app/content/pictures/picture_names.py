"""What pictures are called: files of the content folder, uploads, and the addresses at which browsers find them."""

import re
from collections.abc import Mapping
from typing import Literal

PICTURES_PREFIX = "/pictures/"
FOLDER = "pictures/"
UPLOADED = "uploaded/"
"""Before the name of what staff uploaded, where a text names it."""
UPLOAD_TYPE = "image/jpeg"
PICTURE_TYPES = {".jpg": UPLOAD_TYPE, ".jpeg": UPLOAD_TYPE, ".png": "image/png", ".webp": "image/webp"}
"""What pictures may be given as, by the ends of their names."""
WIDTHS_PX = (480, 960, 1600)
DIGEST_DIGITS = 32
MediaType = Literal["image/avif", "image/webp", "image/jpeg"]
MEDIA_TYPES: Mapping[str, MediaType] = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
"""Of the formats a picture is kept in, the smallest first; the last one every browser knows."""
_VARIANT = re.compile(rf"{PICTURES_PREFIX}(([0-9a-f]{{{DIGEST_DIGITS}}})-\d{{1,4}}\.(avif|webp|jpg))")
_UPLOADED = re.compile(rf"{UPLOADED}([0-9a-f]{{{DIGEST_DIGITS}}})\.jpg")


def variant_name(path: str) -> str | None:
    """Return the name of the file that a path asks for, None where it is no picture's."""
    found = _VARIANT.fullmatch(path)
    return found[1] if found else None


def digest_in(variant: str) -> str:
    """Return the digest of the picture that a variant was made of."""
    return variant[:DIGEST_DIGITS]


def media_type_of(variant: str) -> str:
    """Return the media type of a variant, by its name."""
    return MEDIA_TYPES[variant.rpartition(".")[2]]


def uploaded_name(digest: str) -> str:
    """Return what texts call an uploaded picture."""
    return f"{UPLOADED}{digest}.jpg"


def digest_in_upload(name: str) -> str | None:
    """Return the digest of an uploaded picture by what texts call it, None of any other name."""
    found = _UPLOADED.fullmatch(name)
    return found[1] if found else None


def uploads_named(text: str) -> set[str]:
    """Return the digests of the uploaded pictures that a text names."""
    return set(_UPLOADED.findall(text))
