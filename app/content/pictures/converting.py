"""Turns a photograph into one that may be shown: upright, sRGB, without data on place and person. Pure."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from app.content.pictures.convert_apart import PictureRefusedError
from app.content.pictures.picture_folder import MEDIA_TYPES, WIDTHS_PX

MOST_MEGAPIXELS = 40
_TOO_LARGE = f"has more than {MOST_MEGAPIXELS} megapixels: save it smaller"
LONGEST_SIDE_PX = 2400
"""The longest side of a kept upload, and of the picture from which smaller ones are made."""
_PORTRAIT_PX = 480 * 600
_PORTRAIT_BYTES = 45_000
_AVIF_QUALITIES = (60, 50, 40, 30)
_SAVED = {"webp": {"quality": 78, "method": 4}, "jpg": {"quality": 80, "progressive": True, "optimize": True}}
_TAKEN = ("JPEG", "PNG", "WEBP")
_SRGB = ImageCms.createProfile("sRGB")
_WITH_ALPHA = frozenset({"RGBA", "LA", "PA", "La", "RGBa"})
_OF_16_BITS = frozenset({"I", "I;16", "I;16B", "I;16L", "F"})


def read_picture(data: bytes) -> Image.Image:
    """Return the picture, at most LONGEST_SIDE_PX wide and high, whatever its file's name.

    Raises PictureRefusedError.
    """
    try:
        image = Image.open(BytesIO(data), formats=_TAKEN)
        # A phone's JPEG may hold a second picture for depth; other formats with several frames are animations.
        if image.format != "MPO" and getattr(image, "is_animated", False):
            raise PictureRefusedError("moves: give a picture of one frame")
        if image.width * image.height > MOST_MEGAPIXELS * 1_000_000:
            raise PictureRefusedError(_TOO_LARGE)
        # A JPEG is decoded only as large as needed.
        image.draft(None, (LONGEST_SIDE_PX, LONGEST_SIDE_PX))
        image.load()
        return _plain(_in_srgb(ImageOps.exif_transpose(_of_8_bits(image))))
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise PictureRefusedError(_TOO_LARGE) from None
    except UnidentifiedImageError:
        raise PictureRefusedError("is no picture: give a JPEG, PNG or WebP") from None
    except (OSError, SyntaxError, ValueError):
        raise PictureRefusedError("is damaged or cut off: save it anew") from None


def cleaned(image: Image.Image) -> bytes:
    """Return the picture that was read as a JPEG for keeping."""
    return _saved(image, "jpg", quality=90)


def variants(image: Image.Image) -> Iterator[tuple[str, bytes]]:
    """Yield the picture that was read in every width and format, each with its name's end, such as `480.avif`."""
    for width in [width for width in WIDTHS_PX if width <= image.width] or [image.width]:
        height = max(1, round(image.height * width / image.width))
        smaller = image.resize((width, height), Image.Resampling.LANCZOS)
        for suffix in MEDIA_TYPES:
            yield f"{width}.{suffix}", _avif(smaller) if suffix == "avif" else _saved(smaller, suffix)


def _of_8_bits(image: Image.Image) -> Image.Image:
    """Return it small, in a mode whose colours can be converted."""
    if image.mode in _OF_16_BITS:
        image = image.point(lambda value: value * (1 / 256)).convert("L")
    elif image.mode == "P" or "transparency" in image.info:
        image = image.convert("RGBA")
    image.thumbnail((LONGEST_SIDE_PX, LONGEST_SIDE_PX), Image.Resampling.LANCZOS)
    return image


def _in_srgb(image: Image.Image) -> Image.Image:
    profile = image.info.get("icc_profile")
    if image.mode in _WITH_ALPHA:
        coloured = image.convert("RGBA")
        image = Image.new("RGB", image.size, "white")
        image.paste(coloured, mask=coloured.getchannel("A"))
    if profile is not None:
        try:
            found = ImageCms.profileToProfile(
                image, ImageCms.ImageCmsProfile(BytesIO(profile)), _SRGB, outputMode="RGB"
            )
            return image if found is None else found
        except (ImageCms.PyCMSError, OSError):
            # A profile that nobody can read, or that has other colours than the picture: most viewers ignore it as
            # well.
            return image.convert("RGB")
    return image.convert("RGB")


def _plain(image: Image.Image) -> Image.Image:
    """Return only the pixels, because some formats would also write a file's other data."""
    return Image.frombytes("RGB", image.size, image.tobytes())


def _avif(image: Image.Image) -> bytes:
    """Return it as AVIF. If it needs more bytes than a portrait may have, return it with fewer details."""
    most_bytes = _PORTRAIT_BYTES * image.width * image.height / _PORTRAIT_PX
    for quality in _AVIF_QUALITIES:
        saved = _saved(image, "avif", quality=quality, speed=6, max_threads=1)
        if len(saved) <= most_bytes:
            break
    return saved


def _saved(image: Image.Image, suffix: str, **how: int) -> bytes:
    sink = BytesIO()
    image.save(sink, "JPEG" if suffix == "jpg" else suffix.upper(), **(_SAVED.get(suffix, {}) | how))
    return sink.getvalue()
