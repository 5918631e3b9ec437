"""A setting that cannot work is refused by name before anything starts."""

import pytest

from app.configuration.settings import DATABASE_URL_FORM, Settings, SettingsError, load_settings, misspelt_settings

NO_PORT = "must name a port from 1 to 65535"
NO_PLACE = "must have the form http://127.0.0.1:8100 or unix:/run/site/renderer.sock"
NO_PATH = "must name an absolute path behind unix:, such as unix:/run/site/renderer.sock"
NOT_BINDABLE = "does not appear to be an IPv4 or IPv6 address"


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("RENDERER_URL", "http://127.0.0.1:99999", NO_PORT),
        ("RENDERER_URL", "http://127.0.0.1:0", NO_PORT),
        ("RENDERER_URL", "http://10.0.0.1:8100", NO_PLACE),
        ("RENDERER_URL", "http://127.0.0.1:8100/", NO_PLACE),
        ("RENDERER_URL", "unix:run/renderer.sock", NO_PATH),
        ("DATABASE_URL", "postgresql://u:hidden@h:abc/db", DATABASE_URL_FORM),
        ("DATABASE_URL", "sqlite:///:memory:", DATABASE_URL_FORM),
        ("DATABASE_URL", "sqlite:///", DATABASE_URL_FORM),
        ("DATABASE_URL", "mysql://h/db", DATABASE_URL_FORM),
        ("BIND", "localhost", f"'localhost' {NOT_BINDABLE}"),
        ("BIND", "127.0.0.1:8000", f"'127.0.0.1:8000' {NOT_BINDABLE}"),
        ("BIND", "[::1]", f"'[::1]' {NOT_BINDABLE}"),
        ("TRUSTED_PROXIES", "10.0.0.0/8,proxy", "'proxy' does not appear to be an IPv4 or IPv6 network"),
        ("TRUSTED_PROXIES", "10.0.0.1/8", "10.0.0.1/8 has host bits set"),
    ],
)
def test_an_address_that_cannot_be_reached_is_refused_by_name(
    name: str, value: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        load_settings()
    assert str(refused.value) == f"The environment is not usable:\n  {name}: {reason}"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RENDERER_URL", "http://localhost:8100"),
        ("RENDERER_URL", f"unix:/{'é' * 53}"),
        ("DATABASE_URL", "postgres://u:p@h/db"),
        ("DATABASE_URL", "postgresql:///db?host=/run/postgresql"),
        ("DATABASE_URL", "sqlite:////srv/site.sqlite3"),
    ],
)
def test_other_addresses_are_taken(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    assert getattr(load_settings(), name.lower()) == value


def production(**changes: str) -> dict[str, str]:
    return {"APP_ENV": "production", "SECRET_KEY": "x" * 32, "ALLOWED_HOSTS": "www.example.in"} | changes


@pytest.mark.parametrize(
    ("variables", "address"),
    [
        ({}, "127.0.0.1"),
        ({"BIND": ""}, "127.0.0.1"),
        ({"BIND": "0.0.0.0"}, "0.0.0.0"),
        ({"BIND": "::1"}, "::1"),
        (production(PUBLIC_ORIGIN="https://www.example.in"), "127.0.0.1"),
        (production(PUBLIC_ORIGIN="https://www.example.in", BIND="0.0.0.0"), "0.0.0.0"),
    ],
)
def test_it_listens_on_loopback_unless_told_otherwise(
    variables: dict[str, str], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert load_settings().bind == address


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [
        ("SECRET_KEY", "", "SECRET_KEY must be set to a value of your own"),
        ("SECRET_KEY", "x" * 31, "SECRET_KEY must be set to a value of your own, 32 characters or longer"),
        ("METRICS_TOKEN", "x" * 31, "METRICS_TOKEN must have at least 32 characters"),
        ("DEBUG", "true", "DEBUG must be off"),
        ("ALLOWED_HOSTS", None, "ALLOWED_HOSTS must name the hosts"),
        ("ALLOWED_HOSTS", " , ", "ALLOWED_HOSTS must name the hosts"),
        (
            "ALLOWED_HOSTS",
            "localhost,https://www.example.in",
            "ALLOWED_HOSTS: 'https://www.example.in' is no",
        ),
        ("BACKUP_DIR", "", "BACKUP_DIR: must be a path"),
        ("PUBLIC_ORIGIN", None, "PUBLIC_ORIGIN must be the address visitors use"),
    ],
)
def test_an_unsafe_production_does_not_start(
    variable: str, value: str | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, usual in production(PUBLIC_ORIGIN="https://www.example.in").items():
        monkeypatch.setenv(name, usual)
    assert load_settings().is_production
    if value is None:
        monkeypatch.delenv(variable)
    else:
        monkeypatch.setenv(variable, value)
    with pytest.raises(SettingsError, match=f"usable:\n  {reason}"):
        load_settings()


def test_production_has_an_https_address_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = production(PUBLIC_ORIGIN="http://site.internal", ALLOWED_HOSTS="site.internal")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=r"PUBLIC_ORIGIN must begin with https://, unless ALLOW_HTTP_ORIGIN=true$"):
        load_settings()
    monkeypatch.setenv("ALLOW_HTTP_ORIGIN", "true")
    assert load_settings().public_origin == "http://site.internal"


@pytest.mark.parametrize("hosts", ["other.example.in", "example.in,127.0.0.1"])
def test_production_answers_the_host_its_visitors_use(hosts: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in production(PUBLIC_ORIGIN="https://www.example.in", ALLOWED_HOSTS=hosts).items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=r"ALLOWED_HOSTS must name www\.example\.in, the host of PUBLIC_ORIGIN$"):
        load_settings()


def test_production_never_shows_samples_and_refuses_to_be_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in production(PUBLIC_ORIGIN="https://www.example.in").items():
        monkeypatch.setenv(name, value)
    for told in ("", "hide"):
        monkeypatch.setenv("SAMPLE_DATA", told)
        assert not load_settings().shows_samples
    monkeypatch.setenv("SAMPLE_DATA", "show")
    with pytest.raises(SettingsError, match="SAMPLE_DATA must not be show"):
        load_settings()


def test_pages_of_production_with_samples_and_without_lie_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    site = production(PUBLIC_ORIGIN="https://www.example.in")
    places = set()
    for environment in ({"SAMPLE_DATA": "show"}, {"SAMPLE_DATA": "hide"}, {**site, "SAMPLE_DATA": ""}):
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        settings = load_settings()
        places |= {settings.page_store_dir, settings.snapshot_dir}
    assert len(places) == 6


def test_a_misspelt_setting_is_named_with_the_one_that_was_meant() -> None:
    assert misspelt_settings(["SAMPLE_DAT", "MAIL_FORM", "PATH", "LC_ALL", "PORTS", "RENDERER_PORT"]) == [
        "MAIL_FORM is not a setting: did you mean MAIL_FROM?",
        "SAMPLE_DAT is not a setting: did you mean SAMPLE_DATA?",
    ]


def test_no_setting_counts_as_misspelt_nor_what_is_like_one_that_is_set() -> None:
    assert misspelt_settings(name.upper() for name in Settings.model_fields) == []
    assert misspelt_settings(["DATABASE_URI", "DATABASE_URL"]) == []
    assert [misspelt_settings([name]) for name in Settings.model_fields] == [[] for _ in Settings.model_fields]
