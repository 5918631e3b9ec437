"""Recorded answers are equal for equal sites, and every other change is shown."""

import io
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from tests.comparison.calls import Answer, Call, post_json
from tests.comparison.compare_answers import compare
from tests.comparison.form_calls import json_calls, plain_calls, refused_calls
from tests.comparison.masks import ADDRESS, BODY, MASKS, masked
from tests.comparison.public_calls import odd_calls, whole_calls
from tests.comparison.written_answer import written

CALL = Call("pages/about/plain", "/about")
ANSWER = Answer(
    200,
    "OK",
    (("Content-Length", "5"), ("Content-Type", "text/html"), ("Date", "Mon, 20 Apr 2026 06:30:00 GMT")),
    b"<h1>About us</h1><p>Since 1994</p>",
)
# Answers of a run, and their recorded form.
SAMPLES = [
    ("Date", "Mon, 20 Apr 2026 06:30:00 GMT", "…"),
    ("X-Request-Id", "0123456789abcdef", "…"),
    ("X-Request-Id", "letter-box-1", "letter-box-1"),
    ("ETag", '"0123456789abcdef-br"', '"…-br"'),
    ("ETag", 'W/"0123456789abcdef"', 'W/"…"'),
    ("If-None-Match", "*", "*"),
    ("If-None-Match", '"0123456789abcdef-gzip"', '"…-gzip"'),
    ("Link", "</assets/site.0123456789.css>; rel=preload", "</assets/site.….css>; rel=preload"),
    ("Retry-After", "42", "…"),
    ("Set-Cookie", "__Host-staff-session=aB-_1; Secure; Path=/", "__Host-staff-session=…; Secure; Path=/"),
    ("Set-Cookie", "staff-session=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0", None),
    ("Set-Cookie", "a=b; Expires=Mon, 20 Apr 2026 06:30:00 GMT; Path=/", "a=b; Expires=…; Path=/"),
    ("Cookie", "staff-device=x1; staff-session=y2", "staff-device=…; staff-session=…"),
    ("Content-Disposition", 'attachment; filename="speak-queries-2026-04-20.csv"', None),
    (ADDRESS, "/assets/public.DWM7JW3B.js", "/assets/public.….js"),
    (ADDRESS, "/api/contact-data/0123456789abcdef01234567/seen", "/api/contact-data/…/seen"),
    (ADDRESS, f"/api/contact-data/{'0' * 24}/seen", f"/api/contact-data/{'0' * 24}/seen"),
    (
        BODY,
        'src="/assets/chart.564TB2A2.js" data-as-on="2025-05-31"',
        'src="/assets/chart.….js" data-as-on="2025-05-31"',
    ),
    (BODY, '{"_id":"0123456789abcdef01234567","createdAt":"2026-04-01T05:30:00.000Z"}', '{"_id":"…","createdAt":"…Z"}'),
    (BODY, '{"date":"2026-04-01","contact":3}', '{"date":"…","contact":3}'),
    (BODY, '"medianMinutesToFirstOpen":0.1', '"medianMinutesToFirstOpen":…'),
    (BODY, '"medianMinutesToFirstOpen":null', '"medianMinutesToFirstOpen":null'),
    (BODY, '"nextCursor":"abc.def"', '"nextCursor":"…"'),
    (BODY, '{"published":"9d4568c2e4ff090c","status":"ok"}', '{"published":"…","status":"ok"}'),
    (BODY, "Asha,2026-04-01 11:00:00,2026-04-01 05:30:00,no", "Asha,…,…,no"),
]


def keep(folder: Path, answer: Answer) -> Path:
    file = folder / f"{CALL.name}.txt"
    file.parent.mkdir(parents=True)
    file.write_text(written(CALL, answer))
    return folder


@pytest.mark.parametrize(("where", "said", "kept"), SAMPLES)
def test_only_what_a_run_makes_anew_is_hidden(where: str, said: str, kept: str | None) -> None:
    if kept is None:
        kept = said.replace("2026-04-20", "…")
    assert masked(where, said) == kept


def test_every_mask_has_a_sample_and_a_reason() -> None:
    for mask in MASKS:
        assert any(mask.hide(said) != said for where, said, _ in SAMPLES if where == mask.where), mask
        assert mask.reason


def test_equal_answers_do_not_differ(tmp_path: Path) -> None:
    later = replace(ANSWER, headers=(*ANSWER.headers[:2], ("Date", "Tue, 21 Apr 2026 06:30:00 GMT")))
    result = compare(keep(tmp_path / "old", ANSWER), keep(tmp_path / "new", later))
    assert (result.compared, result.diffs) == (1, {})


@pytest.mark.parametrize(
    ("changed", "shown"),
    [
        (replace(ANSWER, status=404, reason="Not Found"), ["-200 OK", "+404 Not Found"]),
        (replace(ANSWER, headers=ANSWER.headers[:1]), ["-Content-Type: text/html", "-Date: …"]),
        (replace(ANSWER, body=ANSWER.body.replace(b"1994", b"1995")), ["-Since 1994</p>", "+Since 1995</p>"]),
    ],
)
def test_each_change_is_shown(tmp_path: Path, changed: Answer, shown: list[str]) -> None:
    result = compare(keep(tmp_path / "old", ANSWER), keep(tmp_path / "new", changed))
    lines = result.diffs[f"{CALL.name}.txt"].splitlines()
    assert [line for line in lines if line[0] in "+-" and line[:3] not in {"---", "+++"}] == shown


def test_a_missing_answer_differs(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    result = compare(keep(tmp_path / "old", ANSWER), tmp_path / "new")
    assert "+++ missing" in result.diffs[f"{CALL.name}.txt"]


def test_the_command_counts_excepts_and_fails(tmp_path: Path) -> None:
    keep(tmp_path / "old", ANSWER)
    keep(tmp_path / "new", replace(ANSWER, status=500))
    command = [sys.executable, "tests/comparison/compare_answers.py", str(tmp_path / "old"), str(tmp_path / "new")]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.stdout.endswith("\n1 answers, 1 differ\n")
    assert found.returncode == 1
    # Comparing nothing is not a success.
    excepted = subprocess.run([*command, "--except", "pages/*"], capture_output=True, text=True, check=False)
    assert excepted.stdout == f"excepted: {CALL.name}.txt\n0 answers, 0 differ\n"
    assert excepted.returncode == 1
    unknown = subprocess.run([*command[:3], "nowhere"], capture_output=True, text=True, check=False)
    assert "nowhere is no folder" in unknown.stderr
    assert unknown.returncode == 2


def test_a_workbook_is_kept_as_its_parts() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("xl/sheet1.xml", "<c>Asha Rao</c>")
    text = written(CALL, replace(ANSWER, body=buffer.getvalue()))
    assert text.endswith("=== xl/sheet1.xml\n<c>Asha Rao</c>")
    assert "Content-Length: …" in text


def test_the_methods_of_an_address_are_a_set() -> None:
    told = [written(CALL, replace(ANSWER, headers=(("Allow", methods),))) for methods in ("GET, HEAD", "HEAD, GET")]
    assert told[0] == told[1]


def test_bytes_are_told_by_their_digest() -> None:
    assert "2 bytes, SHA-256 " in written(CALL, replace(ANSWER, body=b"\xff\xfe"))


def test_header_names_are_spelt_with_hyphens() -> None:
    assert post_json("name", "/api/contact", {}, Idempotency_Key="k").headers["Idempotency-Key"] == "k"


def test_no_two_calls_share_a_file() -> None:
    calls = [*odd_calls(), *json_calls(), *plain_calls(), *refused_calls(), *whole_calls("pages", "/")]
    names = [call.name for call in calls]
    assert len(names) == len(set(names)) > 250
