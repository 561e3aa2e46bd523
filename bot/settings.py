"""What an operator can set: in the environment, else in the file `.env` of the working folder."""

import os
from difflib import get_close_matches

from dotenv import dotenv_values
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from engine.errors import ConcordiaError

PREFIX = "CONCORDIA_"
FILE = ".env"
FOR_TESTS = ("CONCORDIA_OPENAPI",)
"""Read by the tests of the local Discord, and by nothing else."""


class InvalidSettings(ConcordiaError):
    """One line for the operator: which setting, and what is wrong with it."""


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=FILE, env_file_encoding="utf-8", extra="ignore", frozen=True
    )

    database: str = Field(default="concordia.sqlite", min_length=1)
    """The file with all tables; a relative name is seen from the working folder."""


def read_settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        problem = error.errors()[0]
        name = PREFIX + str(problem["loc"][0]).upper()
        raise InvalidSettings(f"{name}: {problem['msg']}; see .env.example") from None
    except (OSError, ValueError) as error:
        raise InvalidSettings(f"{FILE} cannot be read: {error}") from None


def misspelt() -> list[str]:
    """What looks like a setting and is none, with what may have been meant."""
    known = [PREFIX + name.upper() for name in Settings.model_fields]
    found = []
    for name in {**dotenv_values(FILE), **os.environ}:
        if name.startswith(PREFIX) and name not in (*known, *FOR_TESTS):
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else f"there is {', '.join(known)}"
            found.append(f"{name} is no setting; {hint}")
    return found
