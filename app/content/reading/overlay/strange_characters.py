"""Characters that a text of an edition must not hold, though no store refuses them."""

import re

from app.content.field_path import FieldPath

# What YAML can hold as it is (https://yaml.org/spec/1.2.2/#51-character-set), and an edition must not exceed; nor may
# it turn the direction of what follows (https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters).
_STRANGE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
STRANGE = "has a character that cannot be read, perhaps pasted from another program: type the words anew"


def strange_places(value: object, path: FieldPath = ()) -> list[FieldPath]:
    """Return where texts hold one, in whatever a YAML file can hold."""
    if isinstance(value, dict):
        return [found for name, one in value.items() for found in strange_places(one, (*path, name))]
    if isinstance(value, list):
        return [found for position, one in enumerate(value) for found in strange_places(one, (*path, position))]
    return [path] if isinstance(value, str) and _STRANGE.search(value) else []
