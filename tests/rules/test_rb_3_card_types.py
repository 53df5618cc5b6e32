"""Rulebook 3.1 to 3.8: what each type of card is and costs."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import (
    BEARER,
    YOURS,
    Dude,
    always,
    any_card,
    dude,
    happens,
    noon,
    opposing,
    outfit,
    react,
    resolution,
    shootout,
    trait,
    where,
    your,
)
from gomorra.catalog import catalog
from gomorra.engine.board import hands
from gomorra.engine.events import JokerNamed
from gomorra.engine.kernel.state import DISCARD, LIMBO
from gomorra.testing import Table, able, either_leads, plain, rule


@rule("RB-3.1-a")
def test_the_outfit_is_the_home() -> None:
    t = Table()
    home = t.game.outfit(t.seat(0))
    wanderer = t.dude(at="town square")
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.send_home_booted(use.target))))
    assert wanderer.place == home.id
    assert wanderer.at_home


@rule("RB-3.1-b", "RB-5.3.4-f")
def test_a_bought_dude_arrives_at_home() -> None:
    t = Table()
    newcomer = t.hand(plain("dude"), seat=1)
    t.pass_()
    t.shop(newcomer)
    assert newcomer.place == t.game.outfit(t.seat(1)).id
    assert not newcomer.booted


@rule("RB-3.1-c")
def test_text_about_the_outfit_means_the_card() -> None:
    t = Table()
    act = t.hand(able("action", noon(boots=your & outfit)))
    t.use(act)
    home = t.game.outfit(t.seat(0))
    assert home.booted
    assert home.id in t.game.locations()
    newcomer = t.hand(plain("dude"))
    t.pass_()
    t.shop(newcomer)
    assert newcomer.at_home


@rule("RB-3.1-c")
def test_the_ability_of_an_outfit_is_that_of_the_card() -> None:
    t = Table(able("outfit", noon(boot=True), lambda use: use.gain(1)), plain("outfit"))
    home, mine = t.game.outfit(t.seat(0)), t.dude()
    blank = t.hand(able("action", noon(target=your & outfit), lambda use: use.make_blank(use.target)))
    assert t.can_use(home)
    t.use(blank)
    t.pass_()
    assert not t.can_use(home), "text about the outfit reaches its ability"
    t.end_day()
    t.use(home)
    assert home.booted and not mine.booted
    assert mine.at_home and home.id in t.game.locations()


@rule("RB-3.1-g")
def test_an_outfits_ability_belongs_to_its_player() -> None:
    t = Table(able("outfit", noon(), lambda use: use.gain(1)), plain("outfit"))
    assert t.can_use(t.game.outfit(t.seat(0)))
    assert not t.can_use(t.game.outfit(t.seat(0)), seat=1)


@rule("RB-3.1-g")
def test_an_outfits_trait_serves_its_player() -> None:
    kind = able("outfit", always("influence", on=YOURS), lambda card, asked: int(asked.is_dude))
    t = Table(plain("outfit"), kind)
    rival, mine = t.dude(influence=1), t.dude(seat=1, influence=1)
    assert (rival.influence, mine.influence) == (1, 2)


@rule("RB-3.1-i", "RB-5.2-d")
def test_an_outfits_production_is_collected() -> None:
    t = Table(plain("outfit", production=2), plain("outfit", production=1), stash=5)
    for day in (1, 2):
        t.start("upkeep")
        assert (t.rock(0), t.rock(1)) == (5 + 2 * day, 5 + day)


@rule("RB-3.2-d")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_legend_changes_the_outfits_production(change: int) -> None:
    legend = plain("legend", production=change)
    t = Table(plain("outfit", production=2), plain("outfit", production=2), stash=5, legends=[legend])
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (7 + change, 7)


@rule("RB-3.2-a")
def test_no_effect_touches_a_legend() -> None:
    t = Table(plain("outfit"), plain("outfit"), legends=[None, plain("legend")])
    legend = t.game.card(t.game.state.players[t.seat(1)].legend)
    is_legend = where(lambda card, use: card.type == "legend")
    assert not t.can_use(t.hand(able("action", noon(target=any_card & is_legend))))

    def attack(use):
        for verb in ("discard", "boot", "ace", "to_hand", "to_deck"):
            yield from getattr(use, verb)(legend)

    t.use(t.hand(able("action", noon(), attack)))
    assert legend.in_play and legend.host == t.game.outfit(t.seat(1))
    assert not legend.booted


@rule("RB-3.2-a")
def test_no_effect_changes_what_a_legend_is_or_says() -> None:
    told = able("legend", always("bullets", on=YOURS), lambda card, asked: 1, keywords=["Real"])
    t = Table(legends=[None, told])
    legend, follower = t.game.card(t.game.state.players[t.seat(1)].legend), t.dude(seat=1, bullets=1)
    legend.body.booted = True

    def meddle(use):
        use.make_blank(legend)
        use.give_keyword(legend, "Fake")
        use.take_keyword(legend, "Real")
        yield from use.unboot(legend)
        yield from use.control_point(legend)
        yield from use.take_control(legend)

    assert follower.bullets == 2
    t.use(t.hand(able("action", noon(), meddle)))
    assert follower.bullets == 2 and legend.booted and legend.control == 0
    assert legend.has("Real") and not legend.has("Fake") and legend.controller == t.seat(1)


@rule("RB-3.2-a")
def test_a_legend_says_itself_what_happens_to_it() -> None:
    t = Table(legends=[able("legend", noon(boot=True), lambda use: use.gain(1)), None])
    legend = t.game.card(t.game.state.players[t.seat(0)].legend)
    t.use(legend, seat=0)
    assert legend.booted and t.rock() == 21


@rule("RB-3.2-b")
def test_a_legends_ability_belongs_to_its_player() -> None:
    t = Table(plain("outfit"), plain("outfit"), legends=[able("legend", noon(), lambda use: use.gain(1))])
    legend = t.game.card(t.game.state.players[t.seat(0)].legend)
    assert not t.can_use(legend, seat=1)
    t.use(legend, seat=0)
    assert t.rock() == 21


@rule("RB-3.3-b")
@pytest.mark.parametrize(("value", "hit"), [(6, True), (8, False)])
def test_a_higher_value_is_harder_to_affect(value: int, hit: bool) -> None:
    t = Table()
    target = t.dude(seat=1, value=value)

    def shoot(use):
        pulled = yield from use.pull()
        if pulled.value > use.target.value:
            yield from use.discard(use.target)

    t.stack("7♣")
    t.use(t.hand(able("action", noon(target=opposing & dude), shoot)))
    assert (target.zone == DISCARD) is hit


@rule("RB-3.3-d")
@pytest.mark.parametrize(("influence", "blocks"), [(2, False), (3, True)])
def test_influence_blocks_victory(influence: int, blocks: bool) -> None:
    t = Table()
    t.deed(control=3)
    t.dude(seat=1, influence=influence)
    t.start("sundown")
    assert t.game.over is not blocks


@rule("RB-3.3-c", "RB-3.3-a")
@pytest.mark.parametrize(
    ("title", "stud", "bullets", "value"), [("Tommy Harden", True, 1, 3), ("Philip Swinford", False, 1, 2)]
)
@either_leads
def test_a_dude_is_the_stud_or_draw_and_the_card_that_it_is_printed_as(
    title: str, stud: bool, bullets: int, value: int
) -> None:
    t = Table()
    dude = t.put(title)
    assert (dude.is_stud, dude.is_draw, dude.bullets) == (stud, not stud, bullets)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    shown = t.stack(title)
    t.run("resolution")
    assert shown in t.draw_hand_of()
    assert poker.card(poker.SUIT_NAMES.index("spades"), value) in hands.cards_of(t.game, t.seat(0))


@rule("RB-3.4-c")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_a_deeds_chip_is_worth_its_points(points: int) -> None:
    t = Table()
    t.deed(control=points)
    assert (t.game.control_points(t.seat(0)), t.game.control_points(t.seat(1))) == (points, 0)


@rule("RB-3.3-e")
def test_influence_takes_a_deed() -> None:
    t = Table()
    deed = t.deed(seat=1)
    t.dude(influence=1, at=deed)
    assert deed.controller == t.seat(0)


@rule("RB-3.3-f", "RB-3.4-d", "RB-3.5-e", "RB-3.6-f", "RB-5.3.4-b", "RB-5.3.4-c")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_a_card_costs_its_price(kind: str) -> None:
    t = Table(stash=4)
    host = t.dude(keywords=["Huckster 1"])
    card = t.hand(plain(kind, cost=5, keywords=["Hex"] if kind == "spell" else []))
    assert t.offers("shop") == []
    assert t.why_not("shop", card, host).rule == "RB-5.3.4-c"
    t.stash(5)
    t.shop(card, host if kind in ("goods", "spell") else None)
    assert (t.rock(0), t.rock(1)) == (0, 4)
    assert card.in_play


@rule("RB-3.3-g")
def test_upkeep_is_paid_for_each_dude_every_day() -> None:
    t = Table(stash=5)
    t.dude(upkeep=2)
    t.dude(upkeep=0)
    for left in (3, 1):
        t.start("upkeep")
        t.answer("pay")
        assert t.rock() == left


@rule("RB-3.4-e", "RB-5.2-b")
def test_a_deed_of_yours_pays_its_production() -> None:
    t = Table(stash=5)
    t.deed(production=3)
    for day in (1, 2, 3):
        t.start("upkeep")
        assert (t.rock(0), t.rock(1)) == (5 + 3 * day, 5)


@rule("RB-3.5-a")
def test_goods_need_a_bearer() -> None:
    t = Table()
    hat = t.hand(plain("goods"))
    assert t.offers("shop") == []
    someone = t.dude()
    assert t.offers("shop") == [("shop", hat.id, someone.id)]


@rule("RB-3.5-b", "RB-3.5-c", "RB-3.5-d")
def test_goods_raise_their_bearers_numbers_but_not_the_kind_of_bullets() -> None:
    t = Table()
    gun = plain("goods", bullet_bonus=2, influence=1, shooter="stud")
    shooter = t.dude(bullets=1, influence=1, has=[gun])
    assert (shooter.bullets, shooter.influence) == (3, 2)
    assert shooter.is_draw


@rule("RB-3.5-c")
def test_a_stud_stays_one_with_brass_goods_unless_the_card_says_otherwise() -> None:
    t = Table()
    gun = plain("goods", bullet_bonus=1, shooter="draw")
    brand = able("goods", always("shooter", on=BEARER), lambda card, bearer: "stud")
    assert t.dude(bullets=1, stud=True, has=[gun]).is_stud
    assert t.dude(bullets=1, has=[brand]).is_stud
    rust = able("goods", always("shooter", on=BEARER), lambda card, bearer: "draw")
    assert t.dude(bullets=1, stud=True, has=[rust]).is_draw


@rule("RB-3.5-f")
def test_goods_with_production_pay_their_controller() -> None:
    t = Table(stash=5)
    t.dude(has=[plain("goods", production=1)])
    for day in (1, 2, 3):
        t.start("upkeep")
        assert (t.rock(0), t.rock(1)) == (5 + day, 5)


@rule("RB-3.5-g", "RB-5.2-n", "RB-5.2-h")
def test_goods_with_upkeep_leave_when_it_is_not_paid() -> None:
    t = Table(stash=5)
    bearer = t.dude(has=[plain("goods", upkeep=1)])
    (goods,) = bearer.attachments
    t.start("upkeep")
    t.answer(("drop", goods))
    assert goods.zone == DISCARD
    assert bearer.in_play
    assert t.rock() == 5


@rule("RB-3.5-g")
def test_goods_with_upkeep_stay_when_it_is_paid() -> None:
    t = Table(stash=5)
    bearer = t.dude(has=[plain("goods", upkeep=1)])
    t.start("upkeep")
    t.answer("pay")
    assert t.rock() == 4
    assert bearer.attachments[0].in_play


@rule("RB-3.7-e")
def test_an_action_that_stays_in_play_produces_or_costs_upkeep() -> None:
    t = Table(stash=5)
    bearer = t.dude()
    lasting = t.attach(plain("action", upkeep=1), bearer)
    t.attach(plain("action", production=3), bearer)
    t.start("upkeep")
    assert t.rock() == 8
    t.answer(("drop", lasting))
    assert lasting.zone == DISCARD and len(bearer.attachments) == 1


@rule("RB-3.6-a", "RB-3.6-b", "RB-3.6-c", "RB-3.6-d")
@pytest.mark.parametrize(
    ("kind", "skill"), [("Hex", "Huckster 1"), ("Miracle", "Blessed 1"), ("Spirit", "Shaman 1")]
)
def test_a_spell_goes_on_a_dude_with_its_skill(kind: str, skill: str) -> None:
    t = Table()
    spell = t.hand(plain("spell", keywords=[kind]))
    for other in ("Huckster 1", "Blessed 1", "Shaman 1", "Mad Scientist 1"):
        if other != skill:
            t.dude(keywords=[other])
    assert t.offers("shop") == []
    caster = t.dude(keywords=[skill])
    assert t.offers("shop") == [("shop", spell.id, caster.id)]


@rule("RB-3.7-a", "RB-3.7-b")
def test_an_action_is_played_from_hand_and_then_discarded() -> None:
    t = Table()
    zones = []
    act = t.hand(able("action", noon(), lambda use: zones.append((use.card.zone, use.card.in_play))))
    t.use(act)
    assert zones == [(LIMBO, False)]
    assert act.zone == DISCARD


@rule("RB-3.7-b", "RB-3.7-a")
@pytest.mark.parametrize("kind", ["shootout", "resolution", "react"])
def test_an_action_of_any_kind_is_discarded_after_its_effect(kind: str) -> None:
    t = Table()
    declared = {
        "shootout": shootout(),
        "resolution": resolution(),
        "react": react("after", happens.ShootoutStarted),
    }
    zones = []
    act = t.hand(able("action", declared[kind], lambda use: zones.append(use.card.zone)))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    if kind == "resolution":
        t.run("resolution")
    t.use(act)
    assert zones == [LIMBO] and act in t.discard_of()


@rule("RB-3.7-c")
def test_one_of_several_abilities_is_chosen() -> None:
    from gomorra.cards.vocabulary import Action

    class TwoWays(Action):
        @noon()
        def earn(self, use):
            yield from use.gain(3)

        @noon(target=opposing & dude)
        def hurt(self, use):
            yield from use.discard(use.target)

    t = Table()
    act = t.hand(plain("action", behaviour=TwoWays))
    assert t.offers("use") == [("use", act.id, "earn")]
    rival = t.dude(seat=1)
    assert {key[2] for key in t.offers("use")} == {"earn", "hurt"}
    t.use(act, "hurt")
    assert not rival.in_play
    assert t.rock() == 20


@rule("RB-3.7-d")
def test_an_actions_price_is_paid() -> None:
    t = Table(stash=1)
    act = t.hand(able("action", noon(), cost=2))
    assert not t.can_use(act)
    t.stash(2)
    t.use(act)
    assert t.rock() == 0


@rule("RB-3.8-a")
@pytest.mark.parametrize("code", [one.code for one in catalog().printings if one.type == "joker"])
@either_leads
def test_no_joker_is_played_from_hand_for_none_says_so(code: str) -> None:
    t = Table()
    joker = t.hand(code)
    assert not any(joker.id in option.payload for option in t.decision.options)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    for step in ("make plays", "resolution"):
        t.run(step)
        assert t.decision.seat == 0
        assert not any(joker.id in option.payload for option in t.decision.options)


@rule("RB-3.8-b", "RB-3.8-d")
def test_a_pulled_joker_counts_as_its_owner_names_it() -> None:
    t = Table()
    seen = []

    def look(use):
        pulled = yield from use.pull(seat=t.seat(1))
        seen.append((pulled.suit, pulled.value))

    t.stack("joker", seat=1)
    t.use(t.hand(able("action", noon(), look)))
    assert (t.decision.seat, t.decision.kind) == (1, "joker")
    t.answer("9♥")
    assert seen == [("hearts", 9)]


@rule("RB-3.8-c")
def test_a_joker_in_lowball_counts_as_named() -> None:
    t = Table()
    t.stack("A♣ 2♦ 3♥ 4♠ joker")
    t.stack("2♣ 3♦ 4♥ 5♠ 7♣", seat=1)
    t.start("gambling")
    assert (t.decision.seat, t.decision.kind) == (0, "joker")
    t.answer("6♣")
    t.run("noon")
    assert t.winner == 0


@rule("RB-3.8-e")
@either_leads
def test_a_joker_is_named_before_anything_else_happens() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("K♣ K♦ K♥ 2♠ joker", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("joker")
    assert t.events(JokerNamed) == []
    t.answer("K♠")
    assert t.decision.kind == "play"
    assert t.rank(0) == poker.FOUR_OF_A_KIND


@rule("RB-3.8-e")
@either_leads
def test_what_answers_a_reveal_or_a_pull_sees_the_named_joker() -> None:
    t = Table()
    seen = []

    class Witness(Dude):
        @trait("after", happens.Revealed)
        def read(self, use):
            seen.append(t.rank(0))

        @trait("after", happens.Pulled)
        def look(self, use):
            seen.append(use.event.value)

    leader = t.put(plain("dude", behaviour=Witness), at="town square")
    mark = t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("K♣ K♦ K♥ 2♠ joker", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("joker")
    assert seen == []
    t.answer("K♠")
    assert seen == [poker.FOUR_OF_A_KIND]
    t.finish()
    t.stack("joker")

    def pull(use):
        yield from use.pull()

    t.use(t.hand(able("action", noon(), pull)))
    assert (t.decision.kind, seen) == ("joker", [poker.FOUR_OF_A_KIND])
    t.answer("9♥")
    assert seen == [poker.FOUR_OF_A_KIND, 9]


@rule("RB-3.8-f")
@either_leads
def test_four_of_a_kind_and_a_joker_are_a_legal_five_of_a_kind() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("7♣ 7♦ 7♥ 7♠ joker", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("joker")
    t.answer("7♠")
    assert t.rank(0) == poker.FIVE_OF_A_KIND
    assert hands.is_legal(t.game, t.seat(0))
