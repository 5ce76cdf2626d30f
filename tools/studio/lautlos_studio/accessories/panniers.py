"""Panniers: waxed canvas with leather straps, and a welded roll-top pair."""

import math

import numpy as np

from ..mesh.outlines import rectangle, rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import grid, rod, tube, turned
from ..mesh.vector import rotation_about, translation, vec
from .kit import X, Y, add_label, add_screw, block, loft, stitches, strap

LEATHER = "leather:#8a5128"


def _roll(half, turns=1.6, radius=8.0):
    """Returns a rolled closure lying along x."""
    turn = np.linspace(-0.6, 2 * math.pi * turns - 0.6, 70)
    reach = radius + 4.2 * (turn + 0.6) / (2 * math.pi)
    rows = []
    for x in np.linspace(-half, half, 40):
        sag = 1.2 * math.sin(x / 31) + 0.8 * math.sin(x / 13 + 1)
        rows.append([(x, r * math.cos(t), r * math.sin(t) + sag) for t, r in zip(turn, reach)])
        rows[-1] += [(x, (r - 2.4) * math.cos(t), (r - 2.4) * math.sin(t) + sag) for t, r in zip(turn[::-1], reach[::-1])]
    vertices, faces = grid(rows, closed_rows=True)
    count, last = len(rows[0]), (len(rows) - 1) * len(rows[0])
    half_count = count // 2
    for base in (0, last):
        faces += [(base + k, base + k + 1, base + count - 2 - k, base + count - 1 - k) for k in range(half_count - 1)]
    return vertices, faces


def add_buckle(assembly, centre, width=30, metal="brass"):
    """Adds a frame buckle with its pin, facing -y."""
    assembly.add(metal, plate([rectangle(0, 0, width + 12, 28, 5), rectangle(0, 0, width, 17, 3)], 4, 1.4, centre))
    assembly.add(metal, rod(vec(*centre) + vec(0, -2.4, -12), vec(*centre) + vec(0, -2.6, 9), 1.7, around=14))


def _hooks(assembly, back, top, half):
    """Adds the rail with two hooks on the back, and the third hook, which holds the bottom."""
    assembly.add("black_plastic", block((0, back + 5, top), (2 * half + 40, 22, 9), 5, 2))
    for x in (-half, half):
        hook = smooth([vec(x, back + 8, top - 12), vec(x, back + 12, top + 14), vec(x, back + 20, top + 24), vec(x, back + 30, top + 14), vec(x, back + 30, top - 8)], 8)
        assembly.add("black_plastic", tube(hook, 3.6, 10, X, 20, power=5, dome=3))
        add_screw(assembly, vec(x, back + 0.2, top), Y, 3)


def _canvas(assembly, colour, group, matrix):
    assembly.group = group
    assembly.move(matrix)
    cloth = f"fabric:{colour}"
    sections = [(0, 138, 58, 5), (5, 148, 68, 5), (30, 154, 77, 4.6), (120, 157, 80, 4.2), (210, 155, 74, 4), (270, 151, 48, 3.4), (310, 149, 20, 2.8), (330, 148, 8, 2.4)]
    assembly.add(cloth, loft(sections, 160, 90, creases=2.4, seed=8, scale=105))
    vertices, faces = _roll(148)
    assembly.add(cloth, (vertices + vec(0, -2, 340), faces))
    assembly.add(LEATHER, loft([(-1.5, 140, 60, 5), (4, 150.5, 70.5, 5), (34, 156.5, 79.8, 4.6), (36, 155, 78, 4.6)], 160, 24, caps=False))
    edge = [(x, y, 33.0) for x, y, _ in loft([(0, 157.2, 80.2, 4.6), (1, 157.2, 80.2, 4.6)], 160, 2)[0][:80]]
    assembly.add("thread", stitches(np.array(edge), 6, 3.6, 0.6))
    for x in (-84, 84):
        path = [vec(x, 22, 356), vec(x, -4, 366), vec(x, -26, 350), vec(x, -48, 300), vec(x, -74, 230), vec(x, -83, 150), vec(x, -83.5, 96)]
        assembly.add(LEATHER, strap(path, 27, 3.6))
        add_buckle(assembly, (x, -83, 192))
        assembly.add(LEATHER, block((x, -84.6, 168), (33, 9, 4.4), 2, 1.4))
        for z in (108, 122, 136):
            assembly.add("dark", block((x, -85.6, z), (2.6, 2.6, 0.6), 1.2, 0.2))
        assembly.add(LEATHER, block((x, -82.5, 82), (40, 34, 3.4), 8, 1.2))
        assembly.add("brass", turned([(0.1, 1.6), (3.4, 1.2), (4.6, 0)], vec(x, -84.2, 82), -Y, 24))
    assembly.add(LEATHER, block((0, -82.2, 128), (84, 42, 3), 7, 1.1))
    add_label(assembly, "dark", 22, (0, -83.9, 128))
    seam = [(-36, 112), (36, 112), (36, 144), (-36, 144), (-36, 112)]
    assembly.add("thread", stitches(np.array([vec(x, -83.9, z) for x, z in seam]), 4, 2.5, 0.4))
    handle = [vec(-44, 0, 352), vec(-32, -3, 384), vec(0, -4, 396), vec(32, -3, 384), vec(44, 0, 352)]
    assembly.add(LEATHER, tube(smooth(handle, 10), 4.6, 9, Y, 24, power=3))
    _hooks(assembly, 60, 296, 96)


def canvas_pannier(article, assembly):
    """Adds one canvas pannier, or a pair, one behind the other."""
    if article.one_of("variant", {"Einzeln": 1, "Paar": 2}) == 1:
        _canvas(assembly, article.hex, "main", np.eye(4))
        return
    _canvas(assembly, article.hex, "near", translation(70, -130, 0) @ rotation_about((0, 0, 0), (0, 0, 1), 6))
    _canvas(assembly, article.hex, "far", translation(-130, 110, 0) @ rotation_about((0, 0, 0), (0, 0, 1), -8))
    assembly.group = "main"


def _welded(assembly, colour, group, matrix):
    assembly.group = group
    assembly.move(matrix)
    shell = f"satin:{colour}"
    sections = [(0, 96, 50, 4), (6, 108, 64, 4.4), (40, 116, 80, 4.2), (150, 134, 84, 4), (250, 150, 74, 3.8), (320, 156, 46, 3.2), (362, 158, 18, 2.8), (384, 158, 7, 2.4)]
    assembly.add(shell, loft(sections, 160, 90, creases=2.0, seed=3, scale=120))
    vertices, faces = _roll(159, 1.8, 8)
    assembly.add(shell, (vertices + vec(0, -2, 396), faces))
    assembly.add("plastic:#1c1d1f", loft([(-2, 98, 52, 4), (5, 110, 66, 4.4), (38, 117.8, 81.6, 4.2)], 160, 16, caps=False))
    for side in (-1, 1):
        drop = [vec(side * 160, 0, 398), vec(side * 170, -8, 372), vec(side * 168, -10, 330), vec(side * 150, -34, 262), vec(side * 132, -60, 190)]
        assembly.add("fabric:#1b1c1d", strap(drop, 22, 2, vec(0.3, 1, 0)))
        assembly.add("black_plastic", block((side * 167, -10, 320), (14, 44, 28), 5, 3))
    over = [vec(0, 30, 384), vec(0, 12, 412), vec(0, -18, 414), vec(0, -34, 380), vec(0, -64, 310), vec(0, -86, 210), vec(0, -88, 120)]
    assembly.add("fabric:#1b1c1d", strap(over, 25, 2.2))
    assembly.add("black_plastic", block((0, -79, 266), (44, 56, 10), 7, 3, (X, vec(0, 0.22, 0.975), vec(0, -0.975, 0.22))))
    triangle = [(-23, -14), (23, -14), (0, 30)]
    for x in (-66, 66):
        assembly.add("reflective", plate([rounded([(p * 0.85, q * 0.85) for p, q in triangle], 6)], 1.4, 0.5, (x, -84.2, 120)))
    add_label(assembly, "reflective", 26, (0, -90.6, 68))
    handle = [vec(-52, 2, 408), vec(-36, -2, 436), vec(36, -2, 436), vec(52, 2, 408)]
    assembly.add("fabric:#1b1c1d", strap(handle, 24, 3, Y))
    _hooks(assembly, 62, 318, 90)


def welded_panniers(article, assembly):
    """Adds a waterproof pair, one of them turned so that its side closure is visible."""
    _welded(assembly, article.hex, "near", translation(82, -140, 0) @ rotation_about((0, 0, 0), (0, 0, 1), 8))
    _welded(assembly, article.hex, "far", translation(-140, 110, 0) @ rotation_about((0, 0, 0), (0, 0, 1), -10))
    assembly.group = "main"
