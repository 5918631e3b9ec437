"""Which paths are served, redirected or unknown."""

import pytest

from app.pages.path_policy import PathIndex, PermanentRedirect, decide_page, location_with_query_string

INDEX = PathIndex.build(
    ["/", "/nri", "/nri/nri-faqs", "/portfolio_services/Multicap-PMS", "/admin/dashboard"],
    {"/founder": "/#founder", "/aif-types": "/aif/fundstype"},
)


@pytest.mark.parametrize("path", ["/", "/nri", "/nri/nri-faqs", "/portfolio_services/Multicap-PMS"])
def test_canonical_paths_are_served(path: str) -> None:
    assert decide_page(path, INDEX) == path


@pytest.mark.parametrize(
    ("path", "target"),
    [
        ("/NRI", "/nri"),
        ("/nri/", "/nri"),
        ("/nri//", "/nri"),
        ("//nri", "/nri"),
        ("//", "/"),
        ("/Nri//NRI-faqs/", "/nri/nri-faqs"),
        ("/portfolio_services/multicap-pms", "/portfolio_services/Multicap-PMS"),
        ("/founder", "/#founder"),
        ("/FOUNDER/", "/#founder"),
        ("//Founder//", "/#founder"),
        ("/AIF-types/", "/aif/fundstype"),
        ("/portfolio_services/Multicap-PMS/as-on/2025-05-31", "/portfolio_services/Multicap-PMS"),
        ("/portfolio_services/multicap-pms/as-on/2025-02-30", "/portfolio_services/Multicap-PMS"),
        ("/portfolio_services/Multicap-PMS/as-on/2025-05-31/growth.csv", "/portfolio_services/Multicap-PMS"),
        (
            "/portfolio_services/Multicap-PMS/as-on/2025-05-31/growth.0123456789ab.csv",
            "/portfolio_services/Multicap-PMS",
        ),
        ("/AIF-types/as-on/2025-05-31", "/aif/fundstype"),
    ],
)
def test_other_spellings_and_legacy_paths_move_in_one_hop(path: str, target: str) -> None:
    assert decide_page(path, INDEX) == PermanentRedirect(target)


@pytest.mark.parametrize("place", ["contact", "contact/0123abcd", "figures/ace/editions/e_1", "words/faqs/nri", "x/"])
def test_every_address_below_the_panels_own_is_its_page(place: str) -> None:
    assert decide_page(f"/admin/dashboard/{place}", INDEX) == "/admin/dashboard"
    bare = PathIndex.build(["/"], {})
    assert decide_page(f"/admin/dashboard/{place}", bare) is None


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/admin/dashboard/x.css",
        "/admin/dashboard/%2e%2e",
        "/admin/dashboards/contact",
        "/admin/contact",
        "nri",
        "/unknown",
        "/contact",
        "//evil.example",
        "//evil.example/nri",
        "/\\evil.example",
        "/nri/..",
        "/nri/../nri",
        "/./nri",
        "/%6eri",
        "/nri%2Fnri-faqs",
        "/nri%00",
        "/nri\x00",
        "/nri\n",
        "/nri ",
        "/nri;a=b",
        "/नri",
        "/nri" + "/" * 400,
        "/" + "a" * 400,
        "http://evil.example/nri",
    ],
)
def test_everything_else_is_not_found(path: str) -> None:
    assert decide_page(path, INDEX) is None


def test_every_move_stays_on_the_site() -> None:
    for path in ["//nri", "//NRI//", "///founder", "//evil.example//nri"]:
        decision = decide_page(path, INDEX)
        assert decision is None or (isinstance(decision, PermanentRedirect) and not decision.target.startswith("//"))


@pytest.mark.parametrize(
    ("target", "query", "location"),
    [
        ("/nri", "", "/nri"),
        ("/nri", "utm_source=mail&x=%20", "/nri?utm_source=mail&x=%20"),
        ("/#founder", "a=1", "/?a=1#founder"),
        ("/nri", "a=\r\nSet-Cookie: x", "/nri?a=%0D%0ASet-Cookie:%20x"),
        ("/nri", 'a="<é>', "/nri?a=%22%3C%E9%3E"),
    ],
)
def test_the_query_string_is_kept_and_harmless(target: str, query: str, location: str) -> None:
    assert location_with_query_string(target, query) == location
