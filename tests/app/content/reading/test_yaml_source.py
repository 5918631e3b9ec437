from decimal import Decimal
from textwrap import dedent

import pytest

from app.content.reading.yaml_source import read_yaml


def value_of(text: str) -> object:
    source = read_yaml(text, "a.yaml")
    assert source.faults == []
    return source.value


def faults_of(text: str) -> list[str]:
    return list(map(str, read_yaml(text, "a.yaml").faults))


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("no", "no"),
        ("Yes", "Yes"),
        ("off", "off"),
        ("9:30", "9:30"),
        ("190:20:30", "190:20:30"),
        ("2025-05-31", "2025-05-31"),
        ("1_000", "1_000"),
        ("0x1F", "0x1F"),
        ("2500+", "2500+"),
        ("=", "="),
        ("<<", "<<"),
        ("12", 12),
        ("-6.8", Decimal("-6.8")),
        ("1e3", Decimal(1000)),
        ("true", True),
        ("FALSE", False),
        ("null", None),
        ("~", None),
        ("", None),
        ('""', ""),
        ('"12"', "12"),
        ("'true'", "true"),
    ],
)
def test_only_the_core_types_of_yaml_1_2_are_recognised(written: str, value: object) -> None:
    found = value_of(f"key: {written}")
    assert found == {"key": value}
    assert isinstance(found, dict)
    assert type(found["key"]) is type(value)


def test_every_field_has_the_place_of_its_key() -> None:
    text = dedent("""\
        title: A
        blocks:
          - kind: hero
            lede: >-
              two
              lines
            action: { label: Go, href: / }
          - kind: note
        """)
    places = read_yaml(text, "a.yaml").places
    assert places["title",].line == 1
    assert places["blocks",].line == 2
    assert places["blocks", 0].line == 3
    assert places["blocks", 0, "lede"].line == 4
    assert places["blocks", 0, "action", "href"] == ("a.yaml", 7, ("blocks", 0, "action", "href"))
    assert places["blocks", 1, "kind"].line == 8


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "a: 1\nb:\n  c: 1\n  c: 2\n",
            "a.yaml:4: b.c: the key is here twice, first in line 3: remove one",
        ),
        ("a: &x 1\nb: *x\n", "a.yaml:2: b: anchors and aliases are not used here: write the value out"),
        ("a: &x [*x]\n", "a.yaml:1: a.0: anchors and aliases are not used here: write the value out"),
        ("a: !!python/name:os.system x\n", "a.yaml:1: a: the tag 'tag:yaml.org,2002:python/name:os.system'"),
        ("a: !!int many\n", "a.yaml:1: a: the tag 'tag:yaml.org,2002:int' is not allowed: remove it"),
        ("a: !!python/object/apply:os.system [x]\n", "a.yaml:1: a: the tag"),
        ("", "a.yaml:1: the file is empty"),
        ("a: ₹1 é#\nb:\n  - A#1\n  - Rank #1\n", "a.yaml:4: b.1: # begins a comment"),
        ("a: “Quoted”\n", "a.yaml:1: a: readers would see the curly quotes"),
        ("a:\n\tb: 1\n", "a.yaml:2: is not YAML: while scanning"),
    ],
)
def test_a_broken_file_is_told_by_line(text: str, fault: str) -> None:
    (found,) = faults_of(text)
    assert found.startswith(fault)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("blocks:\n  - kind: note\n  heading: X\n", 3),
        ("title: A\nheading X\nbody: Y\n", 3),
        ("a:\n\tb: 1\n", 2),
        ("a: Note: this\n", 1),
        ("a: 1\n---\nb: 2\n", 2),
        ("a: 1\nb: \0\n", 2),
        ("a: {product} words\n", 1),
        ("a: *bold* words\n", 1),
        ("a: [", 1),
    ],
)
def test_what_is_no_yaml_is_told_by_line(text: str, line: int) -> None:
    (found,) = faults_of(text)
    assert found.startswith(f"a.yaml:{line}: is not YAML: ")


def test_what_is_opened_and_not_closed_is_told_where_it_began() -> None:
    for text in ('a: 1\nb: "open\nc: 1\nd: 2\n', "a: 1\nb: [1, 2\nc: 1\n"):
        (found,) = faults_of(text)
        assert "begins in line 2, " in found
