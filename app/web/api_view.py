"""Declares views of the API: audience, body and replies.

The annotation of the parameter `body` is the model of the body, the return type is the reply, and the first line of the
docstring is the summary. The OpenAPI document is made from these.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from http import HTTPStatus
from types import NoneType
from typing import Any, ParamSpec

from flask import Response, jsonify
from pydantic import AliasGenerator, BaseModel, ConfigDict
from pydantic.alias_generators import to_camel
from pydantic_core import to_jsonable_python

from app.web.access import Access, open_to
from app.web.body import Body

Schema = dict[str, Any]
P = ParamSpec("P")
_ATTRIBUTE = "described_view"


class Reply(BaseModel):
    """A JSON reply in camel case, made from keyword arguments or from an object with attributes of these names."""

    model_config = ConfigDict(
        alias_generator=AliasGenerator(serialization_alias=to_camel), from_attributes=True, frozen=True
    )


@dataclass(frozen=True)
class AcceptedBody:
    """The media types of a body, without parameters, and its maximum length."""

    media_types: tuple[str, ...]
    most_bytes: int


@dataclass(frozen=True)
class DescribedView:
    """The documentation of a view.

    `summary` and `replies` may depend on the list that `{name}` in the path stands for. `body` is a model, or the name
    of a schema that comes from the content. `accepts` is set if a body may be other than JSON of the usual size.
    `replies` maps each status to a type of JSON, the media type of a file, or None for an answer without a body.
    """

    summary: str
    body: type[Body] | str | None
    replies: Mapping[int, Any]
    parameters: tuple[Schema, ...] = ()
    refusals: frozenset[int] = field(default_factory=frozenset)
    accepts: AcceptedBody | None = None


def api_view(
    audience: Access,
    *refusals: int,
    status: int | None = None,
    summary: str | None = None,
    body: type[Body] | str | None = None,
    replies: Mapping[int, Any] | None = None,
    parameters: tuple[Schema, ...] = (),
    accepts: AcceptedBody | None = None,
) -> Callable[[Callable[P, Any]], Callable[P, Response]]:
    """Declare a view of the API. The decorator stands directly above the function, and its return value is the answer.

    audience: who may call the view.
    refusals: statuses of errors, in addition to those that follow from audience, method and body.
    status: the status of the answer. Without it: 204 if the view returns nothing, else 200.
    summary: the summary for the OpenAPI document. Without it, the docstring's first line is used.
    body: the body of a view that has no parameter `body`. A model is checked all the same.
    replies: replies that the return type does not show. A view that returns a Response names all of its replies here.
    parameters: further OpenAPI parameters.
    accepts: the body, if it may be other than JSON of the usual size.
    """

    def declare(view: Callable[P, Any]) -> Callable[P, Response]:
        signature, doc = inspect.signature(view), summary or inspect.getdoc(view)
        if doc is None:
            raise ValueError(f"say in a docstring what {view.__module__}.{view.__name__} is for")
        body_model = signature.parameters["body"].annotation if "body" in signature.parameters else None
        answer = signature.return_annotation
        usual = HTTPStatus.NO_CONTENT if answer in (None, NoneType) else HTTPStatus.OK
        own = {} if answer is Response else {status or usual: answer}

        @wraps(view)
        def answered(*path: P.args, **values: P.kwargs) -> Response:
            if body_model is not None:
                values["body"] = body_model.read()
            elif isinstance(body, type):
                body.read()
            return as_response(view(*path, **values), status or usual)

        described = DescribedView(
            doc.partition("\n")[0].rstrip("."),
            body or body_model,
            {**own, **(replies or {})},
            parameters,
            frozenset(refusals),
            accepts,
        )
        setattr(answered, _ATTRIBUTE, described)
        return open_to(audience)(answered)

    return declare


def described_view(view: Callable[..., Any] | None) -> DescribedView | None:
    """Return what the view declared, or None."""
    described: DescribedView | None = getattr(view, _ATTRIBUTE, None)
    return described


def as_response(answer: object, status: int) -> Response:
    """Answer with a reply, or with nothing for None."""
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status=status)
    reply = jsonify(to_jsonable_python(answer, by_alias=True))
    reply.status_code = status
    return reply
