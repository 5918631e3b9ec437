"""What gunicorn serves. Each web process imports it after its fork, so threads and connections are its own."""

from typing import cast

from app.configuration.settings import load_settings
from app.desk.publishing.watch import PublicationsWatch
from app.factory import create_app
from app.operations.machines.content_agreement import EXTENSION as AGREEMENT, ContentAgreement
from app.pages.context import EXTENSION, PagesContext
from app.pages.front.front import Front

application = create_app(load_settings())
cast(Front, application.wsgi_app).poll()
_pages = cast(PagesContext, application.extensions[EXTENSION])
if AGREEMENT in application.extensions:
    _agreement = cast(ContentAgreement, application.extensions[AGREEMENT])
    _pages.current.ask_before_taking(_agreement.may_take)
    _agreement.start(application, _pages.current.content_digest)
PublicationsWatch(application.extensions["settings"].publications_file).start(application)
_pages.filler.start()
_pages.share_image_drawer.start()
