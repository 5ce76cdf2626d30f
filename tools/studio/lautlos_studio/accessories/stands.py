"""Stands: a side stand, a twin-leg stand, and an oak rest for the wall."""

import numpy as np

from ..mesh.outlines import circle, hull, rectangle, rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import translation, unit, vec
from .kit import FLAT, X, Y, Z, add_label, add_screw, block, coil, tapered

METALS = {"#1b1c1d": "black", "#b9bcbb": "satin_silver"}


def _metal(article):
    if article.hex not in METALS:
        raise article.wrong("color.hex", f"no stand in {article.hex}")
    return METALS[article.hex]


def side_stand(article, assembly):
    """Adds a forged leg that slides in its sleeve, a broad foot, the plate behind the bottom bracket."""
    metal = _metal(article)
    top, foot = vec(0, 0, 286), vec(92, -26, 10)
    along = unit(foot - top)
    assembly.add(metal, tapered([top + along * 6, top + along * 60, top + along * 170], [13, 11, 10], [15, 12, 10.5], Y, power=2.8))
    assembly.add("satin_silver" if metal == "black" else "black", tube([top + along * 165, foot - along * 10], 7.4, around=36))
    ring = [(7.6, 0), (12.4, 0), (13, 1), (13, 17), (12.4, 18), (7.6, 18)]
    assembly.add("black_plastic", turned(ring, top + along * 160, along, 56, closed=True))
    assembly.add("black_plastic", block(top + along * 170 + vec(0, -13, 2), (12, 20, 6), 3, 1.5))
    for k in range(6):
        place = top + along * (196 + k * 11)
        assembly.add("dark", rod(place - Y * 7.7, place - Y * 6.6, 1.5, around=14))
    assembly.add("black_plastic", plate([hull([(-26, -6, 17), (30, 6, 21)])], 12, 4, (foot[0], foot[1], 7), FLAT))
    assembly.add("black_plastic", tapered([foot + vec(0, 0, 2), foot - along * 30], [15, 10]))
    assembly.add(metal, turned([(0.1, -15), (17, -15), (19, -12), (19, 12), (17, 15), (0.1, 15)], top + vec(0, 0, 6), Y, 56))
    add_screw(assembly, top + vec(0, -15.2, 6), -Y, 8)
    assembly.add("plastic:#d8cfb8", turned([(18, 15), (20, 15), (20, 18), (18, 18)], top + vec(0, 0, 6), Y, 56, closed=True))
    assembly.add(metal, block(top + vec(0, 22, 18), (44, 54, 14), 8, 4))
    for z in (44, 58):
        assembly.add(metal, plate([rectangle(0, 0, 62, 34, 9), circle(0, 0, 5.4)], 6, 2, top + vec(0, 26, z), FLAT))
    assembly.add("satin_silver", rod(top + vec(0, 26, 40), top + vec(0, 26, 66), 5, around=28))
    assembly.add("satin_silver", turned([(0.1, 8), (7.6, 8), (8.4, 7), (8.4, 0)], top + vec(0, 26, 61), Z, 6))
    spring = coil(vec(0, 0, 0), 4.4, 9, 3.2, steps=20)
    spring = spring[:, [0, 1, 2]]
    base = top + vec(13, -2, -8)
    turned_spring = np.array([base + along * p[2] * 1.6 + unit(np.cross(along, Y)) * p[0] + Y * p[1] for p in spring])
    assembly.add("silver", tube(turned_spring, 1.0, around=10))
    add_label(assembly, "reflective" if metal == "black" else "dark", 10, top + along * 92 + vec(0, -12.6, 0), along, unit(np.cross(along, Y)) if np.cross(along, Y)[2] > 0 else -unit(np.cross(along, Y)))


def twin_leg_stand(article, assembly):
    """Adds two legs on one hinge, with plate and bolt above."""
    metal = _metal(article)
    top = 252
    assembly.add(metal, block((0, 0, top), (58, 34, 66), 9, 4))
    assembly.add(metal, plate([rectangle(0, 0, 66, 92, 12), circle(0, 0, 6)], 8, 2.4, (0, 0, top + 34), FLAT))
    assembly.add(metal, plate([rectangle(0, 0, 54, 80, 10), circle(0, 0, 6)], 7, 2, (0, 0, top + 50), FLAT))
    assembly.add("satin_silver", rod(vec(0, 0, top + 20), vec(0, 0, top + 60), 6, around=28))
    assembly.add("satin_silver", turned([(0.1, 9), (9, 9), (10, 8), (10, 0)], vec(0, 0, top + 54), Z, 6))
    assembly.add("silver", rod(vec(0, -48, top - 4), vec(0, 48, top - 4), 7, around=32))
    for side in (-1, 1):
        hinge = vec(0, side * 40, top - 4)
        assembly.add(metal, turned([(0.1, -10), (17, -10), (18, -9), (18, 9), (17, 10), (0.1, 10)], hinge, Y, 48))
        add_screw(assembly, hinge + vec(0, side * 10.4, 0), (0, side, 0), 7)
        foot = vec(34, side * 145, 8)
        leg = [hinge + vec(0, side * 4, -6), vec(8, side * 62, top - 60), vec(26, side * 122, 60), foot + vec(0, 0, 4)]
        assembly.add(metal, tapered(leg, [13, 12, 10.4, 10], [14, 12.5, 11, 10.4], None, 12, 36, 2.6))
        assembly.add("rubber:#1d1e20", tube([foot + vec(-2, -side * 6, 22), foot + vec(0, 0, 8), foot + vec(0, side * 2, 0)], 14, 15, X, 32, power=2.6))
        assembly.add("rubber:#1d1e20", plate([hull([(-16, 0, 14), (16, 0, 14)])], 9, 3, (foot[0], foot[1] + side * 2, 4.6), FLAT))
    for y in (-14, 14):
        spring = coil(vec(0, 0, 0), 4.6, 11, 3.6, steps=20)
        assembly.add("silver", tube(spring @ np.array([[1, 0, 0], [0, 1, 0], [0.45, 0, -0.9]]) + vec(26, y, top - 4), 1.1, around=10))
    add_label(assembly, "reflective" if metal == "black" else "dark", 15, (0, -17.2, top + 6))
    add_label(assembly, "reflective" if metal == "black" else "dark", 13, (29.3, 0, top + 12), Y, Z)


def wall_rest(article, assembly):
    """Adds an oak arm with wool felt on its back plate, and the second arm for low frames."""
    oak, felt = "wood:#b5854f", "fabric:#5c5f60"
    assembly.group = "rest"
    assembly.move(translation(0, 0, -100))
    assembly.add(oak, plate([rectangle(0, 0, 320, 120, 14), circle(-120, 0, 8), circle(120, 0, 8)], 24, 4, (0, 0, 160)))
    for x in (-120, 120):
        add_screw(assembly, vec(x, -10, 160), -Y, 9)
    for index, x in enumerate((-78, 78)):
        arm = rounded([(0, -36), (160, -30), (330, 6), (356, 44), (338, 52), (318, 22), (160, 14), (0, 26)], 12, 6)
        basis = (unit(vec(0, -1, 0)), Z, X)
        assembly.add(oak, plate([arm], 30, 6, (x, -10, 160), basis))
        cradle = [vec(x, -26, 187), vec(x, -100, 182), vec(x, -170, 175.6), vec(x, -250, 178), vec(x, -326, 184.6), vec(x, -347, 208)]
        assembly.add(felt, tube(smooth(cradle, 10), 2.2, 14.4, X, 24, power=6))
        assembly.add("dark", block((x, -12.6, 160), (34, 70, 1), 4, 0.3))
    add_label(assembly, "dark", 22, (0, -12.4, 160))
    assembly.group = "main"
    # The second arm, which catches the saddle of a low frame, lies in front.
    spare = rounded([(-60, -12), (60, -12), (84, 4), (92, 40), (76, 44), (60, 18), (-60, 16)], 8, 6)
    assembly.add(oak, plate([spare], 26, 5, (216, -190, 13), FLAT))
    assembly.add(felt, block((218, -174, 13), (104, 5, 22), 2, 1, (X, Y, Z)))
    for k in range(2):
        place = vec(150 + k * 18, -246 - k * 16, 6)
        way = unit(vec(1, 0.24, 0))
        assembly.add("plastic:#8b8f92", rod(place, place + way * 46, 6, 5.2, 24))
        assembly.add("satin_silver", rod(place - way * 2 + vec(70, 0, 0), place + way * 52 + vec(70, 0, 0), 3.6, around=18))
        assembly.add("satin_silver", turned([(0.1, 4), (6, 4), (7, 3), (7, 0)], place + vec(68, 0, 0), -way, 6))
