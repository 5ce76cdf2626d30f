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

# As the style sheets name them. The source is drawn anew at 600; beyond it a file of its own would carry a fifth more for the few
# words of 640. So the step from 400 to 600 goes on as far as 640 instead: up to 600 every letter is the source's, at 640 it differs
# by less than two thousandths of its height on average.
DRAWN = (400, 400, 600)
HEAVIEST = 640
WIDTHS = (90, 118)
# How far 640 is from 400 when the way to 600 is one: what comes closest to the source's own 640.
STEP = 1.1674
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
    font = instancer.instantiateVariableFont(font, {"wght": instancer.AxisTriple(*DRAWN), "wdth": WIDTHS})
    go_on(font)
    font.flavor = "woff2"
    return font, wanted


def go_on(font):
    """The weight's axis ends at HEAVIEST, where all that changes with the weight has changed STEP times as much as at 600."""
    axis = next(axis for axis in font["fvar"].axes if axis.axisTag == "wght")
    drawn, axis.maxValue = axis.maxValue, HEAVIEST
    share = (drawn - axis.defaultValue) / (HEAVIEST - axis.defaultValue)
    points = font["avar"].segments["wght"]
    font["avar"].segments["wght"] = {
        -1.0: -1.0, **{at * share: value / STEP for at, value in points.items() if at >= 0}, 1.0: 1.0}
    for variations in font["gvar"].variations.values():
        for variation in variations:
            if "wght" in variation.axes:
                variation.scaleDeltas(STEP)
                variation.roundDeltas()
    weight = [axis.axisTag for axis in font["fvar"].axes].index("wght")
    for store in (font["HVAR"].table.VarStore, font["GDEF"].table.VarStore):
        heavier = [region.VarRegionAxis[weight].PeakCoord > 0 for region in store.VarRegionList.Region]
        for data in store.VarData:
            factors = [STEP if heavier[index] else 1 for index in data.VarRegionIndex]
            data.Item = [[round(delta * factor) for delta, factor in zip(item, factors)] for item in data.Item]
            data.calculateNumShorts()


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
