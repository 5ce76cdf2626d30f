"""Lamps for dynamo and motor: head lamps and tail lamps on their brackets."""

import math

import numpy as np

from ..mesh.outlines import circle, hull, rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import END, FLAT, X, Y, Z, add_label, add_round_label, add_screw, block

ALUMINIUM = {"#1b1c1d": "black", "#b9bcbb": "satin_silver"}
"""Anodised materials for the two colours of lamps."""


def _metal(article):
    if article.hex not in ALUMINIUM:
        raise article.wrong("color.hex", f"no anodising in {article.hex}")
    return ALUMINIUM[article.hex]


def _cable(assembly, points):
    assembly.add("hose", tube(smooth(points, 12), 1.7, around=14))


def head_lamp(article, assembly):
    """Adds a turned head lamp with cooling grooves, cut-off reflector and crown bracket."""
    metal, centre, along = _metal(article), vec(0, 0, 52), unit(vec(1, 0, -0.04))
    body = [(0.1, -36), (10, -35.6), (17, -33), (21.5, -27), (23.4, -20)]
    for groove in range(5):
        start = -18 + groove * 5
        body += [(24, start), (24.2, start + 2.6), (22, start + 2.8), (22, start + 4.6), (24.4, start + 4.9)]
    body += [(26.5, 10), (28, 13), (28.4, 25), (27.6, 26.4), (26, 26.4), (25.8, 20)]
    assembly.add(metal, turned(body, centre, along, 96))
    assembly.add("chrome", turned([(25.8, 20), (22, 12), (14, 5), (7, 1), (0.1, 0)], centre, along, 72))
    for turn in np.linspace(0, math.pi, 7):
        out = vec(0, math.cos(turn), math.sin(turn))
        assembly.add("silver", rod(centre + along * 4 + out * 9, centre + along * 17 + out * 23.5, 0.5, around=8))
    assembly.add("led", block(centre + along * 5 + Z * 8, (20, 7, 9), 3, 1, END))
    assembly.add("chrome", block(centre + along * 11 + Z * 11, (34, 2, 14), 1, 0.6, END))
    assembly.add("glass", turned([(26, 21), (24, 22.6), (15, 24.6), (6, 25.4), (0.1, 25.6)], centre, along, 72))
    assembly.add("reflective", plate([hull([(-11, -17, 3), (11, -17, 3)])], 2, 0.5, centre + along * 20.5, END))
    # The bracket: a fork under the body, an arm down to the crown's bolt.
    for side in (-1, 1):
        arm = hull([(-2, 44, 7), (-6, 24, 6)])
        assembly.add("black", plate([arm], 3.4, 1.2, (0, side * 13, 0)))
    add_screw(assembly, vec(-2, -15, 44), -Y, 4.4)
    foot = smooth([vec(-6, 0, 27), vec(-14, 0, 14), vec(-32, 0, 5), vec(-58, 0, 3.4)], 10)
    assembly.add("black", tube(foot, 3, 15, Y, 24, power=5, dome=3))
    assembly.add("black", block((-6, 0, 25), (30, 9, 9), 3, 1.5, (Y, Z, X)))
    add_screw(assembly, vec(-50, 0, 6.6), Z, 4.6)
    _cable(assembly, [centre + vec(-33, -4, -8), centre + vec(-52, -10, -22), vec(-66, -26, 12), vec(-40, -44, 2), vec(12, -42, 2), vec(40, -30, 2)])
    add_round_label(assembly, "reflective" if metal == "black" else "dark", 7, centre + X * 19, 28.6, X, unit(vec(0, -0.8, 0.6)))
    assembly.add("black_plastic", rod(vec(40, -30, 2.6), vec(54, -24, 2.6), 2.6, around=16))


def small_head_lamp(article, assembly):
    """Adds a lamp milled from one block, the size of a matchbox, on a handlebar bracket."""
    metal = _metal(article)
    centre = vec(0, 0, 46)
    profile = [(-20, -14), (17, -14), (20, -11), (20, 11), (17, 14), (-12, 14), (-20, 8)]
    assembly.add(metal, plate([rounded(profile, 3)], 46, 1.4, centre))
    for fin in range(6):
        x = -15 + fin * 4.2
        assembly.add("dark", block(centre + vec(x, 0, 13.2), (1.5, 2.6, 38), 0.5, 0.3))
        for side in (-1, 1):
            assembly.add("dark", block(centre + vec(x, side * 22.6, 4), (1.5, 15, 1.2), 0.5, 0.3))
    assembly.add("black_gloss", block(centre + X * 19.4, (41, 23, 3), 4, 1, END))
    for side in (-1, 1):
        cup = centre + vec(20.4, side * 9.6, 0)
        assembly.add("chrome", turned([(8.4, 0.9), (6, -1.6), (3, -3), (0.1, -3)], cup, X, 40))
        assembly.add("led", ball(cup - X * 1, 2.9))
        assembly.add("glass", turned([(8.6, 0.8), (6, 2.2), (3, 3), (0.1, 3.3)], cup, X, 40))
    for y, z in ((-18.6, -9.6), (18.6, -9.6), (-18.6, 9.6), (18.6, 9.6)):
        add_screw(assembly, centre + vec(21, y, z), X, 1.6, "satin_silver")
    add_label(assembly, "reflective" if metal == "black" else "dark", 6.5, centre + vec(-1, -23.2, -8))
    for side in (-1, 1):
        assembly.add(metal, plate([hull([(-2, 34, 5), (-6, 20, 8)])], 4, 1.2, (0, side * 7, 0)))
    add_screw(assembly, vec(-2, -9.2, 34), -Y, 3.6)
    _handlebar_clamp(assembly, vec(-10, 0, 16), metal)
    _cable(assembly, [centre + vec(-19, 0, -6), centre + vec(-34, -6, -14), vec(-44, -22, 8), vec(-30, -46, 2), vec(16, -50, 2)])


def _handlebar_clamp(assembly, centre, metal):
    ring = [(13, -9), (16.4, -9), (17, -8), (17, 8), (16.4, 9), (13, 9)]
    assembly.add(metal, turned(ring, centre, Y, 64, closed=True))
    assembly.add(metal, block(centre + vec(-19, 0, 0), (14, 12, 18), 3, 1.2))
    assembly.add("dark", block(centre + vec(-21, 0, 0), (11, 1.4, 18.6), 0.4, 0.2))
    add_screw(assembly, centre + vec(-20, 0, 6.2), Z, 3)


def tail_lamp(article, assembly):
    """Adds a wide tail lamp for the rack, with bolts 80 mm apart."""
    centre = vec(0, 0, 30)
    case = [(-46, 0, 17), (46, 0, 17)]
    assembly.add("black_plastic", plate([hull(case)], 20, 4, centre + Y * 6))
    assembly.add("red_lens", plate([hull([(x, z, 15) for x, z, _ in case])], 12, 4.5, centre - Y * 4.6))
    assembly.add("red_glow", plate([hull([(-42, 0, 4.6), (42, 0, 4.6)])], 2.4, 1, centre + vec(0, -10.2, 3)))
    for x in np.linspace(-50, 50, 15):
        assembly.add("lens:#7c0a0e", block(centre + vec(x, -10, -8), (5.4, 5, 1.8), 1, 0.7))
    add_label(assembly, "reflective", 7, centre + vec(0, 6, 17.15), X, Y)
    for side in (-1, 1):
        place = centre + vec(side * 40, 20, 0)
        assembly.add("satin_silver", rod(place - Y * 6, place + Y * 12, 2.5, around=18))
        assembly.add("satin_silver", turned([(2.5, 0), (4.6, 0), (4.6, 4), (2.5, 4)], place + Y * 3, Y, 6, closed=True))
    assembly.add("black", block(centre + vec(0, 22, -6), (112, 30, 2.4), 4, 0.9))
    _cable(assembly, [centre + vec(10, 18, -10), centre + vec(24, 26, -22), vec(56, 10, 2), vec(86, -12, 2), vec(66, -34, 2), vec(30, -40, 2)])
    assembly.add("satin_silver", block((24, -40, 2), (9, 1, 5), 1, 0.3))


def small_tail_lamp(article, assembly):
    """Adds a round, screwed tail lamp: on a mudguard's bracket, or on a plate for the rack."""
    on_rack = article.one_of("variant", {"Schutzblech": False, "Gepäckträger": True})
    centre = vec(0, 0, 44 if on_rack else 38)
    body = [(0.1, 16), (12, 16), (18, 12), (20.6, 4), (21, -4), (20, -6), (0.1, -6)]
    assembly.add("black", turned(body, centre, Y, 80))
    assembly.add("red_lens", turned([(0.1, -16), (7, -15.4), (14, -12.6), (18, -9), (19.2, -5)], centre, Y, 72))
    for turn in (90, 210, 330):
        at = math.radians(turn)
        place = centre + vec(8.5 * math.cos(at), -15, 8.5 * math.sin(at))
        assembly.add("red_glow", turned([(0.1, 1.6), (2.6, 1.2), (3.2, 0)], place, -Y, 24))
    assembly.add("lens:#6d080c", turned([(15.6, -12.2), (16.4, -11.6), (17, -10.4)], centre, Y, 72))
    for turn in (30, 150, 270):
        at = math.radians(turn)
        add_screw(assembly, centre + vec(17.6 * math.cos(at), -7.2, 17.6 * math.sin(at)), -Y, 1.7)
    add_round_label(assembly, "reflective", 5.5, centre + Y * 1, 21.1, Y, unit(vec(0.15, 0, 1)), "Tail")
    if on_rack:
        assembly.add("black", plate([hull([(-40, 0, 10), (40, 0, 10)]), circle(-40, 0, 2.8), circle(40, 0, 2.8)], 3, 1, centre + Y * 17))
        for side in (-1, 1):
            add_screw(assembly, centre + vec(side * 40, 15, 0), -Y, 4.4)
        assembly.add("black", rod(centre + vec(0, 12, 0), centre + vec(0, 18, 0), 11))
    else:
        curve = smooth([centre + vec(0, 16, 2), centre + vec(0, 24, -10), centre + vec(0, 27, -30)], 8)
        assembly.add("black", tube(curve, 2, 10, X, 20, power=5, dome=3))
        add_screw(assembly, centre + vec(0, 25, -22), -Y, 3.4)
        assembly.add("black", block(centre + vec(0, 20, -36), (34, 40, 3), 8, 1, FLAT))
    start = centre + vec(0, 16, -6)
    _cable(assembly, [start, start + vec(8, 10, -14), vec(36, 16, 2), vec(58, -8, 2), vec(40, -26, 2), vec(10, -32, 2)])
