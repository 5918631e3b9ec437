"""What all content models share: strictness and one spelling on the wire; and what all blocks share."""

import re
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, PlainSerializer, StringConstraints
from pydantic.alias_generators import to_camel

MAXIMUM_PATH_LENGTH = 200
# Other addresses below the root, and the names of the status screens.
RESERVED_PATHS = frozenset(
    {"api", "assets", "cards", "healthz", "readyz", "metrics", "pictures", "preview", "404", "500", "503"}
)
ScreenStatus = Literal[404, 500, 503]
SCREEN_STATUSES: tuple[ScreenStatus, ...] = (404, 500, 503)
_PAGE_PATH = re.compile(r"/|(?:/[A-Za-z0-9_-]{1,100}){1,8}")


def is_page_path(path: str) -> bool:
    """Return whether a page may be stored under this path: plain segments, none that names the screens' folder."""
    return _PAGE_PATH.fullmatch(path) is not None and not path.startswith("/_")


def is_reserved(path: str) -> bool:
    """Return whether something other than a page answers at this path, in any case."""
    return path.split("/")[1].lower() in RESERVED_PATHS


def _page_path(path: str) -> str:
    if not is_page_path(path) or len(path) > MAXIMUM_PATH_LENGTH or is_reserved(path):
        raise ValueError(
            f"'{path}' is not a path for a page: write one such as /about/why-us, and none of the server's own"
        )
    return path


class ContentModel(BaseModel):
    """A piece of content: camelCase in YAML and on the wire, snake_case in Python; unknown keys are errors."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        validate_by_name=True,
        validate_by_alias=True,
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
    )


Text = Annotated[str, StringConstraints(min_length=1, max_length=600, strip_whitespace=True)]
Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
SitePath = Annotated[str, StringConstraints(pattern=r"^/[A-Za-z0-9/_-]*(#[a-z0-9-]+)?$")]
PagePath = Annotated[str, AfterValidator(_page_path)]
Number = Annotated[Decimal, PlainSerializer(float, return_type=float, when_used="json")]
"""A figure that is drawn: exact here, a number of JSON in the render contract."""


LONGEST_SEARCH_TEXT = 100
"""In characters; the rest of what a visitor searches for is ignored."""

AskedAs = Annotated[list[Annotated[Text, StringConstraints(max_length=LONGEST_SEARCH_TEXT)]], Field(exclude=True)]
"""Visitors' other words for something: synonyms, Hinglish, misspellings, abbreviations. For the search only."""


class Link(ContentModel):
    """A labelled link. `href` is a site path, `tel:` or `mailto:`; None while the target is only planned."""

    label: Text
    href: str | None


class Figure(ContentModel):
    """A figure that is drawn, and how it is spelt wherever it stands."""

    value: Number
    shown: str


class Percentage(Figure):
    """A figure in percent; `with_sign` is its spelling where no heading says the unit."""

    with_sign: str


class BlockModel(ContentModel):
    """A block, as written or as rendered. Each has a `kind` and may have an `id` that links lead to."""


class Section(BlockModel):
    """What the margin column of a section can hold.

    `also_asked` is for the search alone. `sample`: some of its figures come from the folder `sample/` and are made up.
    Its place alone marks a file as a sample.
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

    dataset: Slug = Field(exclude=True)
