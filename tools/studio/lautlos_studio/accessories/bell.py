"""Bells struck by a hammer or from within, and the parts all bells share."""

import math

import numpy as np

from ..mesh.paths import smooth
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec
from .kit import X, Y, Z, add_round_label, add_screw, block


def dome(radius, height, wall=1.4, lip=1.6, flat=0.0):
    """Returns the profile of a bell's shell, from the crown to the lip and slightly back inside."""
    rise = np.linspace(0, math.pi / 2, 28)
    outer = [(max(0.1, flat + (radius - flat) * math.sin(x)), height * math.cos(x)) for x in rise]
    return outer + [
        (radius + 0.4, -lip),
        (radius - wall, -lip),
        (radius - wall, 0),
        (radius * 0.8, height * 0.42),
    ]


def add_bar_clamp(assembly, z, bore=11.3, width=16, material="black"):
    """Adds the clamp around the bar, which runs along y."""
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
    """Adds a bell of turned brass with a sprung hammer, on a hinged clamp."""
    metal, centre = f"metal:{article.hex}", vec(0, 0, 46)
    if article.hex == "#1b1c1d":
        metal = "black_gloss"
    shell = [(0.1, 17.4), (4.4, 17.4), (4.8, 16.6)] + dome(21, 17, 1.6, 2.4)[6:]
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
    add_bar_clamp(assembly, 17.5)
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


def wire_bell(article, assembly):
    """Adds a small brass dome in a steel band, struck by a hammer of wire."""
    metal = "black_gloss" if article.hex == "#1b1c1d" else f"metal:{article.hex}"
    centre = vec(0, 0, 40)
    shell = [(0.1, 15), (6, 14.8)] + [(x, z) for x, z in dome(15.5, 15, 1.2, 6, 5)[8:]]
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
    """Adds a ring between stem and head tube that hides a bell; a lever strikes it from within."""
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
