"""Settings come from the environment and from `.env`; what cannot be is one line that names it."""

from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.service import settings
from bot.service.settings import (
    InvalidSettings,
    Settings,
    check_together,
    read_settings,
    read_token,
    shard_range,
)
from tests.command_line import Concordia, assert_one_line

EXAMPLE = Path(__file__).parents[3] / ".env.example"
NAMES = [f"CONCORDIA_{field.upper()}" for field in Settings.model_fields]
SECRET = "MTA.top-secret.0123456789"


@pytest.fixture(autouse=True)
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def refusal(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSettings) as refused:
        read_settings()
    return str(refused.value)


def token_refusal() -> str:
    with pytest.raises(InvalidSettings) as refused:
        read_token(read_settings())
    told = str(refused.value)
    assert "\n" not in told
    assert "secret" not in told
    return told


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().database == "concordia.sqlite"
    Path(".env").write_text("CONCORDIA_DATABASE=from-file.sqlite\n# a comment\nOTHER=1\n")
    assert read_settings().database == "from-file.sqlite"
    monkeypatch.setenv("CONCORDIA_DATABASE", "from-environment.sqlite")
    assert read_settings().database == "from-environment.sqlite"


def test_a_setting_that_cannot_be_is_one_line(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONCORDIA_DATABASE", "")
    assert_one_line(concordia("backup", "copy"), "CONCORDIA_DATABASE", ".env.example")
    monkeypatch.delenv("CONCORDIA_DATABASE")
    Path(".env").write_bytes(b"\xff\xfe\xff")
    assert_one_line(concordia("backup", "copy"), ".env cannot be read")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CONCORDIA_HEALTH_PORT", "65536"),
        ("CONCORDIA_HEALTH_PORT", "http"),
        ("CONCORDIA_HEALTH_HOST", ""),
        ("CONCORDIA_LOG_FORMAT", "xml"),
        ("CONCORDIA_LOG_LEVEL", "loud"),
        ("CONCORDIA_BACKUP_HOURS", "0"),
        ("CONCORDIA_BACKUP_HOURS", "nan"),
        ("CONCORDIA_BACKUPS_KEPT", "0"),
        ("CONCORDIA_SHARDS", "4"),
        ("CONCORDIA_SHARDS", "0-3"),
        ("CONCORDIA_SHARDS", "a-b/c"),
        ("CONCORDIA_SHARDS", "0/0"),
        ("CONCORDIA_THINKERS", "-1"),
        ("CONCORDIA_REQUESTS_PER_SECOND", "0"),
        ("CONCORDIA_SOURCE_URL", "example.org/bot"),
        ("CONCORDIA_SOURCE_URL", "javascript:alert(1)"),
    ],
)
def test_a_refused_value_names_its_variable(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = refusal(name, value, monkeypatch)
    assert told.startswith(f"{name}: ")
    assert told.endswith("; see .env.example")
    assert "\n" not in told


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        ("0-16/16", "the last of 16 is 15"),
        ("3-0/16", "the lower number comes first: 0-3/16"),
        ("5-3/4", "the last of 4 is 3"),
        ("1:3/16", "write FIRST-LAST/TOTAL, such as 0-3/16"),
    ],
)
def test_shards_that_cannot_be_are_told_what_could(
    value: str, hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hint in refusal("CONCORDIA_SHARDS", value, monkeypatch)


def test_shards_are_a_range_or_one_of_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shard_range(read_settings()) is None
    monkeypatch.setenv("CONCORDIA_SHARDS", " 4-7/16 ")
    assert shard_range(read_settings()) == (4, 7, 16)
    monkeypatch.setenv("CONCORDIA_SHARDS", "2/3")
    given = shard_range(read_settings())
    assert given is not None
    assert (given.numbers, given.is_whole) == ([2], False)


@pytest.mark.parametrize(
    ("name", "value"), [("CONCORDIA_SHARDS", "0-3/16"), ("CONCORDIA_THINKERS", "0")]
)
def test_what_takes_a_shared_database_is_refused_with_a_file(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSettings, match=f"{name}: .*PostgreSQL"):
        check_together(read_settings())
    monkeypatch.setenv("CONCORDIA_DATABASE", "postgresql://concordia@localhost/concordia")
    check_together(read_settings())


def test_all_shards_may_be_named_with_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORDIA_SHARDS", "0-3/4")
    check_together(read_settings())


def test_who_thinks_apart_needs_a_shared_database(
    concordia: Concordia, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_one_line(concordia("think"), "CONCORDIA_DATABASE", "PostgreSQL")
    monkeypatch.setenv("CONCORDIA_DATABASE", "postgresql://concordia@localhost/concordia")
    monkeypatch.setenv("CONCORDIA_THINKERS", "0")
    assert_one_line(concordia("think"), "CONCORDIA_THINKERS")


def test_an_empty_port_is_off_and_words_may_be_in_capitals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CONCORDIA_HEALTH_PORT", "")
    monkeypatch.setenv("CONCORDIA_LOG_LEVEL", "DEBUG")
    monkeypatch.setenv("CONCORDIA_LOG_FORMAT", "Json")
    given = read_settings()
    assert (given.health_port, given.log_level, given.log_format) == (0, "debug", "json")


def test_the_token_comes_from_a_variable_or_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORDIA_TOKEN", SECRET)
    assert read_token(read_settings()) == SECRET
    monkeypatch.setenv("CONCORDIA_TOKEN", "")
    Path("token.txt").write_text(f"{SECRET}\n")
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", "token.txt")
    assert read_token(read_settings()) == SECRET
    Path("token.txt").write_text(f"{SECRET}\r\n", encoding="utf-8-sig")
    assert read_token(read_settings()) == SECRET


def test_no_token_or_two_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert token_refusal().startswith("CONCORDIA_TOKEN: not set")
    monkeypatch.setenv("CONCORDIA_TOKEN", "")
    assert token_refusal().startswith("CONCORDIA_TOKEN: not set")
    monkeypatch.setenv("CONCORDIA_TOKN", SECRET)
    assert token_refusal().endswith(
        "CONCORDIA_TOKN is not a setting; did you mean CONCORDIA_TOKEN?"
    )
    assert SECRET not in token_refusal()
    monkeypatch.delenv("CONCORDIA_TOKN")
    monkeypatch.setenv("CONCORDIA_TOKEN", SECRET)
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", "token.txt")
    assert token_refusal().startswith("CONCORDIA_TOKEN and CONCORDIA_TOKEN_FILE are both set")


@pytest.mark.parametrize(
    "wrong", ["Bot secret", " secret", "secret\n", '"secret"', "'secret'", "sécret", "sec\x00ret"]
)
def test_what_cannot_be_a_token_is_refused_unseen(
    wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "\x00" not in wrong:  # which no variable can hold
        monkeypatch.setenv("CONCORDIA_TOKEN", wrong)
        assert token_refusal().startswith("CONCORDIA_TOKEN: this is not a token")
        monkeypatch.delenv("CONCORDIA_TOKEN")
    Path("token.txt").write_text(f"one {wrong}")
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", "token.txt")
    assert token_refusal().startswith("CONCORDIA_TOKEN_FILE: this is not a token")


def test_a_token_file_that_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", "token.txt")
    assert "token.txt cannot be read: no such file" in token_refusal()
    Path("token.txt").write_text(" \n")
    assert "CONCORDIA_TOKEN_FILE: the file token.txt is empty" in token_refusal()
    Path("token.txt").write_bytes(b"\xff\xfe\xff")
    assert "token.txt is not a text file" in token_refusal()
    monkeypatch.setenv("CONCORDIA_TOKEN_FILE", ".")
    assert "cannot be read: is a directory" in token_refusal()


def test_settings_that_are_shown_do_not_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONCORDIA_TOKEN", SECRET)
    given = read_settings()
    assert SECRET not in f"{given} {given!r} {given.model_dump_json()}"


def test_the_example_lists_exactly_the_settings_there_are_with_their_defaults() -> None:
    assert list(dotenv_values(EXAMPLE)) == NAMES
    assert Settings(_env_file=EXAMPLE) == Settings(_env_file=None)


def test_every_setting_of_the_example_is_told_in_the_page_for_operators() -> None:
    page = (EXAMPLE.parent / "docs" / "operating.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"| `{name}` |" not in page] == []


def test_names_for_tests_are_no_settings() -> None:
    assert not set(settings.FOR_TESTS) & set(NAMES)
