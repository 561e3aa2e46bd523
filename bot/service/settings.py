"""What an operator can set: in the environment, else in the file `.env` of the working folder."""

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.discord.shards import ShardRange, read_shards
from bot.storage import is_postgresql
from engine.errors import ConcordiaError

PREFIX = "CONCORDIA_"
FILE = ".env"
FOR_TESTS = (
    "CONCORDIA_OPENAPI",
    "CONCORDIA_BROWSER",
    "CONCORDIA_WHOLE_GAMES",
    "CONCORDIA_LATENCY",
    "CONCORDIA_POSTGRESQL",
    "CONCORDIA_POSTGRESQL_INSTEAD_OF_FILES",
)
"""Read by the tests, and by nothing else."""


class InvalidSettings(ConcordiaError):
    """One line for the operator: which setting, and what is wrong with it."""


def _lower(value: Any) -> Any:
    return value.lower() if isinstance(value, str) else value


def _off_when_empty(value: Any) -> Any:
    return 0 if value == "" else value


def _address(value: str) -> str:
    parts = urlsplit(value)
    if value and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise ValueError("this has to start with https://")
    return value


def _shards(value: str) -> str:
    if value:
        read_shards(value)
    return value


class Settings(BaseSettings):
    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=FILE,
        env_file_encoding="utf-8",
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr = SecretStr("")
    """The bot's token; `read_token` finds it here or in the file."""
    token_file: str = ""
    database: str = Field(default="concordia.sqlite", min_length=1)
    """The file with all tables; a relative name is seen from the working folder."""
    backup_folder: str = ""
    """Where copies of the database are kept; none are made if it is empty."""
    backup_hours: float = Field(default=24, gt=0, le=24 * 366)
    backups_kept: int = Field(default=7, ge=1)
    picture_folder: str = ""
    """Where painted maps are kept; where the system keeps such things if it is empty."""
    thinkers: int = Field(default=1, ge=0, le=64)
    """Processes in which computer players think; 0 if `concordia think` does it elsewhere."""
    shards: Annotated[str, AfterValidator(_shards)] = ""
    """Which shards this process serves, such as 0-3/16; all that Discord recommends if it is
    empty."""
    requests_per_second: float = Field(default=50.0, ge=1.0)
    """As many as Discord takes from this bot, over all its processes."""
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = "text"
    log_level: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = (
        "info"
    )
    health_host: str = Field(default="127.0.0.1", min_length=1)
    health_port: Annotated[int, BeforeValidator(_off_when_empty)] = Field(
        default=8642, ge=0, le=65535
    )
    """Where `/healthz` is asked; nowhere if it is 0."""
    keep_games_days: int = Field(default=730, ge=0)
    """How long games are kept after their end; for ever if it is 0."""
    keep_people_days: int = Field(default=365, ge=0)
    """How long somebody is remembered who is not seen any more; for ever if it is 0."""
    keep_answers_days: int = Field(default=7, ge=1)
    """How long answers to clicks are kept, and messages that cannot be delivered."""
    contact: str = Field(default="", max_length=200)
    """How to reach whoever runs the bot, for `/about` and `/privacy`."""
    source_url: Annotated[str, AfterValidator(_address)] = ""
    """Where the source of this very bot is to be found, for `/about`."""


def read_settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        problem = error.errors(include_input=False, include_url=False)[0]
        words = str(problem["msg"]).removeprefix("Value error, ")
        raise InvalidSettings(f"{_name(problem['loc'][0])}: {words}; see .env.example") from None
    except (OSError, ValueError) as error:
        raise InvalidSettings(f"{FILE} cannot be read: {error}") from None


def read_token(settings: Settings) -> str:
    """Whoever runs the bot needs it; nobody else does. No error ever shows it."""
    given, file = settings.token.get_secret_value(), settings.token_file
    variable = _name("token_file") if file else _name("token")
    if given and file:
        raise InvalidSettings(
            f"{_name('token')} and {variable} are both set; the token can only come from one place"
        )
    if file:
        given = _content(file, variable)
    if not given:
        where = f"the file {file} is empty" if file else f"not set, and no {_name('token_file')}"
        hints = "; ".join(("the bot needs its token, see .env.example", *misspelt()))
        raise InvalidSettings(f"{variable}: {where}; {hints}")
    if not given.isascii() or not given.isprintable() or set(given) & set(" \"'"):
        raise InvalidSettings(
            f"{variable}: this is not a token: give just the token, without spaces or quotes"
        )
    return given


def check_together(settings: Settings) -> None:
    """What only some of them can tell."""
    shares = is_postgresql(settings.database)
    shards = shard_range(settings)
    if shards is not None and not shards.is_whole and not shares:
        raise InvalidSettings(
            f"{_name('shards')}: other processes can serve the other shards only from a PostgreSQL "
            f"database; {_name('database')} is a file"
        )
    if not settings.thinkers and not shares:
        raise InvalidSettings(
            f"{_name('thinkers')}: with 0 somebody else has to think, which takes a PostgreSQL "
            f"database and `concordia think`; {_name('database')} is a file"
        )


def shard_range(settings: Settings) -> ShardRange | None:
    return read_shards(settings.shards) if settings.shards else None


def misspelt() -> list[str]:
    """What looks like a setting and is none, with what may have been meant."""
    known = [_name(field) for field in Settings.model_fields]
    found = []
    for name in {**dotenv_values(FILE), **os.environ}:
        if name.startswith(PREFIX) and name not in (*known, *FOR_TESTS):
            close = get_close_matches(name, known, n=1)
            hint = f"did you mean {close[0]}?" if close else "see .env.example"
            found.append(f"{name} is not a setting; {hint}")
    return found


def _name(field: object) -> str:
    return PREFIX + str(field).upper()


def _content(file: str, variable: str) -> str:
    """Line breaks at the end, and what some editors put at the beginning, are no part of it."""
    try:
        return Path(file).read_text(encoding="utf-8-sig").strip()
    except UnicodeDecodeError:
        raise InvalidSettings(f"{variable}: {file} is not a text file") from None
    except OSError as error:
        reason = (error.strerror or type(error).__name__).lower()
        raise InvalidSettings(f"{variable}: {file} cannot be read: {reason}") from None
