"""A section's words as its file holds them, and the replacement by an edition's words."""

import re
from collections.abc import Mapping
from typing import Any

from app.content.calendar import day_in_india, day_of
from app.content.editions.published import PublishedEdition
from app.content.errors import Fault, FieldPath, dotted, walk
from app.content.reading.overlay.words_sections import WordsSection, find_section

# What YAML can hold as it is (https://yaml.org/spec/1.2.2/#51-character-set), and an edition must not exceed; nor may
# it turn the direction of what follows (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
_STRANGE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_UNKNOWN = "not known here: remove it, or discard the draft and begin again"
STRANGE = "has a character that cannot be read, perhaps pasted from another program: type the text again"


def strange_places(value: object) -> list[FieldPath]:
    """Return where texts have such characters, in any value that a YAML file can hold."""
    return [path for path, text in walk(value) if isinstance(text, str) and _STRANGE.search(text)]


def words_of(subject: str, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return a section's words as written. Raises KeyError or TypeError where there is no such section."""
    section = find_section(subject)
    if section is None:
        raise KeyError(subject)
    owner = _owner(section, raw[section.file])
    return {name: owner[name] for name in section.fields if name in owner}


def path_of(section: WordsSection, written: Any) -> FieldPath:  # noqa: ANN401 - whatever a file holds
    """Return the path from the top of the file to the section's fields. Raises KeyError or TypeError without them."""
    if section.kind is None:
        return ()
    for position, block in enumerate(written["blocks"]):
        is_of_kind = isinstance(block, dict) and block.get("kind") == section.kind
        if is_of_kind and section.block_id in (None, block.get("id")):
            return ("blocks", position)
    raise KeyError(section.id)


def lay_over_words(edition: PublishedEdition, raw: Mapping[str, Any]) -> list[Fault]:
    """Put the `value` of an edition in the place of its section's words. Other fields stay.

    If the words differ, the file's date becomes the day of the publication if that is later, because the approver has
    read them. Returns the faults of the value as a whole; the check finds those inside it. Raises KeyError or TypeError
    if there is no such section.
    """
    section = find_section(edition.subject)
    if section is None or edition.data is None:
        return []
    written = raw[section.file]
    path, owner = path_of(section, written), _owner(section, written)
    value = edition.data.get("value")
    if not isinstance(value, dict):
        return [Fault(section.file, 1, dotted(path), "must hold fields by their names")]
    faults = [
        Fault(section.file, 1, dotted(path), f"'{name}' is {_UNKNOWN}") for name in value if name not in section.fields
    ]
    faults += [Fault(section.file, 1, dotted((*path, *place)), STRANGE) for place in strange_places(value)]
    if value != words_of(section.id, raw):
        _renew_date(written, section, edition)
    for name in section.fields:
        owner.pop(name, None)
        if value.get(name) is not None:
            owner[name] = value[name]
    return faults


def _owner(section: WordsSection, written: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever a file holds
    for step in path_of(section, written):
        written = written[step]
    if not isinstance(written, dict):
        raise TypeError(section.id)
    return written


def _renew_date(written: dict[str, Any], section: WordsSection, edition: PublishedEdition) -> None:
    if section.dated_by is None:
        return
    read_on, published_on = day_of(written.get(section.dated_by)), day_in_india(edition.published_at)
    if read_on is not None and read_on < published_on:
        written[section.dated_by] = published_on.isoformat()
