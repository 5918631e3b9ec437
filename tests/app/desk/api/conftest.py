"""What tests of the panel share: its app, its clock, a member who has signed in."""

from tests.app.members.staff_fixtures import (  # noqa: F401 - fixtures are found by their names here
    app,
    client,
    clock,
    empty_app,
    empty_database_url,
    make_app,
    quick_hashing,
    sqlite_app,
)
