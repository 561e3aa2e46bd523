"""Whether the local Discord speaks as the real one does."""

from sandbox import LocalDiscord


def assert_discords_shape(local: LocalDiscord) -> None:
    """What the local Discord answered is what Discord's own description promises."""
    if local.specification is None:
        return
    problems = {
        f"{each.method} {each.template}: {problem}"
        for each in local.journal.exchanges
        if each.template is not None
        for problem in local.specification.problems_of_answer(
            each.method, each.template, each.status, each.answer
        )
    }
    assert sorted(problems) == [], "\n".join(sorted(problems))
