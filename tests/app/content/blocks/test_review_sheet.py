"""The example of a review is one file. Pages name it, and its costs are added up."""

import json
from pathlib import Path

import pytest

from app.content.errors import ContentError
from tests.app.content.small_site import FILES, build_site_snapshot, check_faults

REVIEW = """\
caption: An example
title: Yearly review
addressee: For a client
holdings:
  - { company: A baker, reason: Bread sells. }
  - { company: A candle maker, reason: Nights are dark., isSold: true, byHand: the reason is gone }
  - { company: A ferry, reason: There is no bridge. }
costsHeading: What the year cost
costs:
  - { label: Fee, rupees: 59000 }
  - { label: Custody, rupees: 9400 }
pay: { label: Of this to us, rupees: 20000 }
gst: { label: GST, rupees: 9000 }
byHand: less than last year
fallsHeading: The worst fall
falls: [{ label: Yours, rupees: 90 }, { label: The index, rupees: 80 }]
"""
BLOCK = """
  - kind: reviewSheet
    heading: What you get
    text: A sheet.
"""
HOME: dict[str, str | None] = {"pages/home.yaml": FILES["pages/home.yaml"] + BLOCK}


def test_costs_are_spelt_in_rupees_and_added_up(tmp_path: Path) -> None:
    files = {**HOME, "review.yaml": REVIEW}
    page = json.loads(build_site_snapshot(tmp_path, files).render_request_json("/"))["page"]
    [sheet] = [block for block in page["blocks"] if block["kind"] == "reviewSheet"]
    assert [cost["shown"] for cost in sheet["costs"]] == ["₹59,000", "₹9,400"]
    assert (sheet["total"], sheet["pay"]["shown"], sheet["kept"]) == ("₹68,400", "₹20,000", "₹30,000")
    assert page["holdsSample"] is False


def test_a_page_cannot_show_a_sheet_that_is_not_there(tmp_path: Path) -> None:
    [fault] = check_faults(tmp_path, HOME)
    assert "no review.yaml" in fault


def test_our_pay_is_at_most_the_first_cost(tmp_path: Path) -> None:
    files = {**HOME, "review.yaml": REVIEW.replace("rupees: 20000", "rupees: 50001")}
    with pytest.raises(ContentError, match=r"review\.yaml:1: pay and gst are more than the first cost, ₹59,000"):
        check_faults(tmp_path, files)
