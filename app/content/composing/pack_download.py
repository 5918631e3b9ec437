"""A file to take away in each encoding it is sent in, so that no process that serves it packs anything."""

import gzip
from datetime import date

import brotli

from app.content.snapshots.snapshot_file import Download

_BROTLI_QUALITY = 9
# 64 kB, more than a dataset has: with the usual window of 4 MB the encoder spends ten times as long on clearing tables.
_BROTLI_WINDOW_BITS = 16


def pack_download(body: bytes, *, filename: str, updated_on: date) -> Download:
    """Return the file, plain and packed."""
    return Download(
        body=body,
        br=brotli.compress(body, quality=_BROTLI_QUALITY, lgwin=_BROTLI_WINDOW_BITS),
        gzip=gzip.compress(body, mtime=0),
        filename=filename,
        updated_on=updated_on,
    )
