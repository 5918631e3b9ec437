"""One published edition as a folder: `edition.yaml`, and a CSV file for the rows of each dataset."""

from app.content.editions.figures_data import figures_in
from app.content.errors import ContentError, Fault
from app.content.reading.overlay.figures_overlay import csv_of
from app.desk.publishing.history.edition_file import FILE_NAME, EditionFile
from app.desk.publishing.history.edition_yaml import write_yaml


def files_of(edition: EditionFile) -> dict[str, str]:
    """Return the texts of an edition's files by their names. Raises ContentError for figures of another shape."""
    told = edition.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude={"data"})
    data, tables = edition.data, {}
    if edition.kind == "figures" and data is not None:
        try:
            figures = figures_in(data)
        except ValueError as error:
            raise ContentError([Fault(edition.place, 1, "", str(error))]) from None
        rows = {"datasets": {"__all__": {"columns", "rows"}}}
        data = figures.model_dump(by_alias=True, mode="json", exclude_defaults=True, exclude=rows)
        # The kind first, as in the content folder.
        data["datasets"] = {name: {"kind": one["kind"], **one} for name, one in data["datasets"].items()}
        tables = {f"{name}.csv": csv_of(cells) for name, cells in figures.datasets.items()}
    return {FILE_NAME: write_yaml({**told, "data": data}), **tables}
