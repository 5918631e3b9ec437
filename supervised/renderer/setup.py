"""The configuration of the renderer and its supervisor, and a check of it."""

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from supervised.renderer.address import RendererAddress, read_address

_PROBE_TIMEOUT_S = 0.5


class RendererSetupError(Exception):
    """The renderer cannot run with this configuration. The message says what to do."""


@dataclass(frozen=True)
class RendererSetup:
    """The renderer's bundle, address and files."""

    address: RendererAddress
    bundle: Path
    client_dist_dir: Path
    pid_file: Path
    log_level: str

    @classmethod
    def from_arguments(cls, arguments: Sequence[str]) -> Self:
        """Parse the result of `as_arguments`."""
        parser = ArgumentParser(prog="python -m supervised.renderer.supervisor")
        parser.add_argument("--address", type=read_address, required=True)
        for name in ("--bundle", "--client-dist-dir", "--pid-file"):
            parser.add_argument(name, type=Path, required=True)
        parser.add_argument("--log-level", required=True)
        return cls(**vars(parser.parse_args(arguments)))

    def as_arguments(self) -> list[str]:
        """Return the setup as command line arguments."""
        values = vars(self) | {"address": self.address.url}
        return [f"--{name.replace('_', '-')}={value}" for name, value in values.items()]

    def check(self) -> None:
        """Raise RendererSetupError if a renderer could not start."""
        if not self.bundle.is_file():
            raise RendererSetupError(f"There is no renderer at {self.bundle}: run `make build`.")
        try:
            self.address.connect(_PROBE_TIMEOUT_S).close()
        except OSError:
            return
        taken = f"RENDERER_URL: another program listens on {self.address.url}"
        raise RendererSetupError(f"{taken}: stop that program, or choose another address.")
