"""Writes the sample figures: made up, seeded, the same on every machine. Run `make series` after a change."""

from pathlib import Path

from scripts.series.csv_files import sample_files

CONTENT_DIR = Path(__file__).parents[2] / "shared-content"


def main() -> None:
    """Write the files in place."""
    for name, text in sample_files().items():
        path = CONTENT_DIR / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {name}")


if __name__ == "__main__":
    main()
