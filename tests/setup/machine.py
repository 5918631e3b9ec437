"""A made-up machine for the set-up scripts: a folder with them, and a PATH with only what the test allows."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.architecture.source_files import ROOT
from tests.waiting import START_LIMIT_S

TOOLS = ("sh", "basename", "cat", "dirname", "env", "grep", "ls", "mkdir", "rm", "sed", "sleep", "tail", "touch")
COPIED = ("scripts", "requirements.lock", "package.json", "package-lock.json", ".npmrc", "client/package.json")


@dataclass
class Machine:
    """`project` is the folder in which the scripts work, `bin` is the whole PATH."""

    project: Path
    bin: Path
    environment: dict[str, str] = field(default_factory=dict)

    def add_program(self, name: str, script: str) -> None:
        """Put a shell script on PATH, instead of the tool of that name."""
        program = self.bin / name
        # A tool is a link to the system's own program. Writing through the link would replace that program.
        program.unlink(missing_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def be_user(self, number: int) -> None:
        """Let the scripts believe that they run as this user (0 is root)."""
        self.add_program("id", f"echo {number}")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a script of the project."""
        return subprocess.run(
            command,
            cwd=self.project,
            env={"PATH": str(self.bin), "HOME": str(self.project)} | self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=START_LIMIT_S,
            check=False,
        )


def make_machine(folder: Path) -> Machine:
    """Return a machine with the scripts, the usual small tools and an ordinary user, but without Python."""
    machine = Machine(folder / "project", folder / "bin")
    machine.bin.mkdir()
    for tool in TOOLS:
        (machine.bin / tool).symlink_to(str(shutil.which(tool)))
    for name in COPIED:
        copy = machine.project / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy)
        else:
            shutil.copy(ROOT / name, copy)
    machine.be_user(1000)
    return machine


def real_python() -> str:
    """The Python outside the virtual environment."""
    return os.path.realpath(sys.executable)
