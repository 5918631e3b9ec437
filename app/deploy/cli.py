"""`flask deploy`: files for a server, printed."""

from pathlib import Path
from typing import cast

import click
from flask import Flask, current_app
from flask.cli import AppGroup

from app.content.errors import ContentError
from app.content.store import EXTENSION as CONTENT
from app.content.store import ContentStore
from app.deploy.nginx.configuration import nginx_configuration
from app.deploy.nginx.facts import DeployError, Place, Site, describe_site
from app.http.errors import StartupError
from app.pages.front.client_build import read_client_build
from app.settings import HIGHEST_PORT, Settings

_LETS_ENCRYPT = Path("/etc/letsencrypt/live")
_PORT = click.IntRange(1, HIGHEST_PORT)

deploy_commands = AppGroup("deploy", help="Files for a server that runs the site.")


def register_deploy(app: Flask) -> None:
    """Give the app the commands of the room."""
    app.cli.add_command(deploy_commands)


@deploy_commands.command("nginx")
@click.option("--domain", help="The host visitors use; PUBLIC_ORIGIN must name the same.  [default: PUBLIC_ORIGIN's]")
@click.option("--certificate", help="File of the chain.  [default: Let's Encrypt's of the domain]")
@click.option("--certificate-key", help="File of its key.  [default: Let's Encrypt's of the domain]")
@click.option("--acme-folder", default="/var/www/letsencrypt", show_default=True, help="Where challenges are laid.")
@click.option("--web", multiple=True, help="Host and port of a web machine, once for each.  [default: 127.0.0.1, PORT]")
@click.option("--log-folder", default="/var/log/nginx", show_default=True, help="Where nginx writes its log.")
@click.option("--address", default="", help="The one address to listen on.  [default: all]")
@click.option("--http-port", type=_PORT, default=80, show_default=True)
@click.option("--https-port", type=_PORT, default=443, show_default=True)
def nginx(
    *,
    domain: str | None,
    certificate: str | None,
    certificate_key: str | None,
    acme_folder: str,
    web: tuple[str, ...],
    log_folder: str,
    address: str,
    http_port: int,
    https_port: int,
) -> None:
    """Print the configuration of an nginx in front of the site with these settings and this client build."""
    settings = cast(Settings, current_app.extensions["settings"])
    try:
        site = _site(settings)
        if domain not in {None, site.host}:
            raise DeployError(f"--domain is {domain}, but PUBLIC_ORIGIN is {settings.public_origin}")
        place = Place(
            web=web or (f"127.0.0.1:{settings.port}",),
            certificate=certificate or str(_LETS_ENCRYPT / site.host / "fullchain.pem"),
            certificate_key=certificate_key or str(_LETS_ENCRYPT / site.host / "privkey.pem"),
            acme_folder=acme_folder,
            log_folder=log_folder,
            address=address,
            http_port=http_port,
            https_port=https_port,
        )
        click.echo(nginx_configuration(site, place), nl=False)
    except (DeployError, StartupError, ContentError, ValueError) as error:
        raise click.ClickException(str(error)) from None


def _site(settings: Settings) -> Site:
    build = read_client_build(settings.client_dist_dir)
    snapshot = cast(ContentStore, current_app.extensions[CONTENT]).snapshot
    return describe_site(settings, snapshot, build, body_limit_bytes=current_app.config["MAX_CONTENT_LENGTH"])
