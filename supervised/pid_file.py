"""The file with the pid of the supervised process."""

from pathlib import Path


def write_pid_file(file: Path, pid: int) -> None:
    """Write `pid` atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".pid.new")
    draft.write_text(f"{pid}\n")
    draft.replace(file)


def running_program(file: Path) -> tuple[int, bytes] | None:
    """Return pid and command line of the file's process, if it runs: after a crash the pid may be another's."""
    try:
        pid = int(file.read_text())
        return pid, Path(f"/proc/{pid}/cmdline").read_bytes()
    except (OSError, ValueError):
        return None
