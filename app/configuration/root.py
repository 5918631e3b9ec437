"""Where the project lies. A module of its own: the process that composes needs the place, and none of the settings."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES_DIR = ROOT / "var" / "pictures"
"""Where converted pictures are kept, unless a setting says otherwise."""
