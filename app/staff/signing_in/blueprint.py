"""What routes share where something is given to be let in: how each refusal is answered."""

import logging

from flask import Blueprint, Response

from app.http.errors import error_reply
from app.staff.bodies import FAULTY
from app.staff.members.passwords import HashingBusyError
from app.staff.replies import staff_blueprint, too_many_attempts, unavailable
from app.staff.signing_in.attempts import TooManyAttemptsError, WrongAnswerError, WrongCredentialsError
from app.staff.signing_in.sign_in import SignInEndedError
from app.throttle.counts import CountsError

WRONG_CREDENTIALS = "Wrong email or password."
SIGN_IN_ENDED = "This sign-in has ended. Enter your email and your password again."
_log = logging.getLogger(__name__)


def sign_in_blueprint(name: str) -> Blueprint:
    """Return a blueprint that answers 401, 422, 429 and 503 for what cannot be let in."""
    routes = staff_blueprint(name)

    @routes.errorhandler(WrongCredentialsError)
    def answer_wrong_credentials(_: WrongCredentialsError) -> Response:
        return error_reply(401, WRONG_CREDENTIALS)

    @routes.errorhandler(SignInEndedError)
    def answer_ended(_: SignInEndedError) -> Response:
        return error_reply(401, SIGN_IN_ENDED)

    @routes.errorhandler(WrongAnswerError)
    def answer_wrong(error: WrongAnswerError) -> Response:
        return error_reply(422, FAULTY, {error.field: str(error)})

    @routes.errorhandler(TooManyAttemptsError)
    def answer_too_many(error: TooManyAttemptsError) -> Response:
        return too_many_attempts(error.retry_after_s)

    @routes.errorhandler(HashingBusyError)
    def answer_busy(_: HashingBusyError) -> Response:
        return unavailable()

    @routes.errorhandler(CountsError)
    def answer_uncounted(error: CountsError) -> Response:
        _log.error("sign-in not possible", extra={"reason": str(error)})
        return unavailable()

    return routes
