"""The folder of the project, in a module of its own: the composing process needs none of the settings."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES_DIR = ROOT / "var" / "pictures"
"""The folder of converted pictures, unless a setting names another."""
