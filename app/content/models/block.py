"""What all blocks share. A page is a list of blocks, told apart by `kind`."""

from app.content.models.base import AskedAs, ContentModel, Link, Slug, Text


class BlockModel(ContentModel):
    """A block, as written or as drawn. Each has a `kind` and may have an `id` that links lead to."""


class Section(BlockModel):
    """What the margin column of a section can hold.

    `also_asked` is for the search alone. `sample`: some of what it shows lies in the folder `sample/` and is nobody's.
    No file says so: its place does.
    """

    id: Slug | None = None
    heading: Text
    note: Text | None = None
    link: Link | None = None
    surface: bool = False
    sample: bool = False
    also_asked: AskedAs = []


class DatasetSection(Section):
    """A section as written that shows a dataset of its page, named by its id."""

    dataset: Slug
