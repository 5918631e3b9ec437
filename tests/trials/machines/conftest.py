"""Two web machines for the tests of one module."""

from collections.abc import Iterator

import pytest

from tests.app.databases import copy_postgres_database
from tests.trials.machines.site import Site, running_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres_server: str, postgres_template: str) -> Iterator[Site]:
    database_url = copy_postgres_database(postgres_server, postgres_template)
    with running_site(tmp_path_factory.mktemp("machines"), database_url) as site:
        yield site
