"""The answer to an interaction."""

from typing import Any

from sandbox.routing import Call, route


@route(
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    rate=None,
    by_token=True,
)
def answer_interaction(call: Call) -> Any:
    response = call.discord.interactions.answer(
        call.id("interaction_id"), call.parameters["interaction_token"], call.body, call.uploads
    )
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return response if wanted else None
