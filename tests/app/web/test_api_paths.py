"""Errors, request guard and page routing agree which paths belong to the API."""

import re

import pytest

from app.web.api_paths import NOT_API_PATTERN, is_api_path


@pytest.mark.parametrize("path", ["/api", "/api/", "/api//", "/api/contact", "/api/none/deeper", "/api/api"])
def test_the_root_and_all_below_it_are_the_apis(path: str) -> None:
    assert is_api_path(path)
    assert not re.fullmatch(NOT_API_PATTERN, path[1:])


@pytest.mark.parametrize("path", ["/", "/apis", "/api.html", "/api-description", "/API", "/about/api", "//api", "//"])
def test_nothing_else_is(path: str) -> None:
    assert not is_api_path(path)
    assert re.fullmatch(NOT_API_PATTERN, path[1:])
