"""Lines of the log that never hide in the details of a play: who goes and why, tests with their numbers, remarks."""

from __future__ import annotations

from gomorra.cards.vocabulary import Act, Card, Use, dude, noon
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.sight.story import log_lines
from gomorra.engine.sight.view import view
from gomorra.server.telling import scenes
from gomorra.testing import Table, able
from gomorra.testing.rules import rule


def told(t: Table, text: str) -> LineView:
    """The line of the log that contains this."""
    return next(line for line in log_lines(t.game, 0) if text in line.text)


def test_a_dude_who_leaves_by_a_text_has_a_line_with_the_reason() -> None:
    t = Table()
    foe = t.dude("Foe", seat=1)
    curse = t.hand(able("action", noon(), lambda use: use.discard(foe), title="Curse"))
    t.use(curse)
    line = told(t, "is discarded by")
    assert line.text == "P1's Foe is discarded by Curse."
    assert not line.detail


@rule("RB-6.1-p")
def test_a_hired_gun_who_is_not_paid_does_not_vanish_in_details() -> None:
    t = Table(stash=0)
    ramiro = t.put("Ramiro Mendoza", at="town square")
    foe = t.dude("Foe", seat=1, at="town square")
    t.callout(ramiro, foe, "accept")
    line = told(t, "Ramiro Mendoza is discarded")
    assert line.text.endswith(
        "is discarded, as its text says: “After Ramiro joins a posse, discard Ramiro unless you pay 1 ghost rock”."
    )
    assert not line.detail


@rule("RB-7.2-e")
def test_a_skill_test_is_told_with_the_card_and_both_numbers() -> None:
    t = Table()
    steele = t.put("Steele Archer", at="town square", has=["Blood Curse"])
    foe = t.dude("Foe", seat=1, at="town square")
    t.stack("J♦")
    t.use(steele.attachments[0], "sicken", foe)
    line = told(t, "skill test")
    assert not line.detail
    assert line.text.startswith("Steele Archer pulls J♦")
    assert line.text.endswith("against 9, and passes the skill test.")


@rule("RB-6.1-h", "RB-6.1-k")
def test_who_is_not_asked_to_send_anybody_reads_why() -> None:
    t = Table()
    bank = t.deed()
    ann, foe = t.dude("Ann", at=bank), t.dude("Foe", seat=1, at=bank)
    t.dude("Far", seat=1)
    t.dude("Booted", seat=1, at="town square", booted=True)
    t.callout(ann, foe, "accept")
    line = told(t, "P1 has nobody else who can join")
    assert line.text == "P1 has nobody else who can join: Far (too far away); Booted (booted)."
    assert not line.detail
    assert not any("of P0's" in line.text for line in log_lines(t.game, 0)), (
        "who has nobody else needs no reason"
    )


@rule("RB-5.2-c")
def test_a_deed_that_pays_nobody_is_said_to() -> None:
    """Whoever holds the deed of another sees that its ghost rock comes to nobody, before and when it is due."""
    t = Table()
    bank = t.deed("Bank", seat=1, production=2)
    assert not view(t.game, None).cards[bank.id].unpaid
    t.dude("Ann", influence=1, at=bank)
    assert t.whose(bank) == 0, "who controls it"
    assert view(t.game, None).cards[bank.id].unpaid
    t.start("upkeep")
    line = told(t, "pays nobody")
    holder, owner = (t.game.name(t.seat(player)) for player in (0, 1))
    assert (
        line.text == f"Bank pays nobody: {holder} controls it, and only {owner} as its owner could collect."
    )
    assert not line.detail


@rule("RB-6.1-u")
def test_bounty_for_trespassing_is_a_line_of_its_own() -> None:
    t = Table()
    theirs = t.game.outfit(t.seat(1))
    ann, foe = t.dude("Ann", at=theirs), t.dude("Foe", seat=1, at=theirs)
    t.callout(foe, ann, "accept")
    line = told(t, "for trespassing")
    assert not line.detail


def test_a_draw_hand_that_is_thrown_away_is_told_apart_from_a_card_that_leaves_play() -> None:
    t = Table()
    t.stack("2♣ 4♦ 6♥ 8♠ K♣")
    t.stack("2♦ 5♣ 6♠ 8♥ Q♣", seat=1)
    t.start("gambling")
    t.run("play")
    kinds = {line.kind for line in log_lines(t.game, 0) if "draw hand is discarded" in line.text}
    assert kinds == {"Thrown"}


def test_a_play_that_shows_nothing_at_once_says_what_holds_from_then_on() -> None:
    t = Table()
    t.use(t.hand("Concealed Weapons"))
    line = told(t, "holds for")
    assert line.text.startswith(
        "Concealed Weapons holds for P0 until the day ends: “Your dudes, booted or not, may shop"
    )
    assert not line.detail
    (scene,) = scenes.scenes(t.game, 0, 1)
    assert scene.changes == (line.text,)


def test_what_a_play_says_besides_what_is_seen_is_in_its_details() -> None:
    t = Table()
    ann = t.dude("Ann")

    def dig_in(card: Card, use: Use) -> None:
        """Noon: Choose a dude. They get +1 bullets and cannot move."""
        use.modify(use.target, bullets=1)
        use.forbid(Act.MOVE, use.target)

    t.use(t.hand(able("action", noon(target=dude), dig_in, title="Trench")), "act", ann)
    line = told(t, "holds for")
    assert line.detail
    assert "cannot move" in line.text


def test_a_play_that_is_seen_whole_is_not_told_twice() -> None:
    t = Table()
    ann = t.dude("Ann")
    t.use(t.hand(able("action", noon(), lambda use: use.modify(ann, bullets=1), title="Courage")))
    assert not any("holds for" in line.text for line in log_lines(t.game, 0))


def test_who_makes_a_stud_of_whom_is_said_plainly() -> None:
    t = Table()
    ann = t.dude("Ann")
    t.use(t.hand(able("action", noon(), lambda use: use.make(ann, "stud"), title="Courage")))
    assert told(t, "a stud").text == "Courage makes Ann a stud until the day ends."


@rule("RB-5.1-p")
def test_the_pot_is_told_once() -> None:
    t = Table()
    t.stack("2♣ 4♦ 6♥ 8♠ K♣")
    t.stack("2♦ 5♣ 6♠ 8♥ Q♣", seat=1)
    t.start("gambling")
    t.run("play")
    (line,) = (line for line in log_lines(t.game, 0) if "pot" in line.text)
    assert "wins the lowball and the pot of 2" in line.text


def test_an_action_that_was_played_leaves_its_results_and_no_word_about_itself() -> None:
    """So the last lines of a play are what it did, to everybody it did something to."""
    t = Table()
    ann, foe = t.dude("Ann", bullets=1, at="town square"), t.dude("Foe", seat=1, bullets=3, at="town square")
    t.shootout(ann, foe)
    t.use(t.hand("Faster on the Draw"))
    last = [line.text for line in log_lines(t.game, 0)][-2:]
    assert last == [
        "Ann: +1 bullets by Faster on the Draw until the shootout ends.",
        "Foe: -2 bullets by Faster on the Draw until the shootout ends.",
    ]
