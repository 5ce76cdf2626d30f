"""The library of materials.

A material is requested by name: a fixed one (`rubber`, `chrome`), the frame's `paint`, or a family with a colour,
`<family>:#rrggbb` (`fabric:#5b5f3c`).
"""

from .surface import Surface

PAINTS = {
    "gloss": dict(rough=0.45, spec=0.12, coat=1.0, coat_rough=0.03),
    "satin": dict(rough=0.46, spec=0.22, coat=0.55, coat_rough=0.2),
    "raw": dict(rough=0.34, metal=0.9, spec=0.5, coat=0.7, coat_rough=0.1),
}
"""Surface settings of the finishes in colors.yaml."""


def shaded(hex_colour, factor):
    """Returns a #rrggbb colour with its brightness multiplied by a factor."""
    digits = hex_colour.lstrip("#")
    channels = [min(255, round(int(digits[i : i + 2], 16) * factor)) for i in (0, 2, 4)]
    return "#" + "".join(f"{c:02x}" for c in channels)


FAMILIES = {
    "frame-gloss": lambda n, c: Surface(n, c, **PAINTS["gloss"]).welded(0.034),
    "frame-satin": lambda n, c: Surface(n, c, **PAINTS["satin"]).welded(0.034),
    "frame-raw": lambda n, c: Surface(n, c, **PAINTS["raw"]).welded(0.034),
    "gloss": lambda n, c: Surface(n, c, **PAINTS["gloss"]),
    "satin": lambda n, c: Surface(n, c, **PAINTS["satin"]),
    "raw": lambda n, c: Surface(n, c, **PAINTS["raw"]),
    "anodised": lambda n, c: Surface(n, c, rough=0.3, metal=0.75, coat=0.2, coat_rough=0.2),
    "plastic": lambda n, c: Surface(n, c, rough=0.5).grained(28, 0.06),
    "rubber": lambda n, c: Surface(n, c, rough=0.68, spec=0.3).grained(22, 0.1, 0.02),
    "fabric": lambda n, c: Surface(n, c, rough=0.85, spec=0.2, sheen=0.4).grained(60, 0.35, 0.02, 8),
    "leather": lambda n, c: Surface(n, c, rough=0.44, coat=0.15, coat_rough=0.3)
    .mottled(1.2, shaded(c, 0.86), shaded(c, 1.06))
    .grained(26, 0.14, 0.02, 6),
    "cork": lambda n, c: Surface(n, c, rough=0.8, spec=0.2)
    .mottled(9, shaded(c, 0.6), shaded(c, 1.1))
    .grained(30, 0.3, 0.02, 6),
    "wood": lambda n, c: Surface(n, c, rough=0.45, coat=0.3).mottled(3, shaded(c, 0.7), shaded(c, 1.1)),
    "plank": lambda n, c: Surface(n, c, rough=0.5, coat=0.15, coat_rough=0.4).mottled(
        0.9, shaded(c, 0.78), shaded(c, 1.06), (0.12, 2.6, 2.6)
    ),
    "metal": lambda n, c: Surface(n, c, rough=0.25, metal=1),
    "lens": lambda n, c: Surface(n, c, rough=0.08, coat=1, spec=0.6),
    "glow": lambda n, c: Surface(n, c, glow=2.2),
}

FIXED = {
    "black": lambda n: Surface(n, "#161617", rough=0.32, spec=0.55, coat=0.3, coat_rough=0.14),
    "black_matt": lambda n: Surface(n, "#1a1a1b", rough=0.5, spec=0.45),
    "black_gloss": lambda n: Surface(n, "#0d0d0e", rough=0.4, spec=0.3, coat=1.0, coat_rough=0.04),
    "black_plastic": lambda n: Surface(n, "#17171a", rough=0.55).grained(28, 0.08),
    "housing": lambda n: Surface(n, "#212226", rough=0.48, metal=0.25, spec=0.5).grained(40, 0.05),
    "magnesium": lambda n: Surface(n, "#7d8083", rough=0.42, metal=0.75).grained(45, 0.05),
    "silver": lambda n: Surface(n, "#c6c8c9", rough=0.26, metal=1),
    "satin_silver": lambda n: Surface(n, "#b4b7ba", rough=0.36, metal=0.95),
    "chrome": lambda n: Surface(n, "#dcdcdc", rough=0.09, metal=1),
    "brass": lambda n: Surface(n, "#c7a05c", rough=0.27, metal=1),
    "rotor": lambda n: Surface(n, "#909296", rough=0.34, metal=1),
    "rim_black": lambda n: Surface(n, "#101012", rough=0.34, spec=0.5, coat=0.8, coat_rough=0.1),
    "rim_silver": lambda n: Surface(n, "#c3c5c7", rough=0.24, metal=1),
    "rim_track": lambda n: Surface(n, "#a9abad", rough=0.34, metal=1),
    "spoke_silver": lambda n: Surface(n, "#b4b7ba", rough=0.45, metal=0.6),
    "spoke_black": lambda n: Surface(n, "#1d1d1e", rough=0.45, metal=0.2),
    "tyre_black": lambda n: Surface(n, "#252628", rough=0.7, spec=0.26, sheen=0.15).grained(22, 0.1, 0.02),
    "tyre_tan": lambda n: Surface(n, "#a97c4b", rough=0.7, spec=0.3).grained(30, 0.12),
    "tyre_cream": lambda n: Surface(n, "#dccfae", rough=0.65, spec=0.3).grained(30, 0.08),
    "reflective": lambda n: Surface(n, "#c4c8cb", rough=0.4, metal=0.2),
    "belt": lambda n: Surface(n, "#1c1d1f", rough=0.46, spec=0.5).brushed(3.2, 0.55, (0.02, 9, 0.02)),
    "belt_tooth": lambda n: Surface(n, "#3b3e44", rough=0.72, spec=0.3, sheen=0.5).grained(90, 0.3, 0.008, 3),
    "hose": lambda n: Surface(n, "#161617", rough=0.42),
    "led": lambda n: Surface(n, "#fff4dc", glow=2.2),
    "scraped": lambda n: Surface(n, "#8d8f90", rough=0.52, metal=0.85).grained(70, 0.25, 0.004),
    "glass": lambda n: Surface(n, "#ffffff", rough=0.0, glass=1.0, ior=1.3),
    "red_lens": lambda n: Surface(n, "#a30d12", rough=0.08, coat=1, spec=0.6),
    "red_glow": lambda n: Surface(n, "#e0141a", glow=1.1),
    "dark": lambda n: Surface(n, "#060607", rough=0.9, spec=0.1),
    "saddle_black": lambda n: Surface(n, "#191a1b", rough=0.5, spec=0.45).grained(26, 0.12, 0.02, 6),
    "saddle_black_paled": lambda n: Surface(n, "#191a1b", rough=0.5, spec=0.45)
    .grained(26, 0.12, 0.02, 6)
    .paled("#3f3c38", -0.1, 0.3),
    "saddle_cognac": lambda n: FAMILIES["leather"](n, "#7a3f1c"),
    "saddle_brown": lambda n: FAMILIES["leather"](n, "#452816"),
    "grip_black": lambda n: Surface(n, "#1a1a1b", rough=0.75).grained(20, 0.25, 0.02, cells=True),
    "grip_cognac": lambda n: FAMILIES["leather"](n, "#7a3f1c"),
    "grip_brown": lambda n: FAMILIES["leather"](n, "#452816"),
    "thread": lambda n: Surface(n, "#d8cfb8", rough=0.8, spec=0.2),
}

PAINTED = {"paint", "wordmark"}
"""Materials that depend on the colour of a bicycle. All others look the same on every colour."""

PRIMER = "#8f8f8f"
"""Colour of the frame while its unpainted parts are rendered."""


class Library:
    """Creates each material at its first use. An unknown name is an error."""

    def __init__(self, finish="gloss", paint=PRIMER, wordmark=PRIMER):
        """Paint and wordmark are #rrggbb or linear RGBA, the finish is one of colors.yaml."""
        self._coat = finish, paint, wordmark
        self._made = {}

    def __getitem__(self, name):
        if name not in self._made:
            self._made[name] = self._make(name).material
        return self._made[name]

    def _make(self, name):
        finish, paint, wordmark = self._coat
        if name == "paint":
            return Surface(name, paint, **PAINTS[finish]).welded(0.034)
        if name == "wordmark":
            return Surface(name, wordmark, rough=0.3, spec=PAINTS[finish]["spec"], coat=0.6)
        if name in FIXED:
            return FIXED[name](name)
        family, _, colour = name.partition(":")
        if family in FAMILIES and colour:
            return FAMILIES[family](name, colour)
        raise KeyError(f"no material {name!r} in the library")

    def repaint(self, finish, paint, wordmark):
        """Replaces the finish and colours of paint and wordmark. Returns the new materials by name."""
        self._coat = finish, paint, wordmark
        for name in PAINTED:
            self._made.pop(name, None)
        return {name: self[name] for name in PAINTED}
