"""A view of the API declares its input and its answers, and both are enforced."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

import pytest
from flask import Flask
from flask.testing import FlaskClient
from pydantic import Field, Strict
from typing_extensions import TypedDict

from app.web.access import Access, declared_access
from app.web.api_view import Reply, api_view, described_view
from app.web.body import FAULTY, Body, ErrorMessage
from app.web.errors import register_errors
from app.web.wire_values import Moment


class Order(Body):
    """An order."""

    first_name: Annotated[str, Field(title="Name", min_length=1, max_length=5)]
    is_gift: Annotated[bool, Strict(), ErrorMessage("Send true or false.")] = False


class PlacedReply(Reply):
    """A placed order."""

    placed_at: Moment
    is_gift: bool


@dataclass
class Placed:
    """What a store would return."""

    placed_at: datetime
    is_gift: bool
    price_paid: int


class OrdersReply(TypedDict):
    """Orders."""

    orders: list[PlacedReply]


@api_view(Access.EVERYONE, 404, status=201)
def place(body: Order) -> OrdersReply:
    """Place an order. Nobody pays."""
    assert body.first_name == "Asha"
    placed = Placed(datetime(2026, 4, 1, 5, 30, tzinfo=UTC), body.is_gift, 7)
    return {"orders": [PlacedReply.model_validate(placed)]}


@api_view(Access.STAFF, body=Order)
def forget() -> None:
    """Forget it."""


@pytest.fixture
def client() -> FlaskClient:
    app = Flask(__name__)
    register_errors(app, lambda _: app.response_class())
    app.post("/api/orders")(place)
    app.post("/api/forget")(forget)
    return app.test_client()


def test_a_view_is_described_by_its_signature() -> None:
    described = described_view(place)
    assert described is not None
    assert (described.summary, described.body) == ("Place an order. Nobody pays", Order)
    assert (described.replies, described.refusals) == ({201: OrdersReply}, frozenset({404}))
    assert declared_access(place) is Access.EVERYONE
    assert declared_access(forget) is Access.STAFF


def test_answers_are_spelt_in_camel_case_and_hold_what_the_model_names_alone(client: FlaskClient) -> None:
    reply = client.post("/api/orders", json={"firstName": "Asha", "isGift": True})
    assert reply.status_code == 201
    assert reply.get_json() == {"orders": [{"placedAt": "2026-04-01T05:30:00.000Z", "isGift": True}]}


def test_a_view_without_an_answer_answers_204_and_its_body_is_checked(client: FlaskClient) -> None:
    assert client.post("/api/forget", json={"firstName": "A"}).status_code == 204
    assert client.post("/api/forget", json={}).get_json()["errors"] == {"firstName": "Name is required"}


@pytest.mark.parametrize(
    ("sent", "errors"),
    [
        ({}, {"firstName": "Name is required"}),
        ({"firstName": None}, {"firstName": "Name is required"}),
        ({"firstName": 7}, {"firstName": "Name must be text"}),
        ({"firstName": "Ashaaa"}, {"firstName": "Name may have at most 5 characters"}),
        ({"firstName": "\ud800"}, {"firstName": "Name holds characters that are never stored"}),
        ({"firstName": "A", "isGift": 1}, {"isGift": "Send true or false."}),
        ({"firstName": "A", "is_gift": True}, {"is_gift": "This field is not known"}),
        ({"isGift": "", "\ud800": 1}, {"firstName", "isGift", "\ud800"}),
    ],
)
def test_faults_are_told_by_field(client: FlaskClient, sent: dict[str, object], errors: object) -> None:
    reply = client.post("/api/orders", json=sent)
    assert reply.status_code == 422
    refusal = reply.get_json()
    assert refusal["message"] == FAULTY
    assert (refusal["errors"] if isinstance(errors, dict) else set(refusal["errors"])) == errors


def test_a_view_that_does_not_say_what_it_is_for_is_refused() -> None:
    def silent() -> None:
        pass

    with pytest.raises(ValueError, match="silent"):
        api_view(Access.EVERYONE)(silent)
