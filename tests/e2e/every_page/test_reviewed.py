"""A page's review day is the same in its head (on pages of law or tax), in the sitemap and in JSON-LD."""

import re
from urllib.request import urlopen

import pytest

from app.content.calendar import short_date
from tests.e2e.pages import DATED
from tests.e2e.stack import Stack
from tests.waiting import LIMIT_S


def text_of(site: Stack, path: str) -> str:
    with urlopen(site.origin + path, timeout=LIMIT_S) as reply:
        return str(reply.read().decode())


@pytest.mark.parametrize("path", DATED)
def test_the_day_is_seen_and_told_to_machines(site: Stack, path: str) -> None:
    html = text_of(site, path).replace("<!-- -->", "")
    day = DATED[path]
    assert f'<time dateTime="{day.isoformat()}">{short_date(day)}</time>' in html
    assert re.search(rf'"dateModified":"{day.isoformat()}"', html)
    (lastmod,) = re.findall(rf"<loc>[^<]*{path}</loc><lastmod>([^<]*)</lastmod>", text_of(site, "/sitemap.xml"))
    assert lastmod == day.isoformat()


def test_taxes_and_the_questions_of_nris_are_among_them() -> None:
    assert {"/nri", "/nri/taxation-info", "/nri/nri-faqs", "/aif/returns"} <= set(DATED)
