"""What the gateway says to one bot alone: its welcome, and who is in a server."""

from sandbox.model import Guild, Json
from sandbox.session import Session
from sandbox.wire import Wire


def ready(wire: Wire, session: Session, guilds: list[Guild]) -> Json:
    return {
        "v": 10,
        "user": wire.own_user(),
        "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
        "session_id": session.id,
        "session_type": "normal",
        "resume_gateway_url": wire.addresses.gateway,
        "shard": list(session.shard),
        "application": {"id": str(wire.world.application.id), "flags": 0},
        "private_channels": [],
        "relationships": [],
        "user_settings": {},
    }


def members_chunk(wire: Wire, asked: Json) -> Json:
    guild = wire.world.guilds[int(asked["guild_id"])]
    wanted = [int(user) for user in asked.get("user_ids") or ()]
    begin = (asked.get("query") or "").lower()
    found = [
        member
        for member in guild.members.values()
        if member.user_id in wanted
        or (not wanted and wire.world.users[member.user_id].name.startswith(begin))
    ]
    chunk: Json = {
        "guild_id": str(guild.id),
        "members": [wire.member(member) for member in found[: asked.get("limit") or None]],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [str(user) for user in wanted if user not in guild.members],
    }
    return chunk | ({"nonce": asked["nonce"]} if asked.get("nonce") else {})
