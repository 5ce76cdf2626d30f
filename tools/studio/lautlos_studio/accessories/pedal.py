"""Pedals: a forged cage with corundum treads, sealed bearings, reflectors let in."""

import numpy as np

from ..mesh.outlines import hull, rounded
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import rotation_about, translation, vec
from .kit import FLAT, X, Y, Z, add_label, block

METALS = {"#b9bcbb": "satin_silver", "#1b1c1d": "black"}


def _pedal(assembly, metal, way):
    """Adds one pedal around its centre, with its axle along x. `way` is the side of the crank."""
    outline = rounded([(-46, -49), (46, -49), (48, -30), (48, 30), (46, 49), (-46, 49), (-48, 30), (-48, -30)], 12, 6)
    near = rounded([(-36, -36), (36, -36), (34, -12.5), (-34, -12.5)], 6, 5)
    far = rounded([(-34, 12.5), (34, 12.5), (36, 36), (-36, 36)], 6, 5)
    assembly.add(metal, plate([outline, near, far], 17, 3.6, (0, 0, 0), FLAT))
    assembly.add(metal, tube([vec(-44, 0, 0), vec(44, 0, 0)], 12, 12.5, Y, 40, power=2.6))
    for z in (-8.6, 8.6):
        for y in (-43, 43):
            assembly.add("cork:#3d3e40", block((0, y, z), (76, 8.6, 0.9), 3.4, 0.3, FLAT))
        for x in (-41.6, 41.6):
            assembly.add("cork:#3d3e40", block((x, 0, z), (7, 46, 0.9), 3, 0.3, FLAT))
    assembly.add("cork:#3d3e40", block((0, 0, 12.2), (52, 7, 0.6), 3, 0.2, FLAT))
    for y in (-1, 1):
        assembly.add("black_plastic", block((0, y * 48.6, 0), (56, 11.5, 3), 3, 1))
        assembly.add("lens:#d9861c", block((0, y * 49.6, 0), (50, 8, 3), 2, 1))
        for x in np.linspace(-21, 21, 8):
            assembly.add("lens:#b3650c", block((x, y * 51, 0), (1.2, 7.4, 0.6), 0.4, 0.2))
    axle = [(0.1, 0), (12.2, 0), (12.2, 6), (9.5, 7), (9.5, 11), (8, 12), (8, 20), (7.15, 21)]
    for step in range(11):
        axle += [(6.5, 21.6 + step * 1.27), (7.15, 22.2 + step * 1.27)]
    axle += [(6.3, 36.5), (4.2, 36.5), (4.2, 33), (0.1, 33)]
    assembly.add("silver", turned(axle, vec(way * 44, 0, 0), (way, 0, 0), 56))
    assembly.add("silver", plate([hull([(0, 0, 8.6)])], 6, 0.6, (way * 59.5, 0, 0), (Y, Z, X)))
    assembly.add("black_gloss", turned([(0.1, 2.4), (8, 2.2), (10.4, 1), (11, -1)], vec(-way * 47.6, 0, 0), (-way, 0, 0), 40))
    add_label(assembly, "dark" if metal != "black" else "reflective", 9, vec(0, 0, 12.9), X, Y)


def pedals(article, assembly):
    """Adds the pair: one flat on the ground, the other leaning on it, so that tread and edge are visible."""
    if article.hex not in METALS:
        raise article.wrong("color.hex", f"no pedal in {article.hex}")
    metal = METALS[article.hex]
    assembly.group = "flat"
    assembly.move(translation(-20, 66, 9) @ rotation_about((0, 0, 0), (0, 0, 1), -14))
    _pedal(assembly, metal, 1)
    assembly.group = "leant"
    assembly.move(translation(10, -62, 27) @ rotation_about((0, 0, 0), (0, 0, 1), 10) @ rotation_about((0, 0, 0), (1, 0, 0), 26))
    _pedal(assembly, metal, -1)
    assembly.group = "main"
