"""A contest as a report: who won how often from where, by what points, how long it took."""

from typing import Any

from tradewinds.arena.plots import Bar, Group, bars, columns, legend
from tradewinds.arena.sheet import Part, Sheet
from tradewinds.arena.voice import Voice

Facts = dict[str, Any]


def contest_sheet(facts: Facts, voice: Voice) -> Sheet:
    """The report of a summary."""
    say, clock = voice.say, facts["clock"]
    lead = [
        say("arena-lead", games=voice.decimal(facts["games"]), seats=facts["seats"], seed=facts["seed"]),
        say(
            "arena-rate",
            seconds=voice.decimal(clock["seconds"], 1),
            rate=voice.decimal(clock["games_per_second"], 1),
        ),
    ]
    parts = [standing(facts, voice), by_seat(facts, voice), sources(facts, voice), length(facts, voice)]
    return Sheet(voice.lang, say("arena-title", game=voice.title()), lead, [*parts, reasons(facts, voice)])


def standing(facts: Facts, voice: Voice) -> Part:
    """The bots, strongest first."""
    say, bots = voice.say, facts["bots"]
    order = sorted(bots, key=lambda name: (-bots[name].get("rating", 0.0), -bots[name]["share"]))
    rated = all("rating" in bot for bot in bots.values())
    names = ["bot", *(["rating"] if rated else []), "wins", "score", "thinking"]
    rows = [
        [
            name,
            *([rating(bots[name], voice)] if rated else []),
            voice.share(bots[name]),
            voice.decimal(bots[name]["score"]["mean"], 1),
            say("arena-ms", ms=voice.decimal(1000 * facts["clock"]["seconds_per_decision"][name], 2)),
        ]
        for name in order
    ]
    places = list(bots)
    drawn = [share_bar(name, bots[name], voice, places.index(name)) for name in order]
    return Part(
        say("arena-standing"),
        [say(f"arena-column-{name}") for name in names],
        rows,
        say("arena-standing-note") if rated else say("arena-no-rating"),
        bars([Group("", drawn)], say("arena-standing"), voice.percent, 1 / facts["seats"]),
        fair(facts["seats"], voice),
    )


def fair(seats: int, voice: Voice) -> str:
    return voice.say("arena-fair", share=voice.percent(1 / seats))


def rating(bot: Facts, voice: Voice) -> str:
    low, high = voice.decimal(bot["low_rating"], 1), voice.decimal(bot["high_rating"], 1)
    return f"{voice.decimal(bot['rating'], 1)} ({low}–{high})"


def share_bar(label: str, fact: Facts, voice: Voice, colour: int) -> Bar:
    return Bar(label, fact["share"], voice.share(fact), fact["low"], fact["high"], colour)


def by_seat(facts: Facts, voice: Voice) -> Part:
    """Win share by seat, over all and for each bot."""
    say, seats = voice.say, range(facts["seats"])
    rows = [[voice.seat(s), voice.share(facts["by_seat"][s])] for s in seats]
    groups = [Group(say("arena-all"), [share_bar(voice.seat(s), facts["by_seat"][s], voice, 0) for s in seats])]
    for place, (name, bot) in enumerate(facts["bots"].items()):
        groups.append(Group(name, [share_bar(voice.seat(s), bot["by_seat"][s], voice, place) for s in seats]))
        rows = [[*row, voice.share(bot["by_seat"][s])] for s, row in enumerate(rows)]
    head = [say("arena-column-seat"), say("arena-all"), *facts["bots"]]
    drawn = bars(groups, say("arena-by-seat"), voice.percent, 1 / facts["seats"])
    return Part(say("arena-by-seat"), head, rows, "", drawn, fair(facts["seats"], voice))


def sources(facts: Facts, voice: Voice) -> Part:
    """Where the points of each bot come from."""
    say, bots = voice.say, facts["bots"]
    rows, groups = [], []
    for source in voice.game.sources:
        values = [bot["sources"][source] for bot in bots.values()]
        told = [voice.decimal(value, 1) for value in values]
        rows.append([voice.source(source), *told])
        shown = zip(bots, values, told, strict=True)
        groups.append(Group(voice.source(source), [Bar(n, v, t, colour=i) for i, (n, v, t) in enumerate(shown)]))
    drawn = legend(list(bots)) + bars(groups, say("arena-sources"), lambda value: voice.decimal(value, 1))
    return Part(say("arena-sources"), [say("arena-column-source"), *bots], rows, "", drawn)


def length(facts: Facts, voice: Voice) -> Part:
    say, lasting = voice.say, facts["length"]
    head = [say(f"arena-column-{name}") for name in ("mean", "sd", "shortest", "longest")]
    row = [voice.decimal(lasting["mean"], 1), voice.decimal(lasting["sd"], 1)]
    row += [voice.decimal(lasting["min"]), voice.decimal(lasting["max"])]
    drawn = columns(facts["lengths"], say("arena-length"), voice.decimal)
    return Part(say("arena-length"), head, [row], say("arena-length-note"), drawn)


def reasons(facts: Facts, voice: Voice) -> Part:
    say, games = voice.say, facts["games"]
    rows = [[voice.reason(name), voice.percent(count / games)] for name, count in facts["reasons"].items()]
    return Part(say("arena-reasons"), [say("arena-column-reason"), say("arena-column-share")], rows)
