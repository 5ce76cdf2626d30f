"""Locks of chain: square links in a woven sleeve, and the plug-in chain for a frame lock."""

import math

import numpy as np

from ..mesh.paths import lengths, resampled, smooth
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import FLAT, X, Y, Z, add_label, block, joined, loft, placed, relief, turned_basis
from .locks_rigid import add_cylinder, add_key


def links(path, length, wire, width):
    """Returns a chain along a path, with links alternately flat and on edge."""
    line = resampled(path, length - 2 * wire)
    solids = []
    for index, (start, end) in enumerate(zip(line, line[1:])):
        along, middle = unit(end - start), (start + end) / 2
        flat = unit(np.cross(Z, along))
        side = flat if index % 2 == 0 else Z
        half, turn = length / 2 - width / 2, np.linspace(0, 2 * math.pi, 28, endpoint=False)
        reach = np.sign(np.cos(turn)) * half + np.cos(turn) * (width / 2 - wire)
        across = np.sin(turn) * (width / 2 - wire)
        ring = middle + reach[:, None] * along + across[:, None] * side
        solids.append(tube(ring, wire, wire, np.cross(along, side), 14, closed=True, power=3))
    return joined(solids)


def _sleeve(path, radius):
    """Returns a woven hose with soft folds round a chain."""
    line = resampled(path, 2.2)
    way = lengths(line)
    bumps = radius * (1 + 0.035 * np.sin(way / 8.5) + 0.03 * relief(line, 44, 4))
    return tube(line, bumps, around=40)


def chain_lock(article, assembly):
    """Adds a chain in its sleeve, laid in a loop with both ends in the lock's body."""
    lift = 15
    knots = [(46, -62), (104, -52), (150, 0), (128, 74), (40, 104), (-60, 98), (-138, 62), (-152, -6), (-104, -54), (-46, -62)]
    path = smooth([vec(x, y, lift) for x, y in knots], 16)
    assembly.add(f"fabric:{article.hex}", _sleeve(path[4:-4], 14))
    seam = resampled(path[8:-8], 3)
    assembly.add("reflective", tube(seam + Z * 14.1, 0.7, 1.6, None, 10))
    for end, toward in ((path[2], path[8]), (path[-3], path[-9])):
        along = unit(toward - end)
        assembly.add("rubber:#17181a", rod(end - along * 4, end + along * 18, 15.6, 14.8, 36))
        assembly.add("silver", rod(end - along * 16, end, 8, around=28))
    assembly.add("rubber:#1d1e20", block((0, -64, 20), (84, 44, 38), 14, 6, FLAT))
    assembly.add("satin_silver", block((0, -64, 39), (54, 22, 2), 5, 0.8, FLAT))
    add_label(assembly, "dark", 11, (0, -64, 40.2), X, Y, "Wedding")
    add_cylinder(assembly, vec(0, -86.2, 20), -Y, 9.5)
    add_key(assembly, vec(72, -116, 4), turned_basis(28, FLAT))
    add_key(assembly, vec(84, -132, 4), turned_basis(6, FLAT))


def plug_in_chain(article, assembly):
    """Adds a bare hardened chain with its bolt, and the cloth pouch for it."""
    knots = [(-150, -30), (-120, -74), (-60, -84), (0, -64), (62, -42), (112, -62), (104, -104), (46, -112), (-6, -96)]
    path = smooth([vec(x, y, 9) for x, y in knots], 16)
    assembly.add("metal:#84888c", links(path, 26, 3.1, 18))
    end, along = path[0], unit(path[0] - path[6])
    assembly.add("rubber:#1d1e20", rod(end, end + along * 26, 9, 10, 32))
    assembly.add("silver", rod(end + along * 26, end + along * 52, 6.4, around=32))
    assembly.add("silver", turned([(0.1, 58), (4, 57), (7.6, 53), (7.6, 50), (5, 49), (5, 46), (7.6, 45), (7.6, 42)], end, along, 36))
    loop = path[-1]
    ring = [loop + vec(-2 + 15 * math.cos(t), 15 * math.sin(t) + 6, -2) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    assembly.add("metal:#84888c", tube(np.array(ring), 3.6, around=16, closed=True))
    bag = loft([(0, 66, 34, 3), (6, 78, 42, 3), (40, 82, 46, 2.8), (84, 76, 38, 2.6), (112, 40, 20, 2.2), (122, 21, 13, 2), (130, 30, 18, 2), (146, 46, 20, 2)], creases=3.2, seed=5, scale=52, rows=80)
    matrix = np.eye(4)
    matrix[:3, 3] = (58, 50, 0)
    assembly.add("fabric:#4a4f4c", placed(matrix, bag))
    cord = [vec(58 + 22.5 * math.cos(t), 50 + 14.5 * math.sin(t), 122) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    assembly.add("thread", tube(np.array(cord), 1.9, around=12, closed=True))
    for x in (50, 64):
        tail = smooth([vec(57, 35, 122), vec(x, 22, 112), vec(x + (x - 57) * 1.4, 10, 80)], 8)
        assembly.add("thread", tube(tail, 1.7, around=12, dome=2))
    add_label(assembly, "reflective", 20, (58, 2.0, 52), X, unit(vec(0, -0.05, 1)))
