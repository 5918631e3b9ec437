"""Whether a renderer could listen on a socket, and why not."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from supervised.renderer.socket_file import SocketFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "renderer.sock"


@pytest.fixture
def listener(path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen(0)
        yield listening


def test_a_place_nobody_has_is_free(path: Path) -> None:
    assert SocketFile(path).fault() is None


def test_a_socket_that_a_dead_process_left_is_no_fault(path: Path, listener: socket.socket) -> None:
    listener.close()
    assert path.is_socket()
    assert SocketFile(path).fault() is None


def test_a_live_socket_is_left_to_its_process_even_if_that_takes_nothing_in(
    path: Path, listener: socket.socket
) -> None:
    fault = f"RENDERER_URL: another program listens on {path}: stop that program, or choose another path."
    assert SocketFile(path).fault() == fault
    with socket.socket(socket.AF_UNIX) as waiting:
        listener.accept()[0].close()
        waiting.connect(str(path))
        assert SocketFile(path).fault() == fault


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    fault = SocketFile(tmp_path / "none" / "renderer.sock").fault()
    assert fault == f"RENDERER_URL: the folder {tmp_path}/none for the socket is missing."


def test_a_folder_that_cannot_be_written_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Root may write everywhere: the refusal is the test's own.
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK | os.X_OK)
    fault = SocketFile(path).fault()
    assert fault == f"RENDERER_URL: this account may not write to {path.parent}, so the socket cannot be created there."


def test_a_file_that_is_no_socket_is_named(path: Path) -> None:
    path.write_text("kept")
    fault = SocketFile(path).fault()
    assert fault == f"RENDERER_URL: {path} exists and is not a socket: choose another path."


def test_what_the_system_says_is_told_with_the_setting(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 300) / "renderer.sock"
    assert SocketFile(path).fault() == f"RENDERER_URL: {path} cannot be used: File name too long."
