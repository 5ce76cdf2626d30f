"""Bells: each of the range on its clamp."""

import math

import numpy as np

from ..bike.wordmark import FONT, WORD
from ..mesh.paths import smooth
from ..mesh.plates import lettering
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import X, Y, Z, add_round_label, add_screw, block


def _dome(radius, height, wall=1.4, lip=1.6, flat=0.0):
    """A bell's shell from crown to lip and a little way back inside."""
    rise = np.linspace(0, math.pi / 2, 28)
    outer = [(max(0.1, flat + (radius - flat) * math.sin(x)), height * math.cos(x)) for x in rise]
    return outer + [
        (radius + 0.4, -lip),
        (radius - wall, -lip),
        (radius - wall, 0),
        (radius * 0.8, height * 0.42),
    ]


def _ring(assembly, z, bore=11.3, width=16, material="black"):
    """The clamp round the bar, which runs along y."""
    outer, half = bore + 3.6, width / 2
    ring = [
        (bore, -half),
        (outer - 0.8, -half),
        (outer, -half + 0.8),
        (outer, half - 0.8),
        (outer - 0.8, half),
        (bore, half),
    ]
    assembly.add(material, turned(ring, vec(0, 0, z), Y, 72, closed=True))
    lug = vec(0, 0, z - outer - 2)
    assembly.add(material, block(lug, (16, 9, width - 2), 2.5, 1))
    assembly.add("dark", block(lug, (2, 9.4, width - 1), 0.4, 0.2))
    add_screw(assembly, lug + X * 8, X, 2.8)


def striker_bell(article, assembly):
    """Turned brass with a sprung hammer, on a hinged clamp."""
    metal, centre = f"metal:{article.hex}", vec(0, 0, 46)
    if article.hex == "#1b1c1d":
        metal = "black_gloss"
    shell = [(0.1, 17.4), (4.4, 17.4), (4.8, 16.6)] + _dome(21, 17, 1.6, 2.4)[6:]
    assembly.add(metal, turned(shell, centre, Z, 96))
    for radius, z in ((20.2, 5.0), (20.9, 1.2)):
        assembly.add(
            metal,
            turned([(radius - 0.4, z - 0.7), (radius + 0.45, z), (radius - 0.4, z + 0.7)], centre, Z, 96),
        )
    add_screw(assembly, centre + Z * 17, Z, 4, "satin_silver")
    assembly.add(
        "black", turned([(0.1, 0), (9, 0), (10, 2), (10, 12), (6, 16), (0.1, 16)], vec(0, 0, 31), Z, 48)
    )
    _ring(assembly, 17.5)
    spring = smooth([vec(10, -8, 36), vec(21, -11, 36), vec(27, -12, 41), vec(28, -12, 48)], 10)
    assembly.add("satin_silver", tube(spring, 0.7, 3.4, Y, 14, power=4))
    assembly.add(
        "metal:#b8963e",
        turned(
            [(0.1, 0), (2.8, 0), (3.6, 1), (3.6, 6), (2.4, 7.4), (0.1, 7.4)],
            vec(22.6, -11.4, 46),
            unit(vec(1, -0.2, 0)),
            32,
        ),
    )
    lever = smooth([vec(27, -13, 47), vec(34, -16, 48), vec(39, -18, 53)], 8)
    assembly.add("black", tube(lever, 1.5, 3.6, Y, 18, power=3, dome=2))
    add_round_label(
        assembly,
        "dark" if metal != "black_gloss" else "reflective",
        4.4,
        vec(0, 0, 38.5),
        10.15,
        Z,
        unit(vec(0.4, -1, 0)),
    )


def ding_dong_bell(article, assembly):
    """Eighty millimetres of painted steel, two tones, a thumb lever."""
    paint, centre = f"gloss:{article.hex}", vec(0, 0, 48)
    assembly.add(paint, turned(_dome(40, 25, 1.4, 1.8, 6), centre, Z, 120))
    assembly.add("chrome", turned([(40.2, -1.9), (40.9, -1.2), (40.9, 0.4), (40.2, 1.2)], centre, Z, 120))
    assembly.add("chrome", turned([(0.1, 3), (4, 2.7), (6, 1.4), (6.4, -1)], centre + Z * 24.6, Z, 40))
    lower = [(x, -z * 0.55 - 4) for x, z in _dome(38.5, 20, 1.2, 0, 8)[:29]]
    assembly.add("chrome", turned(lower, centre, Z, 120))
    letters = _domed_label(centre, 40, 25, 6, 11)
    assembly.add("thread" if article.hex != "#e9ddb4" else "dark", letters)
    assembly.add("chrome", turned([(0.1, 0), (8, 0), (8, 20), (0.1, 20)], vec(0, 0, 18), Z, 40))
    _ring(assembly, 16.5, material="chrome")
    lever = smooth([vec(22, -20, 42), vec(36, -30, 41), vec(45, -36, 40), vec(51, -39, 42)], 8)
    assembly.add("chrome", tube(lever, 1.6, 5, vec(0.6, 0.8, 0), 20, power=4))
    assembly.add(
        "chrome",
        tube(
            [lever[-1] - vec(4, -2, 0), lever[-1] + vec(5, -3, 2)],
            2,
            9,
            vec(0.6, 0.8, 0),
            24,
            power=3,
            dome=2,
        ),
    )


def _domed_label(centre, radius, height, flat, size):
    """The wordmark on a dome, read from the front."""
    letters, faces = lettering(WORD, size, FONT, bolder=0.2)
    polar = 0.62 - letters[:, 1] / (radius * 0.86)
    out = flat + (radius - flat) * np.sin(polar)
    around = letters[:, 0] / (flat + (radius - flat) * math.sin(0.62)) - math.pi / 2 + 0.42
    points = np.stack(
        [(out + 0.2) * np.cos(around), (out + 0.2) * np.sin(around), height * np.cos(polar) + 0.25], 1
    )
    return points + centre, faces


def wire_bell(article, assembly):
    """A small brass dome in a steel band, struck by a hammer of wire."""
    metal = "black_gloss" if article.hex == "#1b1c1d" else f"metal:{article.hex}"
    centre = vec(0, 0, 40)
    shell = [(0.1, 15), (6, 14.8)] + [(x, z) for x, z in _dome(15.5, 15, 1.2, 6, 5)[8:]]
    assembly.add(metal, turned(shell, centre, Z, 96))
    add_screw(assembly, centre + Z * 14.6, Z, 3.2)
    band = [(11.2, -4.5), (12.6, -4.5), (12.6, 4.5), (11.2, 4.5)]
    assembly.add("satin_silver", turned(band, vec(0, 0, 14), Y, 72, closed=True))
    for side in (-1, 1):
        assembly.add("satin_silver", block((side * 3.4, 0, 29), (2, 12, 9), 1, 0.5))
    assembly.add("satin_silver", turned([(0.1, 0), (6, 0), (7, 1), (7, 5), (0.1, 5)], vec(0, 0, 30), Z, 40))
    add_screw(assembly, vec(4.6, 0, 26.5), X, 2.2)
    wire = smooth(
        [
            vec(6, -3, 32),
            vec(15, -5, 30.5),
            vec(22, -6, 31),
            vec(25, -6, 36),
            vec(22.4, -5.6, 40),
            vec(19.5, -5, 41),
        ],
        10,
    )
    assembly.add("satin_silver", tube(wire, 1.0, around=14))
    assembly.add(
        "satin_silver",
        turned(
            [(0.1, 0), (2.4, 0.3), (3, 1.4), (3, 4), (2.2, 5), (0.1, 5)],
            vec(21.4, -5.2, 41),
            unit(vec(-1, 0.2, 0.1)),
            28,
        ),
    )


def spacer_bell(article, assembly):
    """A ring between stem and head tube that hides a bell; a lever strikes it from within."""
    metal = {"#1b1c1d": "black", "#b9bcbb": "satin_silver"}.get(article.hex, f"metal:{article.hex}")
    outer = [
        (14.4, 0),
        (22, 0),
        (23, 0.8),
        (23, 4.2),
        (22.2, 5),
        (22.2, 5.6),
        (23, 6.4),
        (23, 9.2),
        (22, 10),
        (17, 10),
        (17, 8.6),
        (14.4, 8.6),
    ]
    assembly.add(metal, turned(outer, vec(0, 0, 6), Z, 120, closed=True))
    bowl = [(16, 6), (24, 6), (27.6, 4.4), (28.4, 1), (28, 0), (26.8, 0.4), (16, 2)]
    assembly.add("brass", turned(bowl, vec(0, 0, 0), Z, 120, closed=True))
    assembly.add(
        "dark", turned([(14.5, 2), (16.2, 2), (16.2, 8), (14.5, 8)], vec(0, 0, 0), Z, 96, closed=True)
    )
    lever = smooth([vec(18, -12, 10.5), vec(27, -18, 10.5), vec(34, -23, 10), vec(40, -26, 12)], 8)
    assembly.add(metal, tube(lever, 1.7, 4.2, vec(0.6, 0.8, 0), 22, power=4, dome=2))
    add_screw(assembly, vec(19.6, -13, 12.4), Z, 2.2)
    add_round_label(
        assembly,
        "reflective" if metal == "black" else "dark",
        3.4,
        vec(0, 0, 8),
        23.1,
        Z,
        unit(vec(-0.1, -1, 0)),
    )


def chrome_bell(article, assembly):
    """The bell with a lever as it always was: chromed steel with an embossed lid."""
    centre = vec(0, 0, 42)
    shell = _dome(30, 21, 1.2, 1.6, 8)
    assembly.add("chrome", turned(shell, centre, Z, 120))
    for radius in (12, 16.5):
        polar = math.asin((radius - 8) / 22)
        z = 21 * math.cos(polar)
        assembly.add(
            "chrome",
            turned([(radius - 0.9, z - 0.3), (radius, z + 0.7), (radius + 0.9, z - 0.5)], centre, Z, 96),
        )
    assembly.add("chrome", turned([(0.1, 3), (3.4, 2.8), (5, 1.6), (5.4, 0)], centre + Z * 20.4, Z, 36))
    assembly.add(
        "satin_silver", turned([(29, -3.8), (30.6, -3.2), (30.6, -1.6), (0.1, -1.6)], centre, Z, 120)
    )
    assembly.add("satin_silver", turned([(0.1, -12), (18, -12), (28, -6), (29, -3.6)], centre, Z, 96))
    assembly.add("dark", _domed_label(centre, 30, 21, 8, 8.5))
    _ring(assembly, 16, material="chrome")
    assembly.add("chrome", rod(vec(0, 0, 28), vec(0, 0, 34), 8))
    lever = smooth([vec(16, -16, 36), vec(27, -27, 35.5), vec(34, -33, 36), vec(40, -37, 40)], 8)
    assembly.add("chrome", tube(lever, 1.3, 4.4, vec(0.7, 0.7, 0), 20, power=4))
    assembly.add(
        "black_plastic",
        tube(
            [lever[-2] - vec(3, -3, 2), lever[-1] + vec(4, -3, 4)],
            2.6,
            7,
            vec(0.7, 0.7, 0),
            24,
            power=3,
            dome=2,
        ),
    )


def childs_bell(article, assembly):
    """A small friendly bell with a large lever, held by a rubber band."""
    centre = vec(0, 0, 38)
    assembly.add(f"gloss:{article.hex}", turned(_dome(24, 21, 1.4, 1.8), centre, Z, 110))
    assembly.add("black_plastic", turned([(0.1, -8), (17, -8), (21, -4), (22, 0), (0.1, 0)], centre, Z, 72))
    lever = smooth([vec(14, -14, 34), vec(24, -22, 33), vec(32, -27, 35), vec(38, -30, 42)], 8)
    assembly.add("black_plastic", tube(lever, 3, 6.5, vec(0.7, 0.7, 0), 28, power=3))
    assembly.add(
        f"gloss:{article.hex}",
        turned(
            [(0.1, 3.6), (6, 3.4), (9.4, 2), (10.4, 0), (9.4, -2), (0.1, -3)],
            vec(39, -31, 44),
            unit(vec(0.55, -0.5, 0.6)),
            44,
        ),
    )
    band = [
        vec(0, 17 * math.sin(t) * 0.94, 14 + 15.5 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)
    ]
    assembly.add("rubber:#232527", tube(np.array(band), 2, 8, X, 22, closed=True, power=4))
    assembly.add("rubber:#232527", block((0, -18, 12), (18, 12, 4), 4, 1.6))
    assembly.add("dark" if article.hex != "#1f2e4a" else "thread", _domed_label(centre, 24, 21, 0, 7.5))
