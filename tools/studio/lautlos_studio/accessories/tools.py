"""Tools: a folding multi-tool, a torque wrench with its bits, a belt tension gauge."""

import math

import numpy as np

from ..mesh.outlines import circle, hull, rectangle, rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import FLAT, X, Y, Z, add_label, add_round_label, add_screw, block

STEEL = "satin_silver"


def _blade(assembly, pivot, degrees, size, reach, tip, plane):
    """Adds a key folded out from a pivot, in an upright plane: a straight shank with a bent or pointed end."""
    turn = math.radians(degrees)
    along = vec(math.cos(turn), 0, math.sin(turn))
    across = vec(-along[2], 0, along[0])
    start = vec(pivot[0], plane, pivot[1])
    end = start + along * reach
    assembly.add(STEEL, plate([hull([(0, 0, 6.5), (12, 0, 5)])], size + 1, 0.6, start, (along, across, Y)))
    if tip == "hex":
        assembly.add(STEEL, tube([start + along * 8, end], size * 0.577, around=6))
        bend = smooth([end - along * 2, end, end + across * 2 + along * 0.6, end + across * (size + 7)], 5)
        assembly.add(STEEL, tube(bend[4:], size * 0.577, around=6))
    elif tip == "torx":
        assembly.add(STEEL, turned([(0.1, 0), (2.9, 0), (2.9, reach - 16), (2, reach - 13), (2, reach), (0.1, reach)], start, along, 18))
    else:
        assembly.add(STEEL, plate([np.array([(6, -3), (reach - 12, -3), (reach - 3, -4), (reach, -3.4), (reach, 3.4), (reach - 3, 4), (reach - 12, 3), (6, 3)])], 2.4, 0.4, start, (along, across, Y)))


def multi_tool(article, assembly):
    """Adds eleven keys between two plates, fanned out."""
    low, high = (-42, 22), (42, 22)
    shape = [hull([(-42, 0, 14), (42, 0, 14)]), hull([(-24, 0, 4), (24, 0, 4)])]
    for y in (-15.5, 15.5):
        assembly.add("black", plate(shape, 3.4, 1.2, (0, y, 22)))
        for x in (-42, 42):
            side = -1 if y < 0 else 1
            add_screw(assembly, vec(x, y + side * 1.8, 22), (0, side, 0), 5.6)
    assembly.add("black_plastic", block((0, 0, 22), (62, 7, 26), 3, 1))
    fan = [(low, 72, 8, 64, "hex", -11.5), (low, 100, 6, 62, "hex", -5), (low, 128, 5, 60, "hex", 0), (low, 152, 4, 56, "hex", 5), (low, 174, 3, 50, "hex", 9.5), (low, 46, 2.5, 46, "hex", 12)]
    fan += [(high, 62, 3, 62, "torx", -11), (high, 38, 3, 60, "torx", -5), (high, 88, 2, 44, "hex", 1), (high, 14, 3, 62, "slot", 6)]
    for pivot, degrees, size, reach, tip, plane in fan:
        _blade(assembly, pivot, degrees, size, reach, tip, plane)
    assembly.add("plastic:#b8892f", plate([rounded([(0, -8), (64, -8), (84, -5), (92, 0), (84, 4), (64, 8), (0, 8)], 3)], 4, 1.4, (42, 11.5, 22), (unit(vec(1, 0, -0.06)), unit(vec(0.06, 0, 1)), Y)))
    assembly.add("plastic:#3a3d40", block((0, -17.4, 22), (46, 7, 0.8), 3, 0.2))
    add_label(assembly, "reflective", 8, (0, -18, 22.2))


def torque_wrench(article, assembly):
    """Adds a click wrench lying before its tin, seven bits in a row."""
    z = 17
    start = vec(-150, -20, z)
    turn = math.radians(9)
    along = vec(math.cos(turn), math.sin(turn), 0)
    side = np.cross(Z, along)
    grip = [(0.1, 0), (11, 0), (13.5, 2), (14.5, 6)]
    for k in range(12):
        grip += [(14.5, 8 + k * 7.4), (15.2, 9.6 + k * 7.4), (15.2, 12.6 + k * 7.4), (14.3, 14.2 + k * 7.4)]
    grip += [(15, 98), (13, 101)]
    assembly.add("rubber:#1d1e20", turned(grip, start, along, 56))
    assembly.add("satin_silver", turned([(13.5, 101), (13.5, 126), (12.4, 128), (11.4, 128)], start, along, 72))
    for k in range(9):
        assembly.add("dark", plate([rectangle(0, 0, 6 if k % 4 == 0 else 3.4, 0.7)], 0.4, 0.1, start + along * (104 + k * 2.6) + Z * 13.5, (side, along, Z)))
    assembly.add("silver", turned([(11, 128), (11, 226), (9, 229), (8, 229)], start, along, 64))
    add_round_label(assembly, "dark", 8, start + along * 178, 11.1, along, unit(-side * 0.5 + Z * 0.9), along_axis=True, text="2–24 Nm")
    assembly.add("plastic:#a33a1c", turned([(13.6, 94), (15.4, 95), (15.4, 98), (13.6, 99)], start, along, 56))
    head = start + along * 246
    assembly.add("satin_silver", plate([hull([(-18, 0, 9), (4, 0, 17)])], 24, 3, head, (along, side, Z)))
    assembly.add("silver", turned([(0.1, 13), (9, 13), (10, 12), (10, 0)], head + along * 4, Z, 40))
    assembly.add("black", block(head + along * 4 + vec(0, 0, 13), (15, 5, 3), 2, 1, (side, along, Z)))
    assembly.add("silver", tube([head + along * 4 - Z * 10, head + along * 4 - Z * 16], 5.6, around=6))
    for k, size in enumerate((3, 4, 5, 6, 7, 8, 4.4)):
        place = vec(-96 + k * 25, -86 + k * 3.4, 5.2)
        way = unit(vec(0.16, -1, 0))
        assembly.add("satin_silver", tube([place, place + way * 13], 5, around=6))
        assembly.add("silver" if k < 6 else "black", tube([place + way * 13, place + way * 32], size * 0.577, around=6 if k < 6 else 12))
    tin = "gloss:#2f4f43"
    assembly.add(tin, block((-6, 92, 20), (280, 84, 38), 10, 3, FLAT))
    assembly.add("satin_silver", block((-6, 92, 26), (281, 85, 1.6), 10, 0.6, FLAT))
    add_label(assembly, "thread", 28, (-6, 92, 39.3), X, Y)
    add_label(assembly, "thread", 14, (-6, 49.8, 15), X, Z, "Siemensstadt 2–24 Nm")


def tension_gauge(article, assembly):
    """Adds a lever with a scale: its hook goes under the belt, its pointer reads the tension."""
    up, right = Y, X
    body = rounded([(-96, -13), (40, -17), (74, -30), (96, -26), (98, -4), (78, 10), (40, 17), (-96, 13)], 9, 6)
    window = rounded([(-34, -8), (34, -10), (34, 10), (-34, 8)], 4)
    assembly.add("plastic:#1e2f47", plate([body, window, circle(-84, 0, 5)], 12, 3, (0, 0, 7), FLAT))
    assembly.add("plastic:#f2efe4", plate([rounded([(-36, -10), (36, -12), (36, 12), (-36, 10)], 4)], 4, 0.6, (0, 0, 5), FLAT))
    for k in range(11):
        x = -28 + k * 5.6
        assembly.add("dark", plate([rectangle(x, 4.4, 0.8, 5 if k % 2 == 0 else 3)], 0.4, 0.1, (0, 0, 7.2), FLAT))
    for k, text in ((0, "20"), (4, "40"), (8, "60"), (10, "70")):
        add_label(assembly, "dark", 5, (-28 + k * 5.6, -2.6, 7.3), X, Y, text)
    lever = rounded([(-20, -3.4), (84, -8), (112, -6), (116, 4), (84, 8), (-20, 3.4)], 3)
    basis = (unit(vec(1, 0.2, 0)), unit(vec(-0.2, 1, 0)), Z)
    assembly.add("satin_silver", plate([lever], 3, 0.8, (62, -6, 15), basis))
    assembly.add("plastic:#a33a1c", plate([np.array([(0, -1.4), (56, -1.0), (60, 0), (56, 1.0), (0, 1.4)], float)], 1, 0.2, (62, -6, 10.5), (unit(vec(-1, 0.06, 0)), unit(vec(-0.06, -1, 0)), Z)))
    assembly.add("satin_silver", turned([(0.1, 3.4), (8, 3.4), (9, 2.4), (9, 0)], vec(66, -5, 16), Z, 40))
    add_screw(assembly, vec(66, -5, 19), Z, 4)
    assembly.add("satin_silver", tube(smooth([vec(158, 13, 15), vec(172, 20, 14), vec(180, 14, 10), vec(178, 2, 7)], 8), 4, around=20, dome=3))
    assembly.add("rubber:#232527", rod(vec(178, 6, 6.6), vec(177, -8, 6.6), 6, 6, 28))
    add_label(assembly, "reflective", 12, (-58, -0.5, 13.2), X, Y)
