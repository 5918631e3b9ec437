"""A member who brings a month of figures onto the site, over nginx, as the panel does."""

import json
from dataclasses import dataclass
from decimal import Decimal
from http import HTTPStatus
from typing import Any

from tests.factories.nginx import Nginx
from tests.factories.processes import Reply
from tests.integration.machines.site import Site

SLUG = "ace-strategy"
FIGURES = f"/api/figures/{SLUG}"


@dataclass(frozen=True)
class Member:
    """A signed-in browser."""

    nginx: Nginx
    cookie: str

    @classmethod
    def of(cls, site: Site, email: str) -> "Member":
        body = json.dumps({"username": email, "password": site.passwords[email]}).encode()
        reply = site.nginx.post("/api/login", body, Content_Type="application/json")
        assert reply.status == HTTPStatus.OK, reply.body
        cookie = "; ".join(value.split(";")[0] for value in reply.headers.get_all("Set-Cookie") or [])
        return cls(site.nginx, cookie)

    def get(self, path: str) -> Any:
        reply = self.nginx.get(path, Cookie=self.cookie)
        assert reply.status == HTTPStatus.OK, reply.body
        return json.loads(reply.body)

    def send(self, method: str, path: str, body: object) -> Reply:
        data = json.dumps(body).encode()
        return self.nginx.send(method, path, data, Cookie=self.cookie, Content_Type="application/json")

    def do(self, method: str, path: str, body: object) -> Any:
        reply = self.send(method, path, body)
        assert reply.status in {HTTPStatus.OK, HTTPStatus.CREATED}, reply.body
        return json.loads(reply.body)

    def draft(self, as_on: str) -> Any:
        """Begin a month: one row more of the series, 2 % and 1 % above the last."""
        new = self.do("POST", f"{FIGURES}/editions", {})
        edition, data = new["edition"], new["data"]
        rows = data["datasets"]["growth"]["rows"]
        portfolio, benchmark = (Decimal(cell) for cell in rows[-1][1:])
        rows.append([as_on, f"{portfolio * Decimal('1.02'):.2f}", f"{benchmark * Decimal('1.01'):.2f}"])
        data["asOn"] = as_on
        change = {"revision": edition["revision"], "data": data}
        return self.do("PUT", f"/api/editions/{edition['id']}", change)["edition"]

    def propose(self, edition: Any) -> Any:
        return self.step(edition, "propose")

    def step(self, edition: Any, name: str) -> Any:
        return self.do("POST", f"/api/editions/{edition['id']}/{name}", {"revision": edition["revision"]})["edition"]

    def edition(self, edition: Any) -> Any:
        return self.get(f"/api/editions/{edition['id']}")["edition"]
