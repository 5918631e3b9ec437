"""A view of the API says beside its function who may call it, what it takes and how it answers.

What it takes is the model of its parameter `body`, what it answers the type it returns, and what it is for the first
line of its docstring. The OpenAPI document is made of the same.
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
    """What a route answers, in camel case; made of what it is given, or of an object with attributes of these names."""

    model_config = ConfigDict(
        alias_generator=AliasGenerator(serialization_alias=to_camel), from_attributes=True, frozen=True
    )


@dataclass(frozen=True)
class DescribedView:
    """What the document says of a view. `summary` and `replies` may differ by the list in the path, `{name}`.

    `body` is a model, or the name of a schema that only the content knows.
    `replies` are types of JSON, the media type of a file, or None for an answer without a body.
    """

    summary: str
    body: type[Body] | str | None
    replies: Mapping[int, Any]
    parameters: tuple[Schema, ...] = ()
    refusals: frozenset[int] = field(default_factory=frozenset)


def api_view(
    audience: Access,
    *refusals: int,
    status: int | None = None,
    summary: str | None = None,
    body: type[Body] | str | None = None,
    replies: Mapping[int, Any] | None = None,
    parameters: tuple[Schema, ...] = (),
) -> Callable[[Callable[P, Any]], Callable[P, Response]]:
    """Declare a view of the API, directly above its function; what the view returns becomes an answer of `status`.

    `summary` stands for the docstring. `refusals` come beside those that audience, method and body always may lead to.
    `body` is what the view takes without a parameter for it: a model is checked. `replies` are what the returned type
    does not say; of a Response, all.
    """

    def declare(view: Callable[P, Any]) -> Callable[P, Response]:
        said, doc = inspect.signature(view), summary or inspect.getdoc(view)
        if doc is None:
            raise ValueError(f"say in a docstring what {view.__module__}.{view.__name__} is for")
        taken = said.parameters["body"].annotation if "body" in said.parameters else None
        answer = said.return_annotation
        usual = HTTPStatus.NO_CONTENT if answer in (None, NoneType) else HTTPStatus.OK
        own = {} if answer is Response else {status or usual: answer}

        @wraps(view)
        def answered(*path: P.args, **values: P.kwargs) -> Response:
            if taken is not None:
                values["body"] = taken.read()
            elif isinstance(body, type):
                body.read()
            return as_response(view(*path, **values), status or usual)

        described = DescribedView(
            doc.partition("\n")[0].rstrip("."),
            body or taken,
            {**own, **(replies or {})},
            parameters,
            frozenset(refusals),
        )
        setattr(answered, _ATTRIBUTE, described)
        return open_to(audience)(answered)

    return declare


def described_view(view: Callable[..., Any]) -> DescribedView | None:
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
