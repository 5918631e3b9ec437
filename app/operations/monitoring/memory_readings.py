"""The memory of this machine's processes."""

from contextlib import suppress
from pathlib import Path

from app.configuration.settings import Settings
from app.operations.monitoring.exposition import Reading

_KIB = 1024


def read_memory(settings: Settings) -> list[Reading]:
    """Read proportional set sizes (smaps_rollup, proc(5)). These count memory that processes share only once."""
    processes = {
        "web": [one for master in _read_pid(settings.web_pid_file) for one in (master, *_children(master))],
        "renderer": _read_pid(settings.renderer_pid_file),
        "worker": _read_pid(settings.worker_pid_file),
    }
    readings = []
    for name, process_ids in processes.items():
        sizes = [size for process_id in process_ids if (size := _pss_bytes(process_id)) is not None]
        labels = {"process": name}
        readings += [
            Reading("site_processes", "Processes of this machine that run", len(sizes), labels),
            Reading("site_process_memory_bytes", "Their proportional set sizes together", sum(sizes), labels),
        ]
    return readings


def _read_pid(file: Path) -> list[int]:
    try:
        return [int(file.read_text())]
    except (OSError, ValueError):
        return []


def _children(master: int) -> list[int]:
    """Return the processes gunicorn's master has forked (proc(5), children)."""
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{master}/task/{master}/children").read_text().split()]
    return []


def _pss_bytes(process_id: int) -> int | None:
    """Return the size, None if the process has ended or belongs to another account."""
    with suppress(OSError):
        for line in Path(f"/proc/{process_id}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * _KIB
    return None
