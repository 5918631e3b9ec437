"""Room on the disks, and the journal of an SQLite database. Its files are measured by name and never opened."""

import shutil
from pathlib import Path

from app.monitoring.reading import Reading
from app.settings import Settings


def read_disks(settings: Settings) -> list[Reading]:
    """Read the disk of the pages and, with SQLite, that of the database and the size of its journal."""
    readings = _disk("pages", settings.page_store_dir)
    if settings.uses_sqlite:
        database = Path(settings.sqlalchemy_url.removeprefix("sqlite:///"))
        journal = database.with_name(f"{database.name}-wal")
        size = journal.stat().st_size if journal.exists() else 0
        readings += _disk("database", database.parent)
        readings.append(Reading("site_sqlite_wal_bytes", "Size of the SQLite database's write-ahead log", size))
    return readings


def _disk(place: str, folder: Path) -> list[Reading]:
    if not folder.exists():
        return []
    usage, labels = shutil.disk_usage(folder), {"place": place}
    return [
        Reading("site_disk_bytes", "Size of the file system that holds a folder", usage.total, labels),
        Reading("site_disk_free_bytes", "Room left on it", usage.free, labels),
    ]
