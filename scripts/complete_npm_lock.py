"""Give the npm lock file the platform packages a registry did not list.

npm drops optional platform packages that a registry lacks, and `npm ci` then refuses the lock on every
platform. Their names tell operating system, processor and C library, so the entries can be written out.
Run after each change of the Biome version: `make lock`.
"""

import json
from pathlib import Path

LOCK = Path(__file__).parents[1] / "package-lock.json"
PREFIX = "@biomejs/cli-"


def main() -> None:
    """Add the missing entries in place; print each."""
    lock = json.loads(LOCK.read_text())
    packages = lock["packages"]
    wanted = packages["node_modules/@biomejs/biome"]["optionalDependencies"]
    for name, version in wanted.items():
        key = f"node_modules/{name}"
        if key in packages or not name.startswith(PREFIX):
            continue
        system, cpu, *libc = name.removeprefix(PREFIX).split("-")
        entry: dict[str, object] = {"version": version, "cpu": [cpu], "dev": True, "optional": True, "os": [system]}
        if system == "linux":
            entry["libc"] = libc or ["glibc"]
        packages[key] = entry
        print(f"added {name} {version}")
    lock["packages"] = dict(sorted(packages.items()))
    LOCK.write_text(json.dumps(lock, indent=2) + "\n")


if __name__ == "__main__":
    main()
