"""Header bytes as the real server sends them for the built site, status line included."""

import json
import socket
from collections.abc import Iterator

import pytest

from app.configuration.root import ROOT
from supervised.renderer.address import find_free_port
from tests.factories.processes import Server, running_renderer, running_web
from tests.waiting import LIMIT_S

ASSET_LIMIT_BYTES = 450
DOWNLOAD_LIMIT_BYTES = 700
DOCUMENT_LIMIT_BYTES = 1150

DIST = ROOT / "client" / "dist"
# Siblings are a file's other encodings; only developers request source maps.
NOT_ADDRESSED = {".br", ".gz", ".map"}
DOCUMENTS = ["/", "/nri/nri-faqs", "/contact", "/portfolio_services/ace-strategy", "/nowhere", "/admin/login"]


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for visitors over https, with every header that settings can add."""
    folder = tmp_path_factory.mktemp("web")
    with (
        running_renderer(folder, find_free_port("127.0.0.1")) as renderer,
        running_web(
            folder, renderer_port=renderer.port, PUBLIC_ORIGIN="https://www.example.in", SAMPLE_DATA="show"
        ) as server,
    ):
        yield server


def head_bytes(web: Server, path: str, accept_encoding: str) -> int:
    """Ask as a browser does; count status line, headers and the empty line."""
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: {accept_encoding}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", web.port), timeout=LIMIT_S) as connection:
        connection.sendall(request.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            chunk = connection.recv(65536)
            assert chunk, answer
            answer += chunk
    return answer.index(b"\r\n\r\n") + 4


def asset_paths() -> list[str]:
    root_files = json.loads((DIST / "manifest.json").read_bytes())["rootFiles"]
    hashed = [path for path in (DIST / "assets").iterdir() if path.suffix not in NOT_ADDRESSED]
    return [*root_files, *(f"/assets/{path.name}" for path in hashed)]


@pytest.mark.parametrize("accept_encoding", ["gzip, deflate, br, zstd", "gzip", "identity"])
def test_an_asset(web: Server, accept_encoding: str) -> None:
    sizes = {path: head_bytes(web, path, accept_encoding) for path in asset_paths()}
    assert {path.rpartition(".")[2] for path in sizes} >= {"css", "js", "woff2", "svg", "ico"}
    assert {path: size for path, size in sizes.items() if size > ASSET_LIMIT_BYTES} == {}


def test_a_download(web: Server) -> None:
    assert head_bytes(web, "/portfolio_services/Founder-Portfolio/growth.csv", "br") <= DOWNLOAD_LIMIT_BYTES


@pytest.mark.parametrize("path", DOCUMENTS)
def test_a_document(web: Server, path: str) -> None:
    assert head_bytes(web, path, "gzip, deflate, br, zstd") <= DOCUMENT_LIMIT_BYTES
