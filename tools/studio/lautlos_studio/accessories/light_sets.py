"""Light sets: rechargeable lamps, spoke reflectors, cables."""

import math

import numpy as np

from ..mesh.outlines import hull
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import END, FLAT, X, Y, Z, add_label, block, coil, joined


def _rubber_mount(assembly, place, reach):
    """Adds the stretched rubber strap that holds a lamp on the bar."""
    loop = [vec(place[0], place[1] + 15 * math.sin(t), place[2] + 15 * math.cos(t)) for t in np.linspace(0.5, 2 * math.pi - 0.5, 40)]
    assembly.add("rubber:#1b1c1d", tube(np.array(loop), 1.6, 8, X, 20, power=5))
    assembly.add("rubber:#1b1c1d", block(place + vec(0, -14, 8), (16, 12, 4), 3, 1.5))


def rechargeable_set(article, assembly):
    """Adds a head lamp and a tail lamp on rubber straps with their charging cable."""
    front = vec(-34, 0, 44)
    assembly.add("black", plate([hull([(-34, -2, 15), (26, -2, 16), (-30, 3, 14)])], 38, 9, front, (X, Z, Y)))
    nose = [(19.5, -4), (21, 0), (21, 14), (19.8, 15.4), (18.6, 15.4), (18.4, 10)]
    assembly.add("black", turned(nose, front + vec(28, 0, -2), X, 72))
    assembly.add("chrome", turned([(18.4, 11), (14, 5), (7, 1), (0.1, 0)], front + vec(28, 0, -2), X, 64))
    assembly.add("led", block(front + vec(33, 0, 2), (13, 6, 5), 2, 1, END))
    assembly.add("glass", turned([(18.6, 12), (16, 14), (8, 15.6), (0.1, 16)], front + vec(28, 0, -2), X, 64))
    for index in range(3):
        assembly.add("glow:#9be29a" if index < 2 else "dark", turned([(0.1, 0.5), (1.5, 0.4), (1.8, 0)], front + vec(-22 + index * 7, -7, 17.2), vec(0, -0.3, 1), 16))
    assembly.add("rubber:#3a3d40", turned([(0.1, 1.4), (5, 1.2), (6, 0)], front + vec(8, 0, 17), Z, 32))
    add_label(assembly, "reflective", 9.5, front + vec(-3, -19.4, -1))
    _rubber_mount(assembly, front + vec(-2, 0, -29), 15)
    back = vec(66, -18, 34)
    assembly.add("black", plate([hull([(0, -15, 14), (0, 16, 14)])], 20, 6, back))
    assembly.add("red_lens", plate([hull([(0, -15, 12), (0, 16, 12)])], 8, 3.4, back - Y * 9))
    for z in (-14, 0.5, 15):
        assembly.add("red_glow", turned([(0.1, 1), (3.6, 0.8), (4.4, 0)], back + vec(0, -12.8, z), -Y, 28))
    _rubber_mount(assembly, back + vec(0, 22, 4), 15)
    cable = smooth([vec(-96, -62, 3), vec(-60, -58, 2), vec(-20, -84, 2), vec(10, -60, 2), vec(-16, -44, 2), vec(-34, -66, 3.5), vec(0, -92, 2), vec(44, -84, 2), vec(72, -70, 3)], 14)
    assembly.add("fabric:#2a2c2e", tube(cable, 1.9, around=16))
    for end, toward in ((cable[0], cable[3]), (cable[-1], cable[-4])):
        along = unit(end - toward)
        side = np.cross(Z, along)
        assembly.add("black_plastic", block(end + along * 9, (20, 11, 6), 3, 2, (along, side, Z)))
        assembly.add("silver", block(end + along * 22, (9, 8.4, 2.8), 1, 1, (along, side, Z)))


def spoke_reflectors(article, assembly):
    """Adds a fan of reflective tubes with a bundle beside it, one of them on a piece of spoke."""
    chance = np.random.default_rng(3)
    outer, slits = [], []
    spots = []
    for layer, count in enumerate((8, 7, 6, 4)):
        for index in range(count):
            spots.append((layer, (index - (count - 1) / 2) * 5.4, 2.9 + layer * 4.7))
    for layer, across, z in spots:
        slide = chance.normal() * 2.4
        start, end = vec(-40 + slide, across + 22, z), vec(35 + slide, across + 22 + chance.normal() * 0.3, z)
        outer.append(rod(start, end, 2.6, around=20))
        slits.append(rod(start - X * 0.15, start + X * 0.1, 1.7, around=14))
        slits.append(rod(end - X * 0.1, end + X * 0.15, 1.7, around=14))
    for index in range(7):
        turn = math.radians(-62 + index * 15)
        along = vec(math.cos(turn), math.sin(turn), 0)
        start = vec(-30, -30, 2.8 + 0.12 * index) + along * 14
        outer.append(rod(start, start + along * 75, 2.6, around=20))
        slits.append(rod(start - along * 0.15, start + along * 0.1, 1.7, around=14))
        slits.append(block(start + along * 37.5 + Z * 2.45, (74, 1.0, 0.5), 0.2, 0.1, (along, np.cross(Z, along), Z)))
    assembly.add("reflective", joined(outer))
    assembly.add("dark", joined(slits))
    for x in (-20, 16):
        half = [vec(x, 22 + 24.5 * math.cos(t) * (1 if abs(math.cos(t)) < 2 else 1), 11 + 13 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
        assembly.add("rubber:#5b5f3c", tube(np.array(half), 0.9, 3.2, X, 12, closed=True, power=4))
    spoke = [vec(-64, -78, 3), vec(80, -96, 3)]
    assembly.add("spoke_silver", rod(*spoke, 1.0, around=14))
    along = unit(spoke[1] - spoke[0])
    assembly.add("reflective", rod(spoke[0] + along * 38, spoke[0] + along * 113, 2.7, around=22))
    assembly.add("satin_silver", rod(spoke[1] - along * 12, spoke[1], 2, around=16))


def cable_set(article, assembly):
    """Adds two metres of braided cable in a coil, plugs for two hubs and heat-shrink tubes."""
    loops = coil(vec(0, 14, 3), 52, 5.4, 1.5)
    free = [loops[-1], loops[-1] + vec(-26, -34, -3), vec(-30, -74, 2), vec(26, -82, 2), vec(66, -64, 3)]
    assembly.add("fabric:#2b2d30", tube(np.vstack([loops[:-4], smooth(free, 14)[6:]]), 2.3, around=20))
    first = loops[0]
    lead = smooth([first, first + vec(6, -22, -1), vec(88, -22, 2), vec(100, 8, 2), vec(92, 34, 3)], 12)
    assembly.add("fabric:#2b2d30", tube(lead, 2.3, around=20))
    for at in (0.9, 3.4):
        place = vec(52 * math.cos(at), 14 + 52 * math.sin(at), 8)
        out = vec(math.cos(at), math.sin(at), 0)
        tie = [place + out * 8.5 * math.cos(t) + Z * 8 * math.sin(t) for t in np.linspace(0, 2 * math.pi, 36, endpoint=False)]
        assembly.add("leather:#8a5128", tube(np.array(tie), 0.9, 4, np.cross(out, Z), 12, closed=True, power=4))
    _two_pin_plug(assembly, lead[-1], unit(lead[-1] - lead[-4]))
    for side in (-1, 1):
        wire = smooth([free[-1], free[-1] + vec(14, 8 + side * 5, 0), free[-1] + vec(34, 14 + side * 9, 0)], 8)
        assembly.add("rubber:#8e1d18" if side > 0 else "hose", tube(wire, 1.1, around=12))
        tip = wire[-1]
        assembly.add("silver", block(tip + vec(8, 2, 0), (14, 4.8, 0.9), 0.6, 0.2, FLAT))
        assembly.add("rubber:#232527", rod(tip - vec(6, 1, 0), tip + vec(3, 1, 0), 2.1, around=16))
    for index in range(4):
        start = vec(-92 + index * 9, -58 - index * 6, 2.6)
        assembly.add("rubber:#8e1d18" if index == 3 else "rubber:#1a1b1c", turned([(1.9, 0), (2.6, 0), (2.6, 34), (1.9, 34)], start, vec(0.5, 0.86, 0), 24, closed=True))


def _two_pin_plug(assembly, place, along):
    side = np.cross(Z, along)
    assembly.add("black_plastic", block(place + along * 9, (22, 15, 8), 3, 2, (along, side, Z)))
    assembly.add("black_plastic", block(place + along * 22, (8, 12, 6), 1, 1, (along, side, Z)))
    for across in (-3, 3):
        assembly.add("brass", block(place + along * 28 + side * across, (7, 2.6, 1.2), 0.4, 0.2, (along, side, Z)))
    add_label(assembly, "reflective", 4.6, place + along * 9 + Z * 4.1, -side if side[0] < 0 else side, np.cross(Z, -side if side[0] < 0 else side))
