"""What all content models share: strictness and one spelling on the wire."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints
from pydantic.alias_generators import to_camel


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


class Link(ContentModel):
    """A labelled way onward. `href` is a site path, `tel:` or `mailto:`; None once the target is only planned."""

    label: Text
    href: str | None
