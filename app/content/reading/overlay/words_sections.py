"""The parts of the content folder whose words staff change: where each lies, and how one is put in another's place."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Section:
    """Part of a YAML file: these of its top-level fields, or all of them. `page` is the path it is best seen at."""

    id: str
    title: str
    group: str
    file: str
    page: str
    fields: tuple[str, ...] = ()


SECTIONS: tuple[Section, ...] = (
    Section(
        id="site/contact",
        title="Phone, e-mail, address and hours",
        group="Firm",
        file="site.yaml",
        page="/contact",
        fields=("email", "phoneDisplay", "phoneHref", "address", "hours"),
    ),
    Section(
        id="site/registrations",
        title="Registrations",
        group="Firm",
        file="site.yaml",
        page="/disclosures",
        fields=("registrations",),
    ),
    Section(id="faqs/nri", title="Answers for NRIs", group="Questions", file="faqs/nri.yaml", page="/nri/nri-faqs"),
    Section(
        id="faqs/aif-returns",
        title="Answers on AIF returns",
        group="Questions",
        file="faqs/aif-returns.yaml",
        page="/aif/returns",
    ),
)


def find_section(subject: str) -> Section | None:
    """Return the section of this id, or None."""
    return next((section for section in SECTIONS if section.id == subject), None)


def words_of(subject: str, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return a section's words as written. Raises KeyError where there is no such section or file."""
    section = find_section(subject)
    if section is None:
        raise KeyError(subject)
    value = raw[section.file]
    return {name: value[name] for name in section.fields or value}


def lay_over_words(subject: str, data: Mapping[str, Any], raw: Mapping[str, Any]) -> None:
    """Put the `value` of an edition in the place of its section's words."""
    section = find_section(subject)
    if section is not None and section.file in raw:
        raw[section.file].update(data["value"])
