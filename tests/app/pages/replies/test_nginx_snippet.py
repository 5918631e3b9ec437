"""What nginx is told to send with a stored page is what the application sends with it."""

import re
from pathlib import Path

from app.http.response_headers import CACHE_PAGE, security_headers
from app.pages.page_store.stored_page import compress_page
from app.pages.replies.page_replies import page_headers, page_reply
from app.settings import ROOT
from tests.factories.settings import build_settings

_ADDED = re.compile(r"""^add_header ([\w-]+) (["'])(.*)\2 always;$""", re.MULTILINE)
# nginx makes these of the file it sends.
_OF_THE_FILE = {"Content-Type", "Content-Length", "Content-Encoding", "ETag"}


def test_the_snippet_names_the_headers_of_a_stored_page(tmp_path: Path) -> None:
    settings = build_settings(tmp_path, public_origin="https://www.example.in")
    page = compress_page(b"<!doctype html>", "quick", fresh_at_s=0)
    reply = page_reply(page, [*security_headers(settings), *page_headers("store", CACHE_PAGE)]).choose("br")
    wanted = {name: value for name, value in reply.headers if name not in _OF_THE_FILE}
    snippet = (ROOT / "docs" / "operations.md").read_text().partition("wealth-site-page-headers.conf\nadd_header")
    added = _ADDED.findall("add_header" + snippet[2].partition("```")[0])
    assert {name: value for name, _, value in added} == wanted
