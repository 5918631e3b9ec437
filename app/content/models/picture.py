"""A photograph as a page names it, and its files for browsers."""

from collections.abc import Callable
from typing import Annotated

from pydantic import Field, PrivateAttr, ValidationInfo, computed_field, field_validator, model_validator

from app.content.models.base import ContentModel, Text
from app.content.pictures.picture_folder import MEDIA_TYPES, KeptPicture, MediaType

FIND_PICTURE = "find_picture"
"""The key of the FindPicture in a validation's context."""
FindPicture = Callable[[str], KeptPicture]
"""Returns the files of the picture with this name. Raises ValueError if there is none."""

Percent = Annotated[int, Field(ge=0, le=100)]


class PictureAddress(ContentModel):
    """Where a picture is found in one width, in pixels."""

    href: str
    width: int


class PictureFormat(ContentModel):
    """A picture in one format, the narrowest first."""

    media_type: MediaType
    addresses: list[PictureAddress]


class PictureFiles(ContentModel):
    """Width and height in pixels, and the formats: the last is one that every browser knows."""

    width: int
    height: int
    formats: list[PictureFormat]


class Picture(ContentModel):
    """`file` lies in `pictures/`, or staff uploaded it. `alt` describes it for those who do not see it.

    `focal_point` says what stays in sight where a frame cuts the picture, from the left and from the top.
    `files` is set once the picture was found.
    """

    file: Text
    alt: Text
    focal_point: list[Percent] = Field(default=[50, 50], min_length=2, max_length=2)
    credit: Text | None = None
    _kept: KeptPicture | None = PrivateAttr(default=None)

    @field_validator("file")
    @classmethod
    def _is_there(cls, file: str, info: ValidationInfo) -> str:
        _find(file, info)
        return file

    @model_validator(mode="after")
    def _is_found(self, info: ValidationInfo) -> "Picture":
        # A picture in a block as rendered is validated again, without a FindPicture.
        self._kept = _find(self.file, info) or self._kept
        return self

    @computed_field  # type: ignore[prop-decorator] # mypy knows no decorated property
    @property
    def files(self) -> PictureFiles:
        """Where browsers find it."""
        kept = self._kept
        assert kept is not None  # noqa: S101 - only what was read with a FindPicture is rendered
        widths = sorted({int(end.partition(".")[0]) for end in kept.ends})
        return PictureFiles(
            width=kept.width,
            height=kept.height,
            formats=[
                PictureFormat(
                    media_type=media_type,
                    addresses=[PictureAddress(href=kept.address(f"{width}.{end}"), width=width) for width in widths],
                )
                for end, media_type in MEDIA_TYPES.items()
            ],
        )


def _find(file: str, info: ValidationInfo) -> KeptPicture | None:
    find: FindPicture | None = (info.context or {}).get(FIND_PICTURE)
    return None if find is None else find(file)
