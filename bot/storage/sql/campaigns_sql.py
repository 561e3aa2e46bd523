"""Campaigns, and the tables of their games. Functions of a plain connection."""

from bot.storage.sql.connection import SqlConnection
from bot.storage.sql.results_sql import correct
from bot.storage.sql.table_sql import keep_answer
from bot.tables.seating import PlayerId
from bot.tables.store import (
    GONE_POST,
    STANDINGS_POST,
    CampaignCommit,
    StoredAnswer,
    TableMovedOn,
)
from bot.tables.table import TableId
from campaigns.campaign import Campaign, CampaignId

_INSERT = (
    "INSERT INTO campaigns (guild, channel, stage, revision, due, sheet) "
    "VALUES (?, ?, ?, ?, ?, ?) RETURNING id"
)
_UPDATE = (
    "UPDATE campaigns SET guild = ?, channel = ?, stage = ?, revision = ?, due = ?, sheet = ? "
    "WHERE id = ? AND revision = ?"
)


def found(connection: SqlConnection, campaign: Campaign, answer: StoredAnswer) -> CampaignId:
    keep_answer(connection, answer)
    (number,) = connection.execute(_INSERT, _values(campaign)).fetchone()
    known = campaign.model_copy(update={"id": CampaignId(number)})
    connection.execute(_UPDATE, (*_values(known), number, campaign.revision))
    _keep_people(connection, known)
    return CampaignId(number)


def load(connection: SqlConnection, campaign: CampaignId) -> Campaign | None:
    row = connection.execute("SELECT sheet FROM campaigns WHERE id = ?", (campaign,)).fetchone()
    return Campaign.model_validate_json(row[0]) if row else None


def commit(connection: SqlConnection, change: CampaignCommit) -> None:
    campaign = change.campaign
    if change.answer:
        keep_answer(connection, change.answer)
    values = (*_values(campaign), campaign.id, change.seen)
    if not connection.execute(_UPDATE, values).rowcount:
        raise TableMovedOn
    connection.executemany(
        "UPDATE campaign_tables SET taken = 1 WHERE campaign = ? AND game = ? AND taken = 0",
        [
            (campaign.id, number)
            for number, each in enumerate(campaign.games)
            if each.table is not None and each.status in ("done", "void")
        ],
    )
    if change.corrected:
        correct(connection, *change.corrected)
    _keep_people(connection, campaign)


def tables(connection: SqlConnection, campaign: CampaignId) -> dict[int, TableId]:
    rows = connection.execute(
        "SELECT game, table_id FROM campaign_tables WHERE campaign = ?", (campaign,)
    )
    return {game: TableId(table) for game, table in rows}


def of_table(connection: SqlConnection, table: TableId) -> CampaignId | None:
    row = connection.execute(
        "SELECT campaign FROM campaign_tables WHERE table_id = ?", (table,)
    ).fetchone()
    return CampaignId(row[0]) if row else None


def due(connection: SqlConnection, now: float) -> list[CampaignId]:
    """Those whose time has come, and those with a game that has ended."""
    rows = connection.execute(
        "SELECT id FROM campaigns WHERE due <= ? "
        "UNION SELECT campaign FROM campaign_tables JOIN results ON results.id = table_id "
        "WHERE taken = 0 ORDER BY 1",
        (now,),
    )
    return [CampaignId(each) for (each,) in rows]


def in_guild(connection: SqlConnection, guild: str) -> list[CampaignId]:
    rows = connection.execute("SELECT id FROM campaigns WHERE guild = ? ORDER BY id", (guild,))
    return [CampaignId(each) for (each,) in rows]


def to_show(connection: SqlConnection) -> list[CampaignId]:
    """Those that go on, and those of which what stands in the channel is not how they are now: it
    is noted with it which revision it shows."""
    rows = connection.execute(
        "SELECT id FROM campaigns WHERE stage IN ('gathering', 'running') OR NOT EXISTS ("
        "SELECT 1 FROM other_posts WHERE owner = 'campaign ' || campaigns.id "
        f"AND role = '{STANDINGS_POST}' "
        f"AND (message = '{GONE_POST}' OR key LIKE '% ' || campaigns.revision)) ORDER BY id"
    )
    return [CampaignId(each) for (each,) in rows]


def naming(connection: SqlConnection, player: PlayerId) -> list[CampaignId]:
    rows = connection.execute(
        "SELECT campaign FROM campaign_people WHERE player = ? ORDER BY campaign", (player,)
    )
    return [CampaignId(each) for (each,) in rows]


def _values(campaign: Campaign) -> tuple[object, ...]:
    return (
        campaign.guild,
        campaign.channel,
        campaign.stage,
        campaign.revision,
        _due(campaign),
        campaign.model_dump_json(exclude_defaults=True),
    )


def _due(campaign: Campaign) -> float | None:
    """At once where tables are to be opened."""
    if campaign.stage != "running":
        return None
    return 0.0 if any(campaign.with_status("due")) else campaign.next_round_at


def _keep_people(connection: SqlConnection, campaign: Campaign) -> None:
    named = campaign.named()
    known = connection.execute(
        "SELECT player FROM campaign_people WHERE campaign = ?", (campaign.id,)
    )
    if {player for (player,) in known} == named:
        return
    connection.execute("DELETE FROM campaign_people WHERE campaign = ?", (campaign.id,))
    connection.executemany(
        "INSERT INTO campaign_people (player, campaign) VALUES (?, ?)",
        [(player, campaign.id) for player in sorted(named)],
    )
