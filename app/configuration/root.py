"""The folder of the project.

This is a module of its own because the composing process needs the folder and none of the settings.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES_DIR = ROOT / "var" / "pictures"
"""The folder of converted pictures, unless a setting names another."""
