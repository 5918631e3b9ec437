from argon2 import extract_parameters
from argon2.low_level import Type

from app.staff.passwords import hash_password, make_password


def test_hashes_meet_the_owasp_minimum() -> None:
    parameters = extract_parameters(hash_password("correct horse"))
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 19 * 1024
    assert parameters.time_cost >= 2
    assert parameters.parallelism == 1


def test_equal_passwords_have_different_hashes() -> None:
    assert hash_password("same") != hash_password("same")


def test_passwords_are_long_and_never_repeat() -> None:
    made = {make_password() for _ in range(100)}
    assert len(made) == 100
    assert {len(password) for password in made} == {24}
