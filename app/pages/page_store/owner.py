"""Who published a page store. Only production may replace what production published.

A command run with a developer's environment would publish pages whose links lead to another host.
"""

from pathlib import Path

PRODUCTION = "production"


class NotOurPagesError(PermissionError):
    """The store holds what production published, and this process is not production. The message says what to do."""


class StoreOwner:
    """Compares the mark in a store, which names the environment that published it, with this process's `APP_ENV`."""

    def __init__(self, mark: Path, app_env: str) -> None:
        self._mark = mark
        self.app_env = app_env

    def may_write(self) -> bool:
        """Tell whether this process may change the store. An unreadable mark counts as production's."""
        if self.app_env == PRODUCTION:
            return True
        try:
            return self._mark.read_text().strip() != PRODUCTION
        except FileNotFoundError:
            return True
        except OSError:
            return False

    def check(self) -> None:
        """Raise NotOurPagesError unless this process may change the store."""
        if not self.may_write():
            raise NotOurPagesError(self.refusal())

    def refusal(self) -> str:
        """Return the reason why this process does not change the store, and what to do about it."""
        return (
            f"{self._mark.parent} was published by production, and APP_ENV is {self.app_env} here: run commands of the "
            "site as `bin/site …`; for another purpose set PAGE_STORE_DIR to another folder"
        )
