"""What gunicorn serves. Each worker imports it after its fork, so threads and connections are its own."""

from typing import cast

from app import create_app
from app.pages.front.front import Front
from app.pages.services import EXTENSION, PageServices
from app.settings import load_settings

application = create_app(load_settings())
cast(Front, application.wsgi_app).look()
cast(PageServices, application.extensions[EXTENSION]).keeper.start()
