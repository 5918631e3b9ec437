"""The differences between two values of a section of words, and the hosts that are linked for the first time. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.content.composing.desk.words_schema import JsonSchema
from app.content.editions.findings import Change
from app.content.links import outside_host
from app.content.sources import ContentSources

# Fields by which an editor knows an item; the first that exists counts. `id` stays when the words change.
_NAMES = ("question", "title", "term", "name", "label", "role", "heading", "id")
NEW_HOST = "New host that the site links to"


def changed_words(schema: JsonSchema, before: object, after: object, label: str = "") -> Iterator[Change]:
    """Yield each changed field with its whole texts, as approvers must see them; `label` names the value itself."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _between_objects(schema, before, after, label)
    elif isinstance(before, list) and isinstance(after, list):
        yield from _between_lists(_present(schema).get("items", {}), before, after, label)
    elif (_shown(before), _shown(after)) != (None, None):
        yield Change(label=label, before=_shown(before), after=_shown(after))


def _between_objects(
    schema: JsonSchema, before: Mapping[str, Any], after: Mapping[str, Any], label: str
) -> Iterator[Change]:
    known = _present(schema)
    fields: Mapping[str, JsonSchema] = known.get("properties", {})
    for name in dict.fromkeys([*fields, *before, *after]):
        field = fields.get(name) or {"title": name}
        yield from changed_words(field, before.get(name), after.get(name), _joined(label, field.get("title", name)))


def _between_lists(schema: JsonSchema, before: Sequence[Any], after: Sequence[Any], label: str) -> Iterator[Change]:
    was, will = _by_key(before), _by_key(after)
    for key in [*will, *(key for key in was if key not in will)]:
        shown = _name(will.get(key, was.get(key)), key)
        yield from changed_words(schema, was.get(key), will.get(key), _joined(label, shown))
    kept_before, kept_after = [key for key in was if key in will], [key for key in will if key in was]
    if kept_before != kept_after:
        yield Change(
            label=_joined(label, "order"),
            before=", ".join(_name(was[key], key) for key in kept_before),
            after=", ".join(_name(will[key], key) for key in kept_after),
        )


def _by_key(items: Sequence[Any]) -> dict[str, Any]:
    """Return items by what stays when their words change: their `id`, else their name, else their position."""
    keys = [_key(item) for item in items]
    if None in keys or len(set(keys)) < len(keys):
        return {str(position): item for position, item in enumerate(items, start=1)}
    return {str(key): item for key, item in zip(keys, items, strict=True)}


def _key(item: object) -> str | None:
    if not isinstance(item, dict):
        return None
    key = item.get("id", next((item[name] for name in _NAMES if name in item), None))
    return key if isinstance(key, str) else None


def _name(item: object, otherwise: str) -> str:
    found = next((item[name] for name in _NAMES if name in item), None) if isinstance(item, dict) else None
    return found if isinstance(found, str) else otherwise


def _present(schema: JsonSchema) -> JsonSchema:
    """Return the schema of a value that may also be missing."""
    return next((one for one in schema.get("anyOf", []) if one.get("type") != "null"), schema)


def _joined(label: str, more: str) -> str:
    return f"{label}, {more}" if label else more


def _shown(value: object) -> str | None:
    if value is None or value == "":
        return None
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return " · ".join(filter(None, map(_shown, value))) or None
    return str(value)


def new_hosts(published: ContentSources, drafted: ContentSources) -> list[Change]:
    """Return each host that the draft links or writes to but nothing published does, with its addresses."""
    known = _hosts(published)
    return [
        Change(label=f"{NEW_HOST}: {host}", before=None, after=" · ".join(addresses))
        for host, addresses in _hosts(drafted).items()
        if host not in known
    ]


def _hosts(sources: ContentSources) -> Mapping[str, Mapping[str, None]]:
    """Return the addresses by host, each once and in the order in which they are written."""
    found: dict[str, dict[str, None]] = {}
    written = [value for located in sources.located() for _, value in located.entries if isinstance(value, str)]
    for address in (*written, f"mailto:{sources.site.value.email}"):
        if host := outside_host(address):
            found.setdefault(host, {})[address] = None
    return found
