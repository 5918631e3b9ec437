"""What gunicorn serves. Each worker imports it after its fork, so threads and connections are its own.

Under gunicorn.conf.py the app itself was built before, in the master.
"""

from typing import cast

from app.factory import create_app
from app.pages.front.front import Front
from app.pages.services import EXTENSION, PageServices
from app.server.shared_app import shared_app
from app.settings import load_settings

application = shared_app.app or create_app(load_settings())
cast(Front, application.wsgi_app).look()
cast(PageServices, application.extensions[EXTENSION]).keeper.start()
