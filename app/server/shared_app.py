"""The app that gunicorn's master builds. Workers are forked with it, and unchanged memory stays shared.

No part of it may have a thread or a connection before the fork.
"""

import gc
import logging
from typing import cast

from flask import Flask

from app.configuration.settings import Settings
from app.content.store import ContentStore
from app.factory import create_app
from app.pages.front.front import Front

_log = logging.getLogger(__name__)


class SharedApp:
    """Holds the app. `app` is what workers serve that are forked from now on; None if they have to build their own."""

    def __init__(self) -> None:
        self.app: Flask | None = None

    def build(self, settings: Settings, content: ContentStore | None = None) -> None:
        """Build the app, let it read what it hands out, and replace the app before. A fault is logged.

        `content` is a store that was made for these settings and may have been read already.
        """
        self.app = None
        gc.unfreeze()
        try:
            app = create_app(settings, content)
            cast(Front, app.wsgi_app).poll()
        except Exception:
            _log.exception("the app could not be built before the fork")
        else:
            self.app = app
        # The garbage collector writes into each object it visits. It leaves frozen objects alone, so they stay shared.
        gc.collect()
        gc.freeze()


shared_app = SharedApp()
