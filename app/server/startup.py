"""What must be right before the server starts: settings, client build, content, the database's place, a free port."""

import errno
import socket
from collections.abc import Mapping
from pathlib import Path

from app.addresses.network_address import with_port
from app.content.errors import ContentError
from app.content.store import ContentStore
from app.factory import create_content_store
from app.http.errors import StartupError
from app.pages.front.client_build import read_client_build
from app.settings import Settings
from app.sqlite.connections import check_place


def check_startup(settings: Settings, *, binds_port: bool) -> ContentStore:
    """Return the content, which has been read. Raises StartupError with everything wrong and what to do about it.

    Only a start is checked: a worker that is replaced later must come up even while content is broken.
    """
    read_client_build(settings.client_dist_dir)
    content = create_content_store(settings)
    try:
        _ = content.snapshot
    except ContentError as error:
        raise StartupError(f"The content is not usable:\n{error}") from None
    _check_database_place(settings)
    if binds_port:
        _check_port(settings.bind, settings.port)
    return content


def inherits_socket(environment: Mapping[str, str], pid: int) -> bool:
    """Tell whether gunicorn, as process `pid`, is handed an open socket, so that its port is its own already.

    By gunicorn's binary upgrade (USR2, GUNICORN_FD) or by systemd (sd_listen_fds(3)): LISTEN_FDS counts only for the
    process that LISTEN_PID names.
    """
    by_systemd = environment.get("LISTEN_PID") == str(pid) and environment.get("LISTEN_FDS", "0") != "0"
    return by_systemd or "GUNICORN_FD" in environment


def _check_database_place(settings: Settings) -> None:
    if settings.uses_sqlite:
        try:
            check_place(Path(settings.sqlalchemy_url.removeprefix("sqlite:///")))
        except OSError as error:
            raise StartupError(f"DATABASE_URL: {error}") from None


def _check_port(address: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                place = with_port(address, port)
                raise StartupError(f"{place} cannot be used: {error.strerror}. Set BIND or PORT.") from None
            raise StartupError(f"Port {port} is in use. Stop the program that uses it or set PORT.") from None
