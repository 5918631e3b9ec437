"""Sign-in, accounts and members: sessions, the guard and routes."""

from flask import Flask

from app.members.account.factor_routes import create_factor_routes
from app.members.account.routes import create_account_routes
from app.members.context import EXTENSION, StaffContext
from app.members.managing.routes import create_member_routes
from app.members.signing_in.routes import create_sign_in_routes
from app.members.signing_in.session import install_sessions


def register_members(app: Flask, context: StaffContext) -> None:
    """Give the app sessions, the guard, and the routes of members."""
    app.extensions[EXTENSION] = context
    install_sessions(app, context)
    app.register_blueprint(create_sign_in_routes(context))
    app.register_blueprint(create_account_routes(context))
    app.register_blueprint(create_factor_routes(context))
    app.register_blueprint(create_member_routes(context))
