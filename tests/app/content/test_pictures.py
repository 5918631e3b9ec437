"""Pictures as content: named on a page, found beside it, with faults that name the problem."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.content.composing.compose import compose
from app.content.composing.compose_snapshot import read_checked
from app.content.errors import ContentError
from app.content.reading.loader import load_sources
from app.content.snapshots.folder_files import read_files, stats_digest
from tests.app.content.small_site import FILES, TODAY, VARIANT, write_site
from tests.factories.photographs import photograph, png_of_size, saved

pytestmark = pytest.mark.heavy
HOME = "pages/home.yaml"
BLOCK = """
  - kind: picture
    picture:
      {fields}
"""
GOOD = "{ file: street.jpg, alt: A street after rain, focalPoint: [20, 80], credit: A. Photographer }"


def site_with(folder: Path, fields: str = GOOD, **pictures: bytes) -> Path:
    """The smallest site with a picture on its home page."""
    content_dir = write_site(folder, {HOME: FILES[HOME].rstrip() + BLOCK.replace("{fields}", fields)})
    (content_dir / "pictures").mkdir(exist_ok=True)
    for name, data in {"street": saved(photograph(1200, 900)), **pictures}.items():
        (content_dir / "pictures" / f"{name}.jpg").write_bytes(data)
    return content_dir


def rendered(content_dir: Path) -> dict[str, Any]:
    sources = load_sources(content_dir, pictures_dir=content_dir.parent / "kept")
    request = json.loads(compose(sources, VARIANT, TODAY).request_json("/"))
    [picture] = [block["picture"] for block in request["page"]["blocks"] if block["kind"] == "picture"]
    return dict(picture)


def test_a_portrait_goes_along_with_its_person(tmp_path: Path) -> None:
    content_dir = site_with(tmp_path)
    person = "{ id: founder, role: Founder, text: Chooses., picture: { file: street.jpg, alt: At a window } }"
    profiles = f"  - kind: profiles\n    heading: People\n    items: [{person}]\n"
    quote = "  - kind: quote\n    text: A sentence.\n    person: founder\n"
    (content_dir / "pages/nri.yaml").write_text(FILES["pages/nri.yaml"] + profiles + quote)
    (content_dir / HOME).write_text(FILES[HOME] + quote)
    composed = compose(load_sources(content_dir, pictures_dir=tmp_path / "kept"), VARIANT, TODAY)
    shown = {path: json.loads(composed.request_json(path))["page"]["blocks"] for path in ("/", "/nri")}
    [elsewhere], [beside] = ([one for one in shown[path] if one["kind"] == "quote"] for path in ("/", "/nri"))
    [profile] = [one for one in shown["/nri"] if one["kind"] == "profiles"]
    assert profile["items"][0]["picture"]["files"] == elsewhere["picture"]["files"] is not None
    assert beside["picture"] is None


def faults(content_dir: Path) -> list[str]:
    try:
        read_checked(content_dir, TODAY, pictures_dir=content_dir.parent / "kept")
    except ContentError as error:
        return list(map(str, error.faults))
    return []


def test_a_page_gets_what_browsers_need_and_the_files_are_there(tmp_path: Path) -> None:
    picture = rendered(site_with(tmp_path))
    assert (picture["alt"], picture["credit"]) == ("A street after rain", "A. Photographer")
    assert picture["focalPoint"] == [20, 80]
    files = picture["files"]
    assert (files["width"], files["height"]) == (1200, 900)
    assert [one["mediaType"] for one in files["formats"]] == ["image/avif", "image/webp", "image/jpeg"]
    for one in files["formats"]:
        assert [address["width"] for address in one["addresses"]] == [480, 960]
        for address in one["addresses"]:
            assert (tmp_path / "kept" / address["href"].removeprefix("/pictures/")).is_file()


def test_another_photograph_under_the_same_name_is_a_change(tmp_path: Path) -> None:
    content_dir = site_with(tmp_path)
    before = read_files(content_dir, None).digest, stats_digest(content_dir)
    addresses = rendered(content_dir)["files"]["formats"]
    site_with(tmp_path, street=saved(photograph(1200, 900).rotate(180)))
    assert read_files(content_dir, None).digest != before[0]
    assert stats_digest(content_dir) != before[1]
    assert rendered(content_dir)["files"]["formats"] != addresses


def test_what_does_not_speak_of_a_point_is_cut_round_the_middle(tmp_path: Path) -> None:
    picture = rendered(site_with(tmp_path, "{ file: street.jpg, alt: A street }"))
    assert (picture["focalPoint"], picture["credit"]) == ([50, 50], None)


@pytest.mark.parametrize(
    ("fields", "field", "told"),
    [
        ("{ file: stret.jpg, alt: A street }", "file", "did you mean street.jpg"),
        ("{ file: ../site.yaml, alt: A street }", "file", "there is no"),
        ("{ file: uploaded/" + "0" * 32 + ".jpg, alt: A street }", "file", "there is no"),
        ("{ file: street.jpg }", "alt", "is missing"),
        ('{ file: street.jpg, alt: "" }', "alt", "is empty"),
        ("{ file: street.jpg, alt: A street, focalPoint: [20] }", "focalPoint", "2"),
        ("{ file: street.jpg, alt: A street, focalPoint: [20, 101] }", "focalPoint.1", "100"),
        ("{ file: street.jpg, alt: A street, files: {} }", "files", "is not known"),
        ("{ file: bomb.jpg, alt: A street }", "file", "megapixels"),
        ("{ file: words.jpg, alt: A street }", "file", "is not a picture"),
        ("{ file: cut.jpg, alt: A street }", "file", "damaged"),
    ],
)
def test_what_is_wrong_is_told_with_file_line_and_field(tmp_path: Path, fields: str, field: str, told: str) -> None:
    broken = {
        "bomb": png_of_size(60_000, 60_000),
        "words": b"no picture at all",
        "cut": saved(photograph(400, 300))[:4000],
    }
    content_dir = site_with(tmp_path, fields, **broken)
    line = (content_dir / HOME).read_text().splitlines().index(f"      {fields}") + 1
    [fault] = faults(content_dir)
    place, _, message = fault.partition(": ")
    assert place in {f"content/{HOME}:{line}", f"content/{HOME}:{line - 1}"}
    assert f"picture.{field}" in message
    assert told in message
