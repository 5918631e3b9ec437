"""Prepares a photograph for showing: upright, sRGB, without data on place and person. Pure."""

from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from app.content.pictures.isolated_conversion import PictureRefusedError
from app.content.pictures.picture_folder import MEDIA_TYPES, WIDTHS_PX

MOST_MEGAPIXELS = 40
_TOO_LARGE = f"has more than {MOST_MEGAPIXELS} megapixels: save it smaller"
LONGEST_SIDE_PX = 2400
"""The longest side of a kept upload, and of the picture from which smaller ones are made."""
_SAVED: dict[str, dict[str, int]] = {
    "avif": {"quality": 50, "speed": 6, "max_threads": 1},
    "webp": {"quality": 78, "method": 4},
    "jpg": {"quality": 80, "progressive": True, "optimize": True},
}
_TAKEN = ("JPEG", "PNG", "WEBP")
_SRGB = ImageCms.createProfile("sRGB")


def read_picture(data: bytes) -> Image.Image:
    """Return the file's first picture, at most LONGEST_SIDE_PX wide and high. Raises PictureRefusedError."""
    try:
        image = Image.open(BytesIO(data), formats=_TAKEN)
        if image.width * image.height > MOST_MEGAPIXELS * 1_000_000:
            raise PictureRefusedError(_TOO_LARGE)
        # A JPEG is decoded only as large as needed.
        image.draft(None, (LONGEST_SIDE_PX, LONGEST_SIDE_PX))
        image.load()
        upright = _in_srgb(ImageOps.exif_transpose(image))
        upright.thumbnail((LONGEST_SIDE_PX, LONGEST_SIDE_PX), Image.Resampling.LANCZOS)
        # Only the pixels, because some formats would also write a file's other data.
        return Image.frombytes("RGB", upright.size, upright.tobytes())
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise PictureRefusedError(_TOO_LARGE) from None
    except UnidentifiedImageError:
        raise PictureRefusedError("is not a picture: give a JPEG, PNG or WebP") from None
    except (OSError, SyntaxError, ValueError):
        raise PictureRefusedError("is damaged or incomplete: save it again") from None


def cleaned(image: Image.Image) -> bytes:
    """Return `image`, a result of `read_picture`, as the JPEG file to keep."""
    return _saved(image, "jpg", quality=90)


def variants(image: Image.Image) -> Iterator[tuple[str, bytes]]:
    """Yield each smaller copy with the end of its name, such as `480.avif`: widths up to the image's, all formats."""
    for width in [width for width in WIDTHS_PX if width <= image.width] or [image.width]:
        height = max(1, round(image.height * width / image.width))
        smaller = image.resize((width, height), Image.Resampling.LANCZOS)
        for suffix in MEDIA_TYPES:
            yield f"{width}.{suffix}", _saved(smaller, suffix)


def _in_srgb(image: Image.Image) -> Image.Image:
    """Return `image` in RGB; transparent areas become white."""
    profile = image.info.get("icc_profile")
    if image.has_transparency_data:
        coloured = image.convert("RGBA")
        image = Image.new("RGB", image.size, "white")
        image.paste(coloured, mask=coloured.getchannel("A"))
    if profile is not None:
        # A profile may be unreadable or made for other colours than the picture's. Most viewers ignore it too.
        with suppress(ImageCms.PyCMSError, OSError):
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            image = ImageCms.profileToProfile(image, source, _SRGB, outputMode="RGB") or image
    return image.convert("RGB")


def _saved(image: Image.Image, suffix: str, **how: int) -> bytes:
    sink = BytesIO()
    image.save(sink, "JPEG" if suffix == "jpg" else suffix.upper(), **(_SAVED[suffix] | how))
    return sink.getvalue()
