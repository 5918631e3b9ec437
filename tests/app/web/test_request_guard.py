"""Which unsafe requests reach a view."""

import pytest
from flask import Flask, Response, request
from flask.testing import FlaskClient

from app.web.access import Access, open_to
from app.web.errors import register_errors
from app.web.request_guard import register_request_guard

OWN = "https://www.example.in"
FOREIGN_ORIGINS = [
    "null",
    "https://evil.example",
    "http://www.example.in",
    "https://www.example.in.evil.example",
    "https://example.in",
    "https://www.example.in:8443",
    "https://www.example.in/",
    "HTTPS://WWW.EXAMPLE.IN",
    "",
    "https://www.example.in https://evil.example",
]
FOREIGN_SITES = ["cross-site", "same-site", "", "same-origin, cross-site", "SAME-ORIGIN"]
FOREIGN_REFERERS = [
    "",
    " ",
    "null",
    "about:blank",
    "/contact",
    "www.example.in/contact",
    "https://evil.example/",
    "http://www.example.in/contact",
    "https://www.example.in:8443/contact",
    "https://www.example.in.evil.example/",
    "https://example.in/",
    "https://www.example.in@evil.example/",
    "https://evil.example@www.example.in/",
    "https://www.example.in:secret@evil.example/",
    "https://evil.example/https://www.example.in/",
    "https://evil.example?https://www.example.in/",
    "https://evil.example#@www.example.in/",
    "https://evil.example\\@www.example.in/",
    "https://www.example.in\\.evil.example/",
    "https:///www.example.in/",
    "https:www.example.in/",
    "//www.example.in/",
    "data:text/html,https://www.example.in/",
    "https://www.example.in/ https://evil.example/",
]
UNSAFE = ["POST", "PUT", "PATCH", "DELETE"]


@pytest.fixture
def client() -> FlaskClient:
    app = Flask("guarded")
    app.config["MAX_CONTENT_LENGTH"] = 1000
    register_errors(app, lambda status: Response(f"screen {status}", status))
    register_request_guard(app, OWN)

    @app.route("/api/thing", methods=["GET", *UNSAFE])
    @app.route("/form", methods=["GET", *UNSAFE])
    @open_to(Access.EVERYONE)
    def thing() -> bytes:
        return request.get_data()

    @app.get("/api/figures")
    @open_to(Access.STAFF)
    def figures() -> str:
        return "figures"

    @app.get("/api/undeclared")
    def undeclared() -> str:
        return "of nobody knows whom"

    return app.test_client()


@pytest.mark.parametrize("path", ["/api/thing", "/form", "/api/nothing", "/nothing"])
@pytest.mark.parametrize("method", UNSAFE)
def test_foreign_requests_are_403_whatever_the_path(client: FlaskClient, path: str, method: str) -> None:
    headers = [{"Origin": origin} for origin in FOREIGN_ORIGINS] + [{"Sec-Fetch-Site": site} for site in FOREIGN_SITES]
    headers += [
        {"Origin": OWN, "Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
    ]
    passed = [sent for sent in headers if client.open(path, method=method, headers=sent).status_code != 403]
    assert passed == []


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": OWN},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Origin": OWN, "Sec-Fetch-Site": "same-origin"},
        {"Host": "127.0.0.1:9000", "Origin": "https://127.0.0.1:9000"},
        {"Referer": f"{OWN}/contact?name=hidden"},
        {"Referer": OWN},
        {"Referer": "https://WWW.Example.IN/contact"},
        {"Host": "127.0.0.1:9000", "Referer": "https://127.0.0.1:9000/contact"},
        {"Host": "LOCALHOST", "Referer": "https://localhost/contact"},
        {"Origin": OWN, "Referer": "https://evil.example/"},
        {"Sec-Fetch-Site": "same-origin", "Referer": ""},
    ],
)
def test_our_own_requests_and_programs_pass(client: FlaskClient, headers: dict[str, str]) -> None:
    for path in ("/api/thing", "/form"):
        assert client.post(path, headers=headers).status_code == 200


@pytest.mark.parametrize("path", ["/api/thing", "/form", "/nothing"])
@pytest.mark.parametrize("referer", FOREIGN_REFERERS)
def test_a_referer_that_stands_alone_must_be_ours(client: FlaskClient, path: str, referer: str) -> None:
    for method in UNSAFE:
        assert client.open(path, method=method, headers={"Referer": referer}).status_code == 403
    assert client.get("/form", headers={"Referer": referer}).status_code == 200


def test_a_referer_of_ours_saves_no_foreign_request(client: FlaskClient) -> None:
    for foreign in ({"Origin": "null"}, {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        assert client.post("/form", headers=foreign | {"Referer": f"{OWN}/contact"}).status_code == 403


@pytest.mark.parametrize("path", ["/api/figures", "/api/undeclared"])
def test_what_is_not_for_everyone_is_read_from_no_other_site(client: FlaskClient, path: str) -> None:
    for site in FOREIGN_SITES:
        for method in ("GET", "HEAD"):
            refused = client.open(path, method=method, headers={"Sec-Fetch-Site": site, "Origin": OWN})
            assert refused.status_code == 403, (site, method)
    assert client.get(path, headers={"Sec-Fetch-Site": "cross-site"}).json == {
        "message": "This request comes from another site.",
        "errors": {},
    }
    own: list[dict[str, str]] = [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}]
    assert [client.get(path, headers=headers).status_code for headers in own] == [200, 200, 200]


def test_what_is_for_everyone_may_be_read_from_anywhere(client: FlaskClient) -> None:
    assert (
        client.get("/form", headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}).status_code
        == 200
    )


@pytest.mark.parametrize(
    "media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json", ""]
)
def test_the_api_takes_json_alone(client: FlaskClient, media_type: str) -> None:
    assert client.post("/api/thing", data=b"{}", content_type=media_type).status_code == 415
    assert client.post("/form", data=b"{}", content_type=media_type).status_code == 200


def test_a_post_without_body_needs_no_media_type_but_may_not_name_another(client: FlaskClient) -> None:
    assert client.post("/api/thing").status_code == 200
    assert client.post("/api/thing", environ_overrides={"CONTENT_LENGTH": "0"}).status_code == 200
    assert client.post("/api/thing", content_type="text/plain").status_code == 415


@pytest.mark.parametrize("path", ["/api/thing", "/form"])
def test_bodies_have_a_length_no_coding_and_a_bound(client: FlaskClient, path: str) -> None:
    def status(**changes: object) -> int:
        values: dict[str, object] = {"data": b"{}", "content_type": "application/json", **changes}
        return client.post(path, **values).status_code

    assert status() == 200
    assert status(headers={"Transfer-Encoding": "chunked"}) == 411
    assert status(headers={"Content-Encoding": "identity"}) == 200
    assert [status(headers={"Content-Encoding": coding}) for coding in ("gzip", "br", "gzip, identity", "x")] == [
        415
    ] * 4
    assert (status(data=b"x" * 1000), status(data=b"x" * 1001)) == (200, 413)


def test_refusals_of_the_api_are_json_and_others_plain(client: FlaskClient) -> None:
    refused = client.post("/api/thing", headers={"Origin": "null"})
    assert refused.json == {"message": "This request comes from another site.", "errors": {}}
    assert client.post("/form", headers={"Origin": "null"}).text == "403 Forbidden\n"
