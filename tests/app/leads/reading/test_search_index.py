"""The index finds what reading every row finds, and forgets what was deleted."""

import random

import pytest
from flask import Flask
from sqlalchemy import select, text

from app.dialects import POSTGRESQL
from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.lists.search import LeadFilter
from app.leads.reading.pages import list_leads
from app.leads.reading.search_index import is_long_enough, narrow
from app.leads.statements import select_found
from app.leads.store import purge_leads
from tests.app.leads.new_leads import NOON_IN_INDIA, keep

SIGNS = [*"abcABCsSkK", *"éÉßẞİıſK", *"पूजाशर्", *"%_\"'\\/-.()*", *"0912+٣", *" \n", "e\u0301", "🙂", "\ufb01"]
SPELLINGS = ["{}", " {} ", "({}", "+91 {}", "0{}", "{}-{}", "tel:+91{}"]


def written(dice: random.Random, length: int) -> str:
    return "".join(dice.choices(SIGNS, k=length))


def part_of(dice: random.Random, whole: str) -> str:
    start = dice.randrange(max(1, len(whole) - 3))
    return whole[start : start + dice.randrange(1, 12)]


def searches(dice: random.Random, texts: list[str], phones: list[str]) -> list[str]:
    """Parts of what is kept, in either case, what is not kept, and numbers in many spellings."""
    parts = [part_of(dice, dice.choice(texts)) for _ in range(60)]
    numbers = [part_of(dice, dice.choice(phones)) for _ in range(30)]
    spelled = [dice.choice(SPELLINGS).format(number[:4], number[4:]) for number in numbers]
    return [
        *parts,
        *map(str.upper, parts),
        *map(str.lower, parts),
        *spelled,
        *numbers,
        *(written(dice, dice.randrange(1, 7)) for _ in range(40)),
        *('"', '""', "%%%", "___", "\\\\\\", "' OR 1", "NOT", "a AND b", 'x" OR "y', "con", "act", "contact"),
    ]


@pytest.mark.parametrize("seed", range(2))
def test_the_index_finds_what_reading_every_row_finds(app: Flask, seed: int) -> None:
    dice = random.Random(seed)
    texts = [written(dice, dice.randrange(0, 60)) for _ in range(60)]
    phones = [dice.choice(["+91", "+1", "91", ""]) + str(dice.randrange(10**7, 10**11)) for _ in texts]
    for message, phone in zip(texts, phones, strict=True):
        kind = dice.choice(list(LeadKind))
        keep(kind=kind, name=written(dice, 8), phone=phone, message=message, minutes_ago=dice.randrange(9))
    found_any = 0
    for search in searches(dice, texts, phones):
        for kind in LeadKind:
            asked = LeadFilter(search=search)
            with db.engine.connect() as connection:
                expected = {row.id for row in connection.execute(select_found(kind, asked))}
            page = list_leads(kind, asked, 1000)
            assert ({record.id for record in page.records}, page.total) == (expected, len(expected)), (search, kind)
            found_any += bool(expected) and is_long_enough(asked)
    assert found_any > 50


@pytest.mark.parametrize("search", ["asha", "98 76543", "(98) 765-43210", "+91 98765"])
def test_a_search_of_three_signs_reads_the_index(app: Flask, search: str) -> None:
    keep()
    asked = LeadFilter(search=search)
    with db.engine.connect() as connection:
        dialect = connection.dialect
        is_postgresql = dialect.name == POSTGRESQL
        if is_postgresql:
            # Of a few rows every other way is as good.
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            connection.execute(text("DROP INDEX ix_lead_kind, ix_lead_kind_created_at_id, ix_lead_kind_seen_at"))
        statement = narrow(connection, select_found(LeadKind.CONTACT, asked), LeadKind.CONTACT, asked)
        spelled = statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
        explain = "EXPLAIN" if is_postgresql else "EXPLAIN QUERY PLAN"
        plan = str(connection.exec_driver_sql(f"{explain} {spelled}").all())
        connection.rollback()
    wanted = "ix_lead_search_text_trigrams" if is_postgresql else "lead_search VIRTUAL TABLE INDEX"
    assert wanted in plan


def test_a_changed_text_is_found_and_the_old_one_is_not(app: Flask) -> None:
    lead_id = keep()
    with db.engine.begin() as connection:
        connection.execute(text("UPDATE lead SET search_text = 'quite another'"))
    for search, found in (("another", [lead_id]), ("asha", [])):
        assert [lead.id for lead in list_leads(LeadKind.CONTACT, LeadFilter(search=search), 10).records] == found


def test_rows_of_the_index_keep_their_leads_when_the_file_is_packed(app: Flask) -> None:
    ids = [keep(name=f"Visitor {number:03}", minutes_ago=number) for number in range(20)]
    purge_leads(NOON_IN_INDIA.replace(minute=20), dry_run=False)
    with db.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
    for number in range(10):
        found = list_leads(LeadKind.CONTACT, LeadFilter(search=f"visitor {number:03}"), 10).records
        assert [lead.id for lead in found] == [ids[number]]


def test_a_purged_lead_leaves_no_trigram(sqlite_app: Flask) -> None:
    with sqlite_app.app_context():
        keep(name="Qwxyz", minutes_ago=60)
        for number in range(30):
            keep(name=f"Visitor {number}")
        purge_leads(NOON_IN_INDIA.replace(minute=0), dry_run=False)
        with db.engine.connect() as connection:
            connection.execute(text("CREATE VIRTUAL TABLE temp.terms USING fts5vocab('main', 'lead_search', 'row')"))
            terms = set(connection.scalars(select(text("term FROM temp.terms"))))
            connection.rollback()
            blocks = b"".join(connection.scalars(text("SELECT block FROM lead_search_data")))
    assert "vis" in terms
    assert not {"qwx", "wxy", "xyz"} & terms
    assert b"wxy" not in blocks
