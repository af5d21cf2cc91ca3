"""The balance of a game as a report."""

from typing import Any

from tradewinds.arena.contest_report import fair, length, reasons, share_bar
from tradewinds.arena.plots import Bar, Group, bars, legend
from tradewinds.arena.sheet import Part, Sheet
from tradewinds.arena.voice import Voice

Facts = dict[str, Any]


def balance_sheet(facts: Facts, voice: Voice) -> Sheet:
    """The report of the figures of a survey."""
    say, clock = voice.say, facts["clock"]
    lead = [
        say("balance-lead", games=voice.decimal(facts["games"]), seats=facts["seats"], seed=facts["seed"]),
        say(f"balance-{facts['play']}"),
        say("arena-rate", seconds=voice.decimal(clock["seconds"], 1), rate=voice.decimal(clock["games_per_second"])),
    ]
    parts = [
        places(facts, voice),
        seats(facts, voice),
        sources(facts, voice),
        kinds(facts, voice),
        length(facts, voice),
        margin(facts, voice),
        reasons(facts, voice),
        rules(facts, voice),
    ]
    return Sheet(voice.lang, say("balance-title", game=voice.title()), lead, parts)


def _favour(heading: str, column: str, names: list[str], shares: list[Facts], voice: Voice) -> Part:
    drawn = [share_bar(name, fact, voice, 0) for name, fact in zip(names, shares, strict=True)]
    rows = [[name, voice.share(fact)] for name, fact in zip(names, shares, strict=True)]
    plot = bars([Group("", drawn)], heading, voice.percent, 1 / len(names))
    return Part(heading, [column, voice.say("arena-column-wins")], rows, "", plot, fair(len(names), voice))


def places(facts: Facts, voice: Voice) -> Part:
    """The advantage of beginning."""
    say, shares = voice.say, facts["by_place"]
    names = [voice.decimal(place + 1) for place in range(len(shares))]
    return _favour(say("balance-places"), say("balance-column-place"), names, shares, voice)


def seats(facts: Facts, voice: Voice) -> Part:
    say, shares = voice.say, facts["by_seat"]
    names = [voice.seat(seat) for seat in range(len(shares))]
    return _favour(say("balance-seats"), say("arena-column-seat"), names, shares, voice)


def sources(facts: Facts, voice: Voice) -> Part:
    """Where winners have their points from, and others theirs."""
    say, found = voice.say, facts["sources"]
    rows = [
        [voice.source(name), voice.decimal(fact["winners"], 1), voice.decimal(fact["losers"], 1), _most(fact, voice)]
        for name, fact in found.items()
    ]
    head = [say(id) for id in ("arena-column-source", "balance-winners", "balance-losers", "balance-most")]
    return Part(say("balance-sources"), head, rows, say("balance-most-note"), _sides(found, voice))


def _sides(found: Facts, voice: Voice) -> str:
    names = [voice.say("balance-winners"), voice.say("balance-losers")]
    groups = []
    for source, fact in found.items():
        both = [fact["winners"], fact["losers"]]
        drawn = [Bar(names[i], value, voice.decimal(value, 1), colour=i) for i, value in enumerate(both)]
        groups.append(Group(voice.source(source), drawn))
    return legend(names) + bars(groups, voice.say("balance-sources"), lambda value: voice.decimal(value, 1))


def _most(fact: Facts, voice: Voice) -> str:
    return voice.share(fact["most"]) if fact["most"] else "–"


def kinds(facts: Facts, voice: Voice) -> Part:
    """What players do, and what those do who win."""
    say, found = voice.say, facts["kinds"]
    rows = [
        [
            voice.kind(name),
            voice.percent(fact["offered"]),
            voice.percent(fact["taken"]),
            f"{voice.decimal(fact['winners'], 2)} : {voice.decimal(fact['losers'], 2)}",
            _most(fact, voice),
        ]
        for name, fact in found.items()
    ]
    columns = ("kind", "offered", "taken", "both")
    head = [*(say(f"balance-column-{name}") for name in columns), say("balance-most")]
    drawn = [
        share_bar(voice.kind(name), fact["most"], voice, 0)
        for name, fact in sorted(found.items(), key=lambda item: -item[1]["most"]["share"] if item[1]["most"] else 0)
        if fact["most"]
    ]
    plot = bars([Group("", drawn)], say("balance-most"), voice.percent, 1 / facts["seats"])
    return Part(say("balance-kinds"), head, rows, say("balance-kinds-note"), plot, say("balance-kinds-caption"))


def margin(facts: Facts, voice: Voice) -> Part:
    """How close games are."""
    say, lead = voice.say, facts["lead"]
    head = [say(f"arena-column-{name}") for name in ("mean", "sd")] + [say("balance-least"), say("balance-greatest")]
    row = [voice.decimal(lead["mean"], 1), voice.decimal(lead["sd"], 1)]
    row += [voice.decimal(lead["min"]), voice.decimal(lead["max"])]
    return Part(say("balance-margin"), head, [row], say("balance-margin-note"))


def rules(facts: Facts, voice: Voice) -> Part:
    """The rules that forbid something, those that do most often first."""
    say = voice.say
    rows = [
        [f"{number} {voice.refusal(fact['code'])}", voice.percent(fact["share"])]
        for number, fact in facts["rules"].items()
    ]
    head = [say("balance-column-rule"), say("balance-column-decisions")]
    return Part(say("balance-rules"), head, rows, say("balance-rules-note"))
