"""A picture from the desk to the page: cleaned, named by the draft, and published on other machines."""

import json
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.content.composing.compose import compose
from app.content.composing.compose_snapshot import compose_snapshot
from app.content.composing.desk.judge_candidate import judge
from app.content.content_store import ContentStore
from app.content.pictures.picture_folder import digest_in_upload
from app.content.reading.loader import load_sources
from app.desk.api.context import DeskContext
from app.desk.previews.picture_routes import create_picture_routes
from app.desk.publishing.context import PublishingContext
from app.desk.publishing.pictures import KEPT_UNUSED, find_upload, purge_uploads
from app.desk.publishing.watch import PublicationsWatch
from app.desk.routes import register_desk
from app.members.context import EXTENSION
from tests.app.content.small_site import FILES, TODAY, VARIANT, write_site
from tests.app.desk.api.desk_app import PANEL, send
from tests.app.members.staff_app import signed_in_client
from tests.factories.photographs import MAKER, SECRET_PLACE, photograph, png_of_size, saved, with_place

pytestmark = pytest.mark.heavy
TEAM = """\
id: pms-team
path: /pms/team
updatedOn: 2026-04-15
title: "The team that answers your questions | {product}"
description: Two people answer for what the firm offers, and both can be asked why a product is there or not.
blocks:
  - { kind: pageHead, heading: Team, lede: Two people. }
  - kind: profiles
    id: leadership
    heading: Leadership
    items:
      - { role: Founder, text: Chooses the managers. }
"""
LEDGER = FILES["url-ledger.yaml"] + "  - { path: /pms/team, name: Team, state: furnished }\n"
SECTION = "/api/words/team/leadership"


@dataclass
class Machine:
    """One machine of a site: everything except the database and the content folder."""

    content_dir: Path
    folder: Path

    @property
    def publications_file(self) -> Path:
        return self.folder / "publications" / "current.json"

    @property
    def pictures_dir(self) -> Path:
        return self.folder / "pictures"

    def team(self) -> dict[str, Any]:
        """The first person on the page, as this machine composes it."""
        sources = load_sources(self.content_dir, self.publications_file, pictures_dir=self.pictures_dir)
        blocks = json.loads(compose(sources, VARIANT, TODAY).request_json("/pms/team"))["page"]["blocks"]
        return dict(blocks[1]["items"][0])


@pytest.fixture
def here(app: Flask, tmp_path: Path) -> Machine:
    machine = Machine(write_site(tmp_path, {"pages/pms/team.yaml": TEAM, "url-ledger.yaml": LEDGER}), tmp_path / "here")
    staff = app.extensions[EXTENSION]
    publishing = PublishingContext(
        machine.content_dir,
        machine.publications_file,
        VARIANT,
        pictures_dir=machine.pictures_dir,
        judge=judge,
        now=staff.now,
    )
    store = ContentStore(machine.content_dir, tmp_path / "snapshots", VARIANT, compose=compose_snapshot)
    register_desk(app, DeskContext(staff, publishing, lambda: store.snapshot, list))
    return machine


def upload(client: FlaskClient, data: bytes, media_type: str = "image/jpeg", status: int = 201) -> dict[str, Any]:
    reply = client.post("/api/pictures", data=data, content_type=media_type, headers=PANEL)
    assert reply.status_code == status, reply.text
    return dict(reply.json or {})


def with_picture(client: FlaskClient, picture: dict[str, Any]) -> str:
    """A draft of the team with a picture of its first person; returns the draft's address."""
    begun = send(client, "POST", f"{SECTION}/editions", {}, 201)
    address = f"/api/editions/{begun['edition']['id']}"
    value = send(client, "GET", address)["data"]["value"]
    value["items"][0]["picture"] = picture
    send(client, "PUT", address, {"revision": begun["edition"]["revision"], "data": {"value": value}})
    return address


def test_a_portrait_is_on_the_page_of_every_machine_once_it_is_published(app: Flask, here: Machine) -> None:
    asha, bela = (signed_in_client(app, f"{name}@firm.example", may_approve=True) for name in ("asha", "bela"))
    file = upload(asha, with_place(photograph(800, 600), orientation=6))["file"]
    shown = asha.get(f"/api/pictures/{file}")
    assert (shown.status_code, shown.headers["Content-Type"]) == (200, "image/jpeg")
    assert SECRET_PLACE not in shown.data
    assert MAKER.encode() not in shown.data

    address = with_picture(asha, {"file": file, "alt": "", "focalPoint": [40, 20]})
    [fault] = send(asha, "POST", f"{address}/check", {})["faults"]
    assert fault["field"] == "items.0.picture.alt"
    draft = send(asha, "GET", address)
    draft["data"]["value"]["items"][0]["picture"]["alt"] = "The founder at a window"
    saved_draft = send(asha, "PUT", address, {"revision": draft["edition"]["revision"], "data": draft["data"]})
    found = send(asha, "POST", f"{address}/check", {})
    assert found["faults"] == []
    assert any("The founder at a window" in change["after"] for change in found["changes"])
    proposed = send(asha, "POST", f"{address}/propose", {"revision": saved_draft["edition"]["revision"]})
    assert here.team()["picture"] is None
    send(bela, "POST", f"{address}/approve", {"revision": proposed["edition"]["revision"]})

    there = Machine(here.content_dir, here.folder.with_name("there"))
    with app.app_context():
        for machine in (here, there):
            PublicationsWatch(machine.publications_file).poll()
    for machine in (here, there):
        picture = machine.team()["picture"]
        assert (picture["alt"], picture["focalPoint"]) == ("The founder at a window", [40, 20])
        assert (picture["files"]["width"], picture["files"]["height"]) == (600, 800)
        for one in picture["files"]["formats"]:
            for at in one["addresses"]:
                assert (machine.pictures_dir / at["href"].removeprefix("/pictures/")).is_file()


def test_one_that_another_machine_drew_is_found_by_its_digest(app: Flask, here: Machine) -> None:
    elsewhere = here.folder.with_name("elsewhere")
    app.register_blueprint(create_picture_routes(elsewhere))
    asha = signed_in_client(app, "asha@firm.example")
    file = upload(asha, saved(photograph(500, 400), "PNG"), "image/png")["file"]
    visitor = app.test_client()
    name = f"{digest_in_upload(file)}-480.avif"
    first = visitor.get(f"/pictures/{name}")
    assert (first.status_code, first.headers["Content-Type"]) == (200, "image/avif")
    assert "immutable" in first.headers["Cache-Control"]
    assert (elsewhere / name).read_bytes() == first.data
    for unknown in (f"{digest_in_upload(file)}-481.avif", f"{'0' * 32}-480.avif", "x.jpg", "..%2Fcurrent.json"):
        assert visitor.get(f"/pictures/{unknown}").status_code == 404


def test_the_folders_own_pictures_are_shown_in_the_form_and_nothing_else_of_it(app: Flask, here: Machine) -> None:
    (here.content_dir / "pictures").mkdir()
    (here.content_dir / "pictures" / "street.jpg").write_bytes(saved(photograph(60, 40)))
    asha = signed_in_client(app, "asha@firm.example")
    assert asha.get("/api/pictures/street.jpg").status_code == 200
    for unknown in ("site.yaml", "../site.yaml", "..%2Fsite.yaml", "pictures/street.jpg", f"uploaded/{'0' * 32}.jpg"):
        assert asha.get(f"/api/pictures/{unknown}").status_code == 404
    assert app.test_client().get("/api/pictures/street.jpg").status_code == 401


@pytest.mark.parametrize(
    ("data", "media_type", "status"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/jpeg", 422),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml", 415),
        (png_of_size(60_000, 60_000), "image/png", 422),
        (saved(photograph(400, 300))[:5000], "image/jpeg", 422),
        (bytes(12 * 1024 * 1024 + 1), "image/jpeg", 413),
    ],
)
def test_what_is_no_picture_is_refused(app: Flask, here: Machine, data: bytes, media_type: str, status: int) -> None:
    upload(signed_in_client(app, "asha@firm.example"), data, media_type, status)


def test_uploads_no_edition_names_go_after_a_week(app: Flask, here: Machine) -> None:
    asha = signed_in_client(app, "asha@firm.example")
    named, unnamed = (upload(asha, saved(photograph(*size)))["file"] for size in ((60, 40), (40, 60)))
    with_picture(asha, {"file": named, "alt": "The founder"})
    now = app.extensions[EXTENSION].now()
    with app.app_context():
        assert purge_uploads(now + KEPT_UNUSED - timedelta(minutes=1)) == 0
        assert purge_uploads(now + KEPT_UNUSED + timedelta(minutes=1)) == 1
        assert find_upload(str(digest_in_upload(unnamed))) is None
        assert find_upload(str(digest_in_upload(named))) is not None
