"""Pictures on a running site: from the content folder, and from the desk to the public page."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.members import add_member
from tests.factories.photographs import SECRET_PLACE, photograph, saved, with_place
from tests.factories.processes import Server, running_renderer, running_web, web_environment
from tests.waiting import LONG_LIMIT_S, await_true

LOOPBACK = "127.0.0.1"
NRI, TEAM = "/nri", "/pms/team"
BLOCK = "\n  - kind: picture\n    picture: { file: street.jpg, alt: A street after rain }\n"
ADDRESS = re.compile(r"/pictures/[0-9a-f]{32}-(\d+)\.(avif|webp|jpg)")
TYPES = {"avif": "image/avif", "webp": "image/webp", "jpg": "image/jpeg"}
EMAIL = "asha@firm.example"
pytestmark = pytest.mark.heavy


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    shutil.copyfile(sqlite_template, folder / "site.sqlite3")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[Server]:
    """A site; each test publishes on a page of its own."""
    content = Path(shutil.copytree(ROOT / "shared-content", folder / "content"))
    (content / "pictures").mkdir(exist_ok=True)
    (content / "pictures" / "street.jpg").write_bytes(saved(photograph(1000, 700)))
    page = next(file for file in (content / "pages").rglob("*.yaml") if f"\npath: {NRI}\n" in file.read_text())
    page.write_text(page.read_text().rstrip() + BLOCK)
    with (
        running_renderer(folder, find_free_port(LOOPBACK)) as renderer,
        running_web(folder, renderer_port=renderer.port, **environment(folder)) as web,
    ):
        yield web


def environment(folder: Path) -> dict[str, str]:
    return {
        "CONTENT_DIR": str(folder / "content"),
        "SNAPSHOT_DIR": str(folder / "snapshots"),
        "PICTURES_DIR": str(folder / "pictures"),
    }


def all_found(site: Server, path: str) -> list[tuple[str, str]]:
    """Width and format of every picture that the page names; each is cached for a year."""
    html = site.get(path).body.decode()
    for found in ADDRESS.finditer(html):
        reply = site.get(found[0])
        assert (reply.status, reply.headers["Content-Type"]) == (200, TYPES[found[2]])
        assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert SECRET_PLACE not in reply.body
    return sorted({(found[1], found[2]) for found in ADDRESS.finditer(html)})


def test_a_picture_of_the_folder_is_on_its_page_in_every_format(site: Server) -> None:
    assert all_found(site, NRI) == [(width, suffix) for width in ("480", "960") for suffix in ("avif", "jpg", "webp")]
    html = site.get(NRI).body.decode()
    [image] = re.findall(r"<img [^>]*>", html)
    assert 'width="1000" height="700"' in image
    assert 'loading="lazy"' in image
    assert "Picture: A street after rain" in site.get(f"{NRI}.md").body.decode()
    assert site.get("/pictures/nothing.jpg").status == 404


def test_an_uploaded_portrait_is_on_the_page_once_it_is_published(site: Server, folder: Path) -> None:
    origin = f"http://{LOOPBACK}:{site.port}"
    desk, headers = requests.Session(), {"Origin": "http://localhost:8000", "Host": "localhost:8000"}

    def ask(method: str, path: str, body: Any = None) -> Any:
        reply = desk.request(method, origin + path, json=body, headers=headers, timeout=LONG_LIMIT_S)
        assert reply.status_code in {200, 201}, reply.text
        return reply.json()

    password = add_member(web_environment(folder, 9) | environment(folder), EMAIL, "--approve")
    reply = desk.post(
        f"{origin}/api/login", json={"username": EMAIL, "password": password}, headers=headers, timeout=60
    )
    assert reply.status_code == 200, reply.text
    headers["Cookie"] = "; ".join(f"{one.name}={one.value}" for one in desk.cookies)
    sent = with_place(photograph(960, 1200))
    uploaded = desk.post(
        f"{origin}/api/pictures", data=sent, headers=headers | {"Content-Type": "image/jpeg"}, timeout=LONG_LIMIT_S
    )
    assert uploaded.status_code == 201, uploaded.text
    begun = ask("POST", "/api/words/team/leadership/editions", {})
    address = f"/api/editions/{begun['edition']['id']}"
    value = ask("GET", address)["data"]["value"]
    value["items"][0]["picture"] = {"file": uploaded.json()["file"], "alt": "The founder at a window"}
    kept = ask("PUT", address, {"revision": begun["edition"]["revision"], "data": {"value": value}})
    assert ask("POST", f"{address}/check", {})["faults"] == []
    preview = ask("POST", f"{address}/preview", {})["address"]
    draft = site.get(preview).body.decode()
    shown = ADDRESS.search(draft)
    assert shown is not None
    assert site.get(shown[0]).status == 200
    assert not ADDRESS.search(site.get(TEAM).body.decode())
    proposed = ask("POST", f"{address}/propose", {"revision": kept["edition"]["revision"]})
    ask("POST", f"{address}/approve", {"revision": proposed["edition"]["revision"]})
    # Each of the two web processes takes a publication at its own poll.
    await_true(lambda: all(is_published(site) for _ in range(10)), within_s=LONG_LIMIT_S)


def is_published(site: Server) -> bool:
    return ("480", "avif") in all_found(site, TEAM) and "The founder at a window" in site.get(TEAM).body.decode()
