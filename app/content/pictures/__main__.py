"""`python -m app.content.pictures`: converts one picture in a process that ends with it, under kernel limits.

A file can attack a decoder in endless ways, as in `python -m app.content.sheets`. Standard input holds the picture.
Standard output holds a line of JSON and then the bytes of all parts that it names. A process that a limit ends answers
nothing.
"""

import json
import os
import resource
import sys

from PIL import Image

from app.content.pictures.converting import cleaned, read_picture, variants
from app.content.pictures.task import CLEAN, MEMORY_LIMIT_BYTES, PROCESSOR_LIMIT_S, TOO_HEAVY, PictureRefusedError

_STANDARD_STREAMS = 3
_AFTER_VISITORS = 10


def main() -> None:
    """Convert the picture, or clean it if the argument asks for that."""
    data = sys.stdin.buffer.read()
    # The modules that read and write pictures must be imported before opening files is forbidden.
    Image.init()
    _limit_this_process()
    head, body = _answer(data, keeps=sys.argv[1:] == [CLEAN])
    sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + body)


def _limit_this_process() -> None:
    os.nice(_AFTER_VISITORS)
    for kind, most in (
        (resource.RLIMIT_AS, MEMORY_LIMIT_BYTES),
        (resource.RLIMIT_CPU, PROCESSOR_LIMIT_S),
        # From here on, no file and no connection can be opened.
        (resource.RLIMIT_NOFILE, _STANDARD_STREAMS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (most, most))


def _answer(data: bytes, *, keeps: bool) -> tuple[dict[str, object], bytes]:
    try:
        image = read_picture(data)
        parts = dict([("", cleaned(image))] if keeps else variants(image))
    except PictureRefusedError as error:
        return {"refused": str(error)}, b""
    except MemoryError:
        return {"refused": TOO_HEAVY}, b""
    sizes = [(end, len(part)) for end, part in parts.items()]
    return {"width": image.width, "height": image.height, "parts": sizes}, b"".join(parts.values())


if __name__ == "__main__":
    main()
