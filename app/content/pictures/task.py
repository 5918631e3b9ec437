"""What the process that converts a picture may use, and why it takes one or not."""

CLEAN = "clean"
"""The argument that asks for a picture to keep, instead of the files for browsers."""
MEMORY_LIMIT_BYTES = 1024 * 1024 * 1024
PROCESSOR_LIMIT_S = 40
WALL_LIMIT_S = 90.0
TOO_HEAVY = (
    f"needs more than {MEMORY_LIMIT_BYTES // 1024 // 1024} MB of memory or {PROCESSOR_LIMIT_S} seconds to be read: "
    "save it smaller"
)


class PictureRefusedError(Exception):
    """The picture is not taken. The message says why and what to do, and can follow the picture's name."""
