"""The file that tells which process is the real one, below its supervisor."""

from pathlib import Path


def write_pid_file(file: Path, pid: int) -> None:
    """Write `pid` so that a reader sees the old or the new number, never half of one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".pid.new")
    draft.write_text(f"{pid}\n")
    draft.replace(file)


def running_program(file: Path) -> tuple[int, bytes] | None:
    """Return the number in the file and the command line of the process that has it, None where there is none.

    After a kill the number may belong to any other program.
    """
    try:
        pid = int(file.read_text())
        return pid, Path(f"/proc/{pid}/cmdline").read_bytes()
    except (OSError, ValueError):
        return None


def remove_pid_file(file: Path) -> None:
    """Remove the file; an absent one is as good."""
    file.unlink(missing_ok=True)
