"""A copy that only the holder of a private key can read, by age (decision 0065)."""

from pathlib import Path

from app.operations.database.programs import run_program

ENDING = ".age"
_FIRST_BYTES = b"age-encryption.org/"


def encrypt(plain: Path, encrypted: Path, recipient: str) -> None:
    """Write the file encrypted to a public key of age. Raises OSError."""
    run_program("age", "--encrypt", "--recipient", recipient, "--output", str(encrypted), str(plain))


def is_encrypted(file: Path) -> bool:
    """Tell whether a file is one of age's. Raises OSError."""
    with file.open("rb") as opened:
        return opened.read(len(_FIRST_BYTES)) == _FIRST_BYTES
