"""Why a wish is not among the options: facts for whoever asked, and for nobody else.

The explanations themselves stand beside what is offered, in the modules of the rules.
"""

from engine import rulebook
from engine.actions import Action
from engine.decisions import Decision
from engine.obstacles.kinds import NotAsked, Obstacle
from engine.views import View, known_state


def obstacles(view: View, decision: Decision, wanted: Action) -> tuple[Obstacle, ...]:
    """What stands in the way, as far as the deciding seat can know; nothing if it is legal.

    What is legal is for the options alone to say: this explains, and decides nothing.
    """
    state = known_state(view)
    if wanted in rulebook.options(state, decision):
        return ()
    return tuple(rulebook.explain(state, decision, wanted)) or (NotAsked(decision.kind),)
