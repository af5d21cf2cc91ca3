"""What is in the box: the edition's values as constants and small tables that the rules read."""

from pathlib import Path

import numpy as np

from tradewinds.core.edition import Edition, find_edition
from tradewinds.core.layout import Ints

PRINTED_EDITION = Path(__file__).parent / "edition.toml"
#: Digests of editions, or of whole files, that matches were played with: side a, which is invented, had other terrain.
#: Matches on the printed islands do not meet it.
FORMER = dict.fromkeys(("347a97162058fa9e", "b9cd29108e27a99b", "2ce05a1b0bb79b94"), "4d5cf9eba4028b0b")
EDITION = Edition(find_edition("tobago", PRINTED_EDITION), PRINTED_EDITION, FORMER, {"islands": "all"})

MOST_SEATS = 4
#: The four treasure maps go by the colour of their markers.
MAP_NAMES = ("grey", "brown", "black", "white")
MAPS = 4

TERRAINS = ("jungle", "mountain", "scrubland", "beach", "lake", "river")
LETTERS = "JMSBLR"
OCEAN_LETTER = "."
OBJECTS = ("palm", "hut", "statue")
SUBJECTS = (*TERRAINS, "ocean", *OBJECTS)
OCEAN = SUBJECTS.index("ocean")
#: Subjects from here on are objects, whose places differ from game to game.
FIRST_OBJECT = OCEAN + 1
PALM, HUT, STATUE = range(FIRST_OBJECT, FIRST_OBJECT + 3)

ROSES = EDITION.number("pieces.roses", 1, 99)
MARKERS = EDITION.number("pieces.markers", 1, 99)
AMULETS = EDITION.number("pieces.amulets", 0, 99)
STATUES = EDITION.number("pieces.statues", 1, 6)
HUTS = EDITION.number("pieces.huts", 1, 6)
PALMS = EDITION.number("pieces.palms", 1, 6)
PIECES = STATUES + HUTS + PALMS
#: Objects in the order in which they are placed; those of a subject lie between two entries (TB 3.2).
FIRST_HUT, FIRST_PALM = STATUES, STATUES + HUTS

HAND = EDITION.number("limits.hand", 1, 9)
HAND_OF_TWO = EDITION.number("limits.hand_of_two", 1, 18)
LEGS = EDITION.number("limits.legs", 1, 9)
SIGHT = EDITION.number("limits.sight", 1, 9)
APART = EDITION.number("limits.apart", 1, 9)
QUIET_TURNS = EDITION.number("limits.quiet_turns", 1, 9999)

# Gold: kinds of card 0 to 4 are the values, the last is the curse.
GOLD_VALUES = (2, 3, 4, 5, 6)
VALUES = len(GOLD_VALUES)
CURSE = VALUES
CARDS = VALUES + 1
CARD_NAMES = (*(f"coins-{value}" for value in GOLD_VALUES), "curse")
COINS: Ints = np.array([*GOLD_VALUES, 0], np.int16)
COPIES: Ints = np.array(
    [EDITION.number(f"gold.coins_{value}", 0, 99) for value in GOLD_VALUES] + [EDITION.number("gold.curses", 0, 9)],
    np.int16,
)
ALL_CARDS = int(COPIES.sum())
SAFE_GOLD = EDITION.number("limits.safe_gold", 0, ALL_CARDS - int(COPIES[CURSE]))

# Clues
RELATIONS = (
    "in",
    "in-largest",
    "next-to",
    "next-to-largest",
    "in-sight",
    "in-sight-largest",
    "not-in",
    "not-in-largest",
    "not-next-to",
    "not-next-to-largest",
    "not-in-sight",
    "not-in-sight-largest",
)
#: What can be said of an object: it fills its space, so nothing lies in it, and no palm is the largest.
OF_OBJECTS = ("next-to", "in-sight", "not-next-to", "not-in-sight")

CLUES = len(EDITION.rows("clues"))
CLUE_NAMES = tuple(str(row.get("id")) for row in EDITION.rows("clues"))
RELATION_OF = tuple(EDITION.word(f"clues.{i}.relation", RELATIONS) for i in range(CLUES))
SUBJECT_OF = tuple(EDITION.word(f"clues.{i}.subject", SUBJECTS) for i in range(CLUES))


def _check_clues() -> None:
    for i in range(CLUES):
        if SUBJECT_OF[i] not in TERRAINS:
            EDITION.word(f"clues.{i}.relation", OF_OBJECTS)
    if CLUES != 52:
        raise EDITION.wrong("clues", "52 ×", CLUES)
    if len(set(CLUE_NAMES)) != CLUES:
        raise EDITION.wrong("clues", "52 × id", len(set(CLUE_NAMES)))


_check_clues()

SUBJECT: Ints = np.array([SUBJECTS.index(subject) for subject in SUBJECT_OF], np.int16)
#: How far from an object a clue reaches; 0 where it does not speak of objects.
REACH: Ints = np.array(
    [0 if SUBJECT[i] < FIRST_OBJECT else SIGHT if "in-sight" in RELATION_OF[i] else 1 for i in range(CLUES)],
    np.int16,
)
NEGATED: Ints = np.array([relation.startswith("not-") for relation in RELATION_OF], np.int16)
