"""Who can do it: casters of a spell, performers of a Technique, leaders and marks of a job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.words import Act

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def possible_actors(use: Use) -> list[Card | None]:
    """The dudes who may cast or perform; [None] where the ability needs none."""
    ability, card = use.ability, use.card
    assert ability is not None and card is not None
    if ability.difficulty is not None:
        return list(casters(use, card))
    if ability.technique:
        return list(performers(use))
    return [None]


def casters(use: Use, card: Card) -> list[Card]:
    """Who can cast this spell for the user: its bearer, or the Shamans at a Totem's location."""
    game = use.game
    skill = card.spell_skill
    if "Totem" in card.face.keywords:
        hosts = [
            dude
            for dude in game.dudes(use.seat)
            if card.in_play and (dude.place == card.place or game.reaches_totem(dude, card))
        ]
    elif card.host is not None and card.host.is_dude and card.host.controller == use.seat:
        hosts = [card.host]
    else:
        hosts = []
    able = [dude for dude in hosts if game.cast_rating(dude, skill, card) is not None]
    able = [dude for dude in able if not game.stopped(Act.CAST, dude, use, card)]
    if game.shootout is not None and use.kind in ("shootout", "resolution", "cheatin"):
        assert use.ability is not None
        if not use.ability.brings_in:
            able = [dude for dude in able if dude.side == use.side or game.acts_from_afar(dude, card)]
    return able


def performers(use: Use) -> list[Card]:
    """Kung Fu dudes of the user; in a shootout those in the posse, unless the Technique brings them in."""
    game = use.game
    assert use.ability is not None
    able = [dude for dude in game.dudes(use.seat) if game.kung_fu(dude) is not None]
    if use.ability.boot:  # the Boot of a Technique is paid by the dude who performs it
        able = [dude for dude in able if not dude.booted and not game.stopped(Act.BOOT_AS_COST, dude, None)]
    if use.dude is not None:
        able = [dude for dude in able if dude.id == use.dude.id]
    if game.shootout is not None and use.kind != "noon" and not use.ability.brings_in:
        able = [dude for dude in able if dude.side is not None and dude.side == use.side]
    return able


def leaders(use: Use) -> list[Card]:
    """Who may lead the job: the dude of the ability, its bearer, or any unbooted dude (RB-6.2.1)."""
    card, ability = use.card, use.ability
    assert card is not None and ability is not None
    host = card.host
    if card.is_dude:
        able = [card]
    elif host is not None and host.is_dude and not card.is_action:
        able = [host]
    else:
        able = use.game.dudes(use.seat)
        wanted = next((choice for choice in ability.choices if choice.role == "leader"), None)
        if wanted is not None:
            able = [dude for dude in able if wanted.predicate.test(dude, use)]
    able = [dude for dude in able if dude.controller == use.seat and not dude.booted]
    able = [dude for dude in able if not use.game.stopped(Act.LEAD_JOB, dude, use)]
    if ability.leader_boots:
        able = [dude for dude in able if not use.game.stopped(Act.BOOT_AS_COST, dude, None)]
    return able


def marks(use: Use) -> list[Card]:
    """What the job may mark, given its leader."""
    ability = use.ability
    assert ability is not None and ability.mark is not None
    leader, rules = use.leader, use.game.referee(use.seat)
    return [
        mark
        for mark in use.candidates(ability.mark.predicate)
        if mark.place == leader.place or rules.can_move(leader, mark.place)
    ]
