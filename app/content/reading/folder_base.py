"""The digest of what the content folder itself holds of a subject, with nothing laid over."""

from pathlib import Path

from app.content.editions.published import Kind
from app.content.reading.overlay.subjects import base_of, file_of
from app.content.reading.yaml_source import read_yaml


def base_of_folder(content_dir: Path, kind: Kind, subject: str) -> str | None:
    """Return a SHA-256, in hex, of what an edition of the subject stands over; None where the folder has no such.

    Reads the subject's file and, for figures, the rows of all datasets.
    """
    name = file_of(kind, subject)
    try:
        text = (content_dir / name).read_text(encoding="utf-8-sig")
        tables = {file: file.read_text(encoding="utf-8-sig") for file in content_dir.rglob("*.csv")}
    except (OSError, UnicodeDecodeError):
        return None
    texts = {file.relative_to(content_dir).as_posix(): table for file, table in tables.items()}
    return base_of(kind, subject, {name: read_yaml(text, name).value}, texts)
