"""Opens a page with a form."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e.conftest import DESKTOP, REACT_DEVTOOLS_ADVERT
from tests.e2e.forms.form_page import CONTACT, HYDRATED, FormPage, OpenForm
from tests.e2e.stack import Stack
from tests.e2e.visitors import Visitors


@pytest.fixture
def open_form(site: Stack, visitors: Visitors) -> Iterator[OpenForm]:
    """Open a page with a form and wait until it and its phone field are hydrated. `said` are expected messages."""
    forms: list[FormPage] = []

    def open_path(
        path: str = CONTACT,
        *,
        said: tuple[str, ...] = ("Country not located",),
        viewport: dict[str, int] = DESKTOP,
        **options: Any,
    ) -> FormPage:
        form = FormPage(visitors.lend(site.origin, viewport=viewport, **options), (REACT_DEVTOOLS_ADVERT, *said))
        forms.append(form)
        visitors.listen(form.page, "console", lambda message: form.said.append(message.text))
        visitors.listen(form.page, "pageerror", lambda error: form.said.append(f"page error: {error}"))
        form.page.goto(path)
        form.page.wait_for_selector(HYDRATED)
        form.page.locator(HYDRATED).dispatch_event("pointerover")
        form.page.wait_for_selector(f"{HYDRATED} [data-live]")
        return form

    yield open_path
    complaints = [
        text for form in forms for text in form.said if not any(allowed in text for allowed in form.said_allowed)
    ]
    for form in forms:
        visitors.take_back(form.page)
    assert complaints == []
