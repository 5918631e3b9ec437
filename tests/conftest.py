"""What every test may ask for."""

from collections.abc import Iterator

import pytest

from tests.factories.fake_renderer import FakeRenderer, running_fake_renderer


@pytest.fixture
def fake_renderer() -> Iterator[FakeRenderer]:
    """A renderer that does as it is told, on a free loopback port."""
    with running_fake_renderer() as renderer:
        yield renderer
