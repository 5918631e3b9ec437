"""`python -m app.content.pictures`: converts one picture in a process of its own, under kernel limits.

Standard input holds the picture. Standard output holds a line of JSON and then the bytes of all parts that it names. A
process that a limit ends answers nothing.
"""

import json
import sys

from PIL import Image

from app.content.limited_process import limit_this_process
from app.content.pictures.converting import cleaned, read_picture, variants
from app.content.pictures.isolated_conversion import (
    CLEAN,
    MEMORY_LIMIT_BYTES,
    PROCESSOR_LIMIT_S,
    TOO_HEAVY,
    PictureRefusedError,
)


def main() -> None:
    """Convert the picture, or clean it if the argument asks for that."""
    data = sys.stdin.buffer.read()
    # The modules that read and write pictures must be imported before opening files is forbidden.
    Image.init()
    limit_this_process(memory_bytes=MEMORY_LIMIT_BYTES, processor_s=PROCESSOR_LIMIT_S)
    head, body = _answer(data, keeps=sys.argv[1:] == [CLEAN])
    sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + body)


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
