"""The whole file."""

from app.deploy.nginx.facts import Place, Site
from app.deploy.nginx.servers import server_blocks
from app.deploy.nginx.variables import shared_lines

_HEAD = """\
# Written by `flask deploy nginx`: change settings or options and write it anew.
# It belongs into nginx's `http` block and needs libnginx-mod-http-brotli-static.
"""


def nginx_configuration(site: Site, place: Place) -> str:
    """Return the text. Raises ValueError for a value that nginx cannot hold."""
    return "\n".join([_HEAD, *shared_lines(site, place), "", *server_blocks(site, place)]) + "\n"
