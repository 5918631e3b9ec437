"""Signals that ask this process to end."""

import select
import signal
import socket
from collections.abc import Sequence
from types import FrameType


class StopSignal:
    """Set by SIGTERM or SIGINT. Must be created in the main thread, once in a process."""

    def __init__(self) -> None:
        self._is_set = False
        self._wakened, waker = socket.socketpair()
        for end in (self._wakened, waker):
            end.setblocking(False)
        # Keep a reference, or the interpreter closes it.
        self._waker = waker
        signal.set_wakeup_fd(waker.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGTERM, self._set)
        signal.signal(signal.SIGINT, self._set)

    def is_set(self) -> bool:
        """Return whether a signal came."""
        return self._is_set

    def wait(self, timeout_s: float, descriptors: Sequence[int] = ()) -> bool:
        """Wait for the signal, a readable descriptor or the end of the time; return whether one is readable."""
        if self._is_set:
            return False
        readable, _, _ = select.select([self._wakened.fileno(), *descriptors], [], [], max(timeout_s, 0.0))
        if self._wakened.fileno() in readable:
            # Other signals wake it too: drain the pipe, so that the next call waits.
            self._wakened.recv(4096)
        return any(descriptor in readable for descriptor in descriptors)

    def _set(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_set = True
