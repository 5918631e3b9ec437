"""What is kept of a report tells of no person."""

import pytest

from app.csp_reports.violation import MOST_REPORTS, FaultyReportError, Violation, read_violations

SECRET = "asha@example.in"


def old(**report: object) -> list[Violation]:
    return read_violations({"csp-report": {name.replace("_", "-"): value for name, value in report.items()}})


def test_a_report_of_level_2() -> None:
    found = old(
        document_uri=f"https://www.example.in/contact?name={SECRET}#x",
        violated_directive="img-src 'self'",
        blocked_uri=f"https://{SECRET}:pw@tracker.example:8443/pixel?who={SECRET}",
        script_sample=SECRET,
    )
    assert found == [Violation("img-src", "/contact", "https://tracker.example:8443")]


def test_a_list_of_the_reporting_api() -> None:
    body = {"effectiveDirective": "script-src-elem", "documentURL": f"https://a/x?{SECRET}", "blockedURL": "inline"}
    reports = [{"type": "csp-violation", "body": body}, {"type": "deprecation", "body": {"message": SECRET}}]
    assert read_violations(reports) == [Violation("script-src-elem", "/x", "inline")]
    assert len(read_violations(reports[:1] * (MOST_REPORTS + 5))) == MOST_REPORTS
    assert read_violations([]) == []


@pytest.mark.parametrize("blocked", [SECRET, f"data:text/html,{SECRET}", "https://[", 7, None, "x" * 500, "a\nb"])
def test_odd_addresses_leave_nothing_of_themselves(blocked: object) -> None:
    [found] = old(blocked_uri=blocked, document_uri="https://[", effective_directive=f"{SECRET}\n")
    assert found.directive == found.page == "other"
    assert SECRET not in found.blocked
    assert len(found.blocked) <= 30


@pytest.mark.parametrize("page", [f"/contact/{SECRET}", "/contact%2Fasha", "/a b", "/" + "x" * 300])
def test_a_path_that_none_of_our_pages_has_is_not_kept(page: str) -> None:
    assert [found.page for found in old(document_uri=f"https://www.example.in{page}")] == ["other"]


@pytest.mark.parametrize("body", [None, 1, "x", {}, {"csp-report": []}, [1], {"csp-report": None}])
def test_what_is_no_report_is_refused(body: object) -> None:
    with pytest.raises(FaultyReportError):
        read_violations(body)
