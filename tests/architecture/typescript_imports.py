"""Reads what TypeScript files import, and to which zone of the client a file belongs."""

import re
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from tests.architecture.source_files import ROOT, list_sources

_IMPORT = re.compile(
    r"""(?:^|[;\n])\s*(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']"""
    r"""|(?:^|[;\n])\s*import\s*["']([^"']+)["']"""
    r"""|\bimport\(\s*["']([^"']+)["']\s*\)"""
)


@dataclass(frozen=True)
class Import:
    """One import. `target` is a path below the root for a relative import, otherwise a package name."""

    source: PurePosixPath
    target: PurePosixPath
    is_package: bool

    def __str__(self) -> str:
        return f"{self.source} imports {self.target}"


def is_test(path: PurePosixPath) -> bool:
    """Return whether this is a test or what only tests use."""
    return ".test." in path.name


def list_imports() -> list[Import]:
    """Return all imports of client and renderer, tests excluded."""
    files = [PurePosixPath(file) for file in list_sources(".ts", ".tsx") if file.parts[0] in {"client", "ssr-renderer"}]
    return [found for file in files if not is_test(file) for found in read_imports(file, (ROOT / file).read_text())]


def read_imports(file: PurePosixPath, text: str) -> list[Import]:
    """Return the imports of one file's text."""
    specifiers = [next(filter(None, match.groups())) for match in _IMPORT.finditer(text)]
    return [_resolve(file, specifier) for specifier in specifiers]


def _resolve(file: PurePosixPath, specifier: str) -> Import:
    if not specifier.startswith("."):
        return Import(file, PurePosixPath(specifier), is_package=True)
    absolute = Path(ROOT, file.parent, specifier).resolve()
    return Import(file, PurePosixPath(absolute.relative_to(ROOT)), is_package=False)


def zone_of(path: PurePosixPath) -> str:
    """Return the zone of a client file: its folder below `client/src`, or its name without suffix at the top."""
    inside = path.relative_to("client/src")
    return inside.parts[0] if len(inside.parts) > 1 else inside.name.split(".")[0]
