"""Reads what earlier versions wrote about a table, and gives it the form of today."""

from typing import Any

_SUBJECTS = {"undo": ("to",), "removal": ("level", "player")}
"""Which once had a field and a form each."""


def brought_up_to_date(stored: dict[str, Any]) -> dict[str, Any]:
    """A seating as JSON; one of today stays as it is."""
    stored = {name: value for name, value in stored.items() if name != "nudged_at"}
    if stored.keys() & _SUBJECTS.keys():
        stored = _with_votes(stored)
    if stored.get("votes"):
        stored = {**stored, "votes": [_of_people(vote, stored) for vote in stored["votes"]]}
    return stored


def _with_votes(stored: dict[str, Any]) -> dict[str, Any]:
    seating = {name: value for name, value in stored.items() if name not in _SUBJECTS}
    votes = []
    for subject, facts in _SUBJECTS.items():
        if vote := stored.get(subject):
            proposal = {name: vote[name] for name in facts if name in vote}
            rest = {name: value for name, value in vote.items() if name not in facts}
            asking = seating["participants"][vote["seat"]].get("player")
            votes.append({"by": asking, **rest, "proposal": proposal})
    return {**seating, "votes": votes}


def _of_people(vote: Any, seating: dict[str, Any]) -> Any:
    """Those who were asked were known by their seats."""
    if not isinstance(vote, dict) or "needed" in vote:
        return vote
    seated = [each.get("player") for each in seating["participants"]]
    people = {
        group: [seated[seat] for seat in vote.get(group, ()) if seated[seat] is not None]
        for group in ("voters", "agreed", "refused")
    }
    count = len(people["voters"])
    needed = count if "to" in vote["proposal"] else count // 2 + 1
    return {**vote, **people, "needed": needed}
