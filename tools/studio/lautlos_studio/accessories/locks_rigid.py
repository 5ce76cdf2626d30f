"""Locks of bars and bolts: U-lock, folding lock, frame lock, wall anchor."""

import math

import numpy as np

from ..mesh.outlines import circle, hull, rectangle
from ..mesh.paths import filleted, resampled
from ..mesh.plates import plate
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import FLAT, X, Y, Z, add_label, add_screw, block, turned_basis

STEEL = "metal:#8d9194"


def add_key(assembly, centre, basis, head="black_plastic"):
    """Adds a key lying in a plane: a moulded head and a milled blade."""
    assembly.add(head, plate([hull([(-2, 0, 9), (8, 0, 8)]), circle(-6, 0, 2.6)], 5.6, 1.8, centre, basis))
    blade = [(14, -3), (44, -3), (47, 0), (44, 3), (40, 1.6), (37, 3), (33, 1.4), (29, 3), (25, 1.8), (21, 3), (14, 3)]
    assembly.add("silver", plate([np.array(blade, float)], 2.2, 0.3, centre, basis))
    assembly.add("satin_silver", plate([rectangle(28, -1.2, 24, 1.2, 0.4)], 2.5, 0.2, centre, basis))


def add_cylinder(assembly, place, direction, radius=9):
    """Adds a lock's keyhole: a steel ring round a turned plug with its slot."""
    assembly.add("silver", turned([(0.1, 0.6), (radius - 2, 0.6), (radius - 1.6, 1.6), (radius - 0.6, 1.8), (radius, 0.8), (radius, -3)], place, direction, 48))
    along = unit(direction)
    side = unit(np.cross(along, Z if abs(along[2]) < 0.9 else X))
    assembly.add("dark", plate([rectangle(0, 0, 2.4, radius, 0.8)], 1, 0.2, place + along * 0.5, (side, np.cross(side, along), along)))


def u_lock(article, assembly):
    """Adds a square shackle in vinyl, bolted at both ends into its cross bar, with two keys."""
    length = article.number_of("size")
    half, base = 60, 24
    height = base + length
    path = filleted([vec(-half, 0, base), vec(-half, 0, height), vec(half, 0, height), vec(half, 0, base)], 52, 24)
    path = resampled(path, 4)
    assembly.add("rubber:#2e3033", tube(path[4:-4], 9.4, 9.4, Y, 40, power=4.5))
    assembly.add("silver", tube(path, 7, 7, Y, 32, power=5))
    for side in (-1, 1):
        assembly.add("plastic:#b8892f", tube([vec(side * half, 0, base + 18), vec(side * half, 0, base + 23)], 10.2, 10.2, Y, 40, power=4.5))
    bar = resampled([vec(-94, 0, 20), vec(94, 0, 20)], 3)
    assembly.add("rubber:#1d1e20", tube(bar, 20, 19, Y, 56, power=3.4, dome=5))
    for side in (-1, 1):
        assembly.add("black_gloss", tube([vec(side * 72, 0, 20), vec(side * 78, 0, 20)], 20.6, 19.6, Y, 56, power=3.4))
    assembly.add("satin_silver", block((0, -18.6, 20), (74, 17, 2), 4, 0.8))
    add_label(assembly, "dark", 11, (0, -19.8, 20), text="Tegel 15")
    assembly.add("black_gloss", turned([(0.1, 0), (11.5, 0), (12.5, -1), (12.5, -3)], vec(97.6, 0, 20), X, 48))
    add_cylinder(assembly, vec(98, 0, 20), X, 8)
    add_key(assembly, vec(124, -62, 4), turned_basis(200, FLAT))
    add_key(assembly, vec(128, -84, 4), turned_basis(172, FLAT))
    assembly.add("silver", tube([vec(134 + 11 * math.cos(t), -74 + 15 * math.sin(t), 4.6) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)], 0.9, around=10, closed=True))


def _bar(assembly, start, end, lift):
    """Adds one riveted steel bar of a folding lock in its rubber skin, standing on edge."""
    assembly.add("rubber:#232527", plate([hull([(start[0], start[1], 15), (end[0], end[1], 15)])], 7, 2.4, (0, lift, 0)))
    middle, along = (start + end) / 2, unit(end - start)
    reach = float(np.linalg.norm(end - start)) / 2 - 22
    basis = (vec(along[0], 0, along[1]), vec(-along[1], 0, along[0]), Y)
    assembly.add("plastic:#3c4044", plate([rectangle(0, 0, 2 * reach, 11, 4)], 7.8, 0.5, (middle[0], lift, middle[1]), basis))


def _rivet(assembly, place, front):
    for side in (-1, 1):
        assembly.add("silver", turned([(0.1, 2), (5, 1.8), (7, 0.8), (7.4, 0)], vec(place[0], front if side < 0 else front + 17, place[1]), (0, side, 0), 36))


def folding_lock(article, assembly):
    """Adds six bars, half unfolded into a zigzag arch, with the lock's body at one end."""
    nodes = [vec(-128, 34), vec(-122, 158), vec(-30, 220), vec(72, 216), vec(140, 148), vec(126, 30)]
    for index, (start, end) in enumerate(zip(nodes, nodes[1:])):
        _bar(assembly, start, end, 8 if index % 2 else 0)
    for node in nodes[1:-1]:
        _rivet(assembly, node, -4.4)
    assembly.add("rubber:#1d1e20", block((-128, 3, 46), (46, 92, 36), 12, 5))
    assembly.add("satin_silver", block((-128, -15.4, 52), (30, 44, 2), 4, 0.8))
    add_label(assembly, "dark", 8.5, (-128, -16.6, 52), text="Rudow")
    add_cylinder(assembly, vec(-128, -15.4, 17), -Y, 8)
    assembly.add("black_gloss", block((126, 0, 22), (34, 34, 20), 8, 3))
    assembly.add("silver", rod(vec(108, 0, 20), vec(84, 0, 20), 6.5))
    add_key(assembly, vec(10, -70, 3), turned_basis(160, FLAT))
    add_key(assembly, vec(26, -52, 3), turned_basis(184, FLAT))
    # The bracket that holds the lock on the bottle bosses of a frame.
    assembly.add("black_plastic", block((0, 34, 44), (92, 88, 34), 10, 4))
    assembly.add("rubber:#3a3d40", block((0, 34, 44), (94, 22, 36), 4, 2))
    assembly.add("black_matt", block((0, 17, 68), (70, 3, 4), 1, 0.6))
    add_label(assembly, "reflective", 11, (0, 15.6, 44))


def frame_lock(article, assembly):
    """Adds a ring lock for the seat stays: horseshoe case, hardened ring, lever and key."""
    centre = vec(0, 0, 86)
    gap = math.radians(38)
    start, end = -math.pi / 2 + gap, 1.5 * math.pi - gap
    turn = np.linspace(start, end, 80)
    path = centre + np.stack([62 * np.cos(turn), 0 * turn, 66 * np.sin(turn)], 1)
    top = np.exp(-(((turn - math.pi / 2) / 0.95) ** 2))
    assembly.add("black_plastic", tube(path, 12.5 + 6 * top, 15 + 3 * top, Y, 40, power=3.6))
    groove = centre + np.stack([62 * np.cos(turn), 0 * turn - 15.4 - 2.6 * top, 66 * np.sin(turn)], 1)[6:-6]
    assembly.add("plastic:#3a3d40", tube(groove, 3.2, 1.2, Y, 16, power=4))
    for tip in (path[0], path[-1]):
        assembly.add("black", ball(tip, 13, 24))
    bolt = np.linspace(start - 0.30, start + 0.2, 16)
    ring = centre + np.stack([62 * np.cos(bolt), 0 * bolt, 66 * np.sin(bolt)], 1)
    assembly.add("silver", tube(ring, 5.2, 5.2, Y, 24, dome=3))
    lip = ring[0]
    assembly.add("silver", ball(lip, 5.2))
    for x in (-36, 36):
        assembly.add("black", block((x, 13, 142), (20, 24, 14), 5, 2))
        add_screw(assembly, vec(x, -17.6, 140), -Y, 4.6)
    assembly.add("black_gloss", block((0, -15, 152), (40, 26, 12), 9, 3))
    add_cylinder(assembly, vec(0, -21, 152), -Y, 9)
    add_key_upright(assembly, vec(0, -22, 152))
    assembly.add("rubber:#b8892f", block((78, -6, 118), (15, 32, 18), 6, 3))
    assembly.add("dark", block((-62, -15.6, 66), (13, 13, 1.2), 6, 0.4))
    tag = turned_basis(0, (unit(vec(0.2, 0, 1)), unit(vec(-1, 0, 0.2)), Y))
    add_label(assembly, "reflective", 10, (-57, -17.2, 104), tag[0], tag[1], "Britz")


def add_key_upright(assembly, hole):
    """Adds a key standing in its cylinder."""
    assembly.add("silver", block(hole - Y * 8, (7, 2.2, 18), 0.8, 0.3, (Z, X, Y)))
    assembly.add("black_plastic", plate([hull([(0, -25, 9), (0, -31, 8)]), circle(0, -33, 3)], 5.6, 1.8, hole, (Z, Y, X)))


def wall_anchor(article, assembly):
    """Adds a galvanised plate with four sealed bolts and a shackle that folds flat."""
    zinc = "metal:#aab0b3"
    assembly.add(zinc, plate([rectangle(0, 0, 150, 150, 16)], 10, 2, (0, 0, 5), FLAT))
    for x in (-54, 54):
        for y in (-54, 54):
            assembly.add("satin_silver", turned([(0.1, 1.6), (9, 1.6), (13, 0.2), (13.4, -1)], vec(x, y, 10.6), Z, 40))
            assembly.add("chrome", ball(vec(x, y, 11.6), 4.4))
    for x in (-31, 31):
        assembly.add(zinc, plate([hull([(-20, 10, 3), (20, 10, 3), (0, 26, 13)])], 12, 2, (x, 0, 0), (Y, Z, X)))
    assembly.add("satin_silver", rod(vec(-52, 0, 26), vec(52, 0, 26), 6.5, around=32))
    for side in (-1, 1):
        assembly.add("satin_silver", turned([(0.1, 4), (9, 4), (10, 3), (10, 0)], vec(side * 50, 0, 26), (side, 0, 0), 36))
    rise = unit(vec(0, 0.5, 1))
    base = vec(0, 0, 26)
    bow = filleted([base + vec(-44, 0, 0), base + vec(-44, 0, 0) + rise * 100, base + vec(44, 0, 0) + rise * 100, base + vec(44, 0, 0)], 42, 22)
    assembly.add("rubber:#2b2d30", tube(resampled(bow, 4), 8.6, around=36))
    for side in (-1, 1):
        assembly.add(zinc, rod(base + vec(side * 44, -4, -9), base + vec(side * 44, 0, 0) + rise * 20, 10.6, 10.6, 36))
    add_label(assembly, "dark", 13, (0, -58, 10.2), X, Y, "Grunewald")
    for index, (x, turn) in enumerate(((104, 70), (128, 52))):
        along = vec(math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0)
        start = vec(x, -46, 7)
        assembly.add("plastic:#8b8f92", rod(start, start + along * 58, 7, 6.2, 28))
        assembly.add("satin_silver", rod(start - along * 6, start, 5, around=24))
        assembly.add("satin_silver", turned([(0.1, 6), (8, 6), (9, 5), (9, 0), (0.1, 0)], start - along * 6, -along, 6))
