#!/usr/bin/env python3
"""Cuts the typeface to what pages show: its letters, and the weights and widths that the style sheets name.

Run it from this folder after a new version of a source, or when a sheet names another weight or width, and commit what it
writes. It needs Debian's python3-fonttools and python3-brotli; fonttools 4.38 writes the same bytes each time.
"""
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCES = {"latin": "source/archivo-latin-standard-normal.woff2", "ext": "source/archivo-latin-ext-standard-normal.woff2"}

# German, English, and the letters of French, Danish and Swedish words in them; signs of prices, sizes and typography.
LETTERS = (
    [*range(0x20, 0x7F)]
    + [ord(sign) for sign in "\u00a0§©°±²·×\u00ad–—‘’‚“”„•…−€™↑↓"]
    + [ord(letter) for letter in "ÄÅÉÖØÜßàáâäåæçèéêëíôöøüœ"]
)

# As the style sheets name them.
WEIGHTS = (400, 640)
WIDTHS = (90, 118)
FACES = [
    ("archivo-text.woff2", "latin", lambda known: known & set(LETTERS)),
    ("archivo-other-letters.woff2", "latin", lambda known: known - set(LETTERS)),
    ("archivo-extended.woff2", "ext", lambda known: known),
]


def cut(source, choose):
    font = TTFont(SOURCES[source], recalcTimestamp=False)
    wanted = choose(set(font.getBestCmap()))
    options = Options()
    options.layout_features = ["kern", "liga", "tnum"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS, "wdth": WIDTHS})
    font.flavor = "woff2"
    return font, wanted


def ranges(codes):
    """As CSS's unicode-range writes them."""
    spans = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in spans)


for name, source, choose in FACES:
    font, codes = cut(source, choose)
    font.save(name)
    print(f"{name}: {ranges(codes)}")
