"""Made-up photographs: drawn by Pillow as cameras, scanners and attackers would save them."""

import struct
import zlib
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops, ImageCms

ORIENTATION, GPS_IFD, MAKE = 0x0112, 0x8825, 0x010F
SECRET_PLACE = b"28.6139 N"
MAKER = "Secret Camera"


def photograph(width: int, height: int, mode: str = "RGB") -> Image.Image:
    """Soft forms and grain, red at the left and blue at the right, so that sides differ as in a real photograph."""
    forms = Image.effect_mandelbrot((64, 48), (-2, -1.5, 1, 1.5), 40).resize((width, height)).convert("RGB")
    grain = Image.effect_noise((width, height), 20).convert("RGB")
    sides = Image.new("RGB", (2, 1))
    sides.putpixel((0, 0), (200, 20, 20))
    sides.putpixel((1, 0), (20, 20, 200))
    halves = sides.resize((width, height), Image.Resampling.NEAREST)
    return Image.blend(ImageChops.add(forms, grain, 2), halves, 0.6).convert(mode)


def saved(image: Image.Image, kind: str = "JPEG", **how: Any) -> bytes:
    """The bytes of a file of this kind."""
    sink = BytesIO()
    image.save(sink, kind, **how)
    return sink.getvalue()


def with_place(image: Image.Image, *, orientation: int = 1) -> bytes:
    """A JPEG as a telephone writes it: with location, device, orientation and colour profile."""
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    exif[MAKE] = MAKER
    exif[GPS_IFD] = {1: "N", 2: (28.0, 36.0, 50.0), 29: SECRET_PLACE.decode()}
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return saved(image, exif=exif, comment=SECRET_PLACE, icc_profile=profile)


def png_of_size(width: int, height: int) -> bytes:
    """A PNG that claims to be large and contains next to nothing: a bomb for whoever believes it."""

    def chunk(name: bytes, data: bytes) -> bytes:
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(64))) + chunk(b"IEND", b"")
