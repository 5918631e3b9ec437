"""A member's browser in front of nginx."""

import json
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Self

from tests.factories.nginx import Nginx
from tests.factories.processes import Reply


@dataclass(frozen=True)
class SignedIn:
    """A signed-in member. `get` and `do` fail the test unless the answer is ok."""

    nginx: Nginx
    cookie: str

    @classmethod
    def as_member(cls, nginx: Nginx, email: str, password: str) -> Self:
        body = json.dumps({"username": email, "password": password}).encode()
        reply = nginx.post("/api/login", body, Content_Type="application/json")
        assert reply.status == HTTPStatus.OK, reply.body
        return cls(nginx, reply.cookie)

    def get(self, path: str) -> Any:
        return _read(self.nginx.get(path, Cookie=self.cookie))

    def do(self, method: str, path: str, body: object) -> Any:
        return _read(self.send(method, path, body))

    def send(self, method: str, path: str, body: object) -> Reply:
        data = json.dumps(body).encode()
        return self.nginx.send(method, path, data, Cookie=self.cookie, Content_Type="application/json")


def _read(reply: Reply) -> Any:
    assert reply.status in {HTTPStatus.OK, HTTPStatus.CREATED}, reply.body
    return json.loads(reply.body)
