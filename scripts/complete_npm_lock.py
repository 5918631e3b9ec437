"""Add the platform packages to the npm lock file that a registry did not list.

npm drops optional platform packages that a registry lacks, and `npm ci` then refuses the lock on every
platform. Their names contain operating system, processor and C library, so the entries can be derived. Run `make lock`
after each change of a package with platform packages.
"""

import json
import re
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[1] / "package-lock.json"
PLATFORM = re.compile(r"-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$")
# A name without a library means the usual one; packages for 32-bit ARM state none.
LIBRARIES = {None: "glibc", "gnu": "glibc", "musl": "musl"}

Packages = dict[str, dict[str, Any]]


def main() -> None:
    """Add the missing entries in place; print each."""
    lock = json.loads(LOCK.read_text())
    packages: Packages = lock["packages"]
    for name, version in missing_platforms(packages).items():
        packages[f"node_modules/{name}"] = platform_entry(name, version)
        print(f"added {name} {version}")
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2) + "\n")


def missing_platforms(packages: Packages) -> dict[str, str]:
    """Return the version of each optional platform package that is missing in the lock."""
    wanted = {
        name: version
        for entry in packages.values()
        for name, version in entry.get("optionalDependencies", {}).items()
        if PLATFORM.search(name)
    }
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    return {name: version for name, version in wanted.items() if name not in locked}


def platform_entry(name: str, version: str) -> dict[str, Any]:
    """Return the lock's entry for a platform package. Raises ValueError if the name contains no platform."""
    match = PLATFORM.search(name)
    if match is None:
        raise ValueError(f"{name} contains no platform")
    system, cpu, library = match.groups()
    libraries = {"libc": [LIBRARIES[library]]} if system == "linux" and library in LIBRARIES else {}
    return {"version": version, "cpu": [cpu], "dev": True, **libraries, "optional": True, "os": [system]}


if __name__ == "__main__":
    main()
