"""Write the illustrative figures: invented, seeded, the same on every machine. `make series` runs it after a change."""

from pathlib import Path

from scripts.series.csv_files import illustrative_files
from scripts.series.summary import summary_lines

CONTENT_DIR = Path(__file__).parents[2] / "shared-content"


def main() -> None:
    """Write the files in place and show what can be computed from them."""
    for name, text in illustrative_files().items():
        path = CONTENT_DIR / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote {name}")
    print("\n".join(summary_lines()))


if __name__ == "__main__":
    main()
