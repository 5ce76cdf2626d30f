"""Bags for handlebar and saddle in waxed canvas."""

import math

import numpy as np

from ..mesh.outlines import rectangle
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import grid, tube, turned
from ..mesh.vector import vec
from .kit import X, Y, Z, add_label, block, loft, stitches, strap
from .panniers import LEATHER, add_buckle


def _lid(half, depth, drop, top, sag=0.0):
    """Returns a flap over the top and down the front, as a folded sheet with thickness."""
    profile = [(depth, -18), (depth, -2), (depth - 6, 3), (0, 5), (-depth + 8, 3), (-depth - 2, -5), (-depth - 4.5, -14), (-depth - 5, -drop)]
    line = smooth([vec(0, y, z) for y, z in profile], 8)
    rows = []
    for x in np.linspace(-half, half, 50):
        corner = max(0.0, (abs(x) - half + 26) / 26)
        lift = 26 * (1 - math.sqrt(max(0.0, 1 - corner**2)))
        row = [(x, y, top + z + (lift if z < -drop + 30 and y < 0 else 0) * max(0.0, min(1.0, (-z - drop + 34) / 34))) for _, y, z in line]
        row += [(x, y * 0.985, top + z - 2.6 + (lift if z < -drop + 30 and y < 0 else 0) * max(0.0, min(1.0, (-z - drop + 34) / 34))) for _, y, z in line[::-1]]
        rows.append(row)
    vertices, faces = grid(rows, closed_rows=True)
    count, last = len(rows[0]), (len(rows) - 1) * len(rows[0])
    for base in (0, last):
        faces += [(base + k, base + k + 1, base + count - 2 - k, base + count - 1 - k) for k in range(count // 2 - 1)]
    return vertices, faces


def handlebar_bag(article, assembly):
    """Adds a box of waxed canvas with a lid, two leather straps to the bar and a shoulder strap."""
    cloth = f"fabric:{article.hex}"
    assembly.add(cloth, loft([(0, 118, 50, 6), (5, 126, 58, 6), (40, 129, 61, 5.6), (150, 130, 60, 5.6), (164, 128, 57, 5)], 140, 60, creases=1.4, seed=6, scale=90))
    assembly.add(cloth, _lid(132, 60, 86, 166))
    seam = [vec(-106, -65.8, 88), vec(0, -66.6, 84), vec(106, -65.8, 88)]
    assembly.add("thread", stitches(smooth(seam, 12), 6, 3.4, 0.55))
    for x in (-70, 70):
        assembly.add(LEATHER, strap([vec(x, -63, 150), vec(x, -67, 120), vec(x, -68, 90), vec(x, -65, 58)], 22, 3.2))
        add_buckle(assembly, (x, -68, 84), 24)
        assembly.add(LEATHER, block((x, -64, 46), (30, 30, 3.4), 7, 1.2))
        assembly.add("brass", turned([(0.1, 1.4), (3, 1), (4, 0)], vec(x, -65.8, 44), -Y, 24))
        loop = [vec(x, 66 + 15 * math.cos(t) * 0.9, 136 + 22 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 44, endpoint=False)]
        assembly.add(LEATHER, tube(np.array(loop), 1.7, 11, X, 20, closed=True, power=5))
    assembly.add(LEATHER, block((0, -66.6, 112), (70, 32, 2.6), 6, 1))
    add_label(assembly, "dark", 17, (0, -68.1, 112))
    pocket = [vec(-52, -63, 62), vec(-52, -61, 16), vec(52, -61, 16), vec(52, -63, 62)]
    assembly.add("thread", stitches(np.array(pocket), 6, 3.4, 0.5))
    for side in (-1, 1):
        assembly.add("brass", turned([(6.4, -1.5), (8.4, -1.5), (8.4, 1.5), (6.4, 1.5)], vec(side * 132, 0, 138), Y, 32, closed=True))
    sling = [vec(132, 0, 130), vec(150, -16, 84), vec(168, -50, 30), vec(160, -96, 4), vec(96, -126, 2.4), vec(10, -120, 2.4), vec(-40, -136, 2.4)]
    assembly.add("fabric:#2a2b2d", strap(sling, 24, 2.4, vec(0.35, 1, 0.1)))


def saddle_bag(article, assembly):
    """Adds a small tool bag: canvas barrel with leather ends, one strap, hung by two loops."""
    cloth = f"fabric:{article.hex}"
    half, radius = 78, 40
    turn = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    rows = []
    for share in np.linspace(-1, 1, 60):
        x = share * half
        bulge = 1 - 0.05 * share**2 + 0.012 * math.sin(share * 9)
        rows.append([(x, radius * bulge * math.cos(t) * 1.05, 44 + radius * bulge * (math.sin(t) if math.sin(t) > 0 else math.sin(t) * 1.04)) for t in turn])
    assembly.add(cloth, grid(rows, closed_rows=True))
    for side in (-1, 1):
        disc = [(0.1, 7), (20, 6.4), (34, 4.4), (39.4, 1), (40.6, -3), (39.6, -7)]
        assembly.add(LEATHER, turned(disc, vec(side * (half - 1), 0, 43.4), (side, 0, 0), 72))
        ring = np.array([(side * (half + 2.6), 36.8 * math.cos(t) * 1.02, 43.4 + 36.8 * math.sin(t)) for t in turn] + [(side * (half + 2.6), 36.8 * 1.02, 43.4)])
        assembly.add("thread", stitches(ring, 5, 3, 0.5))
    flap = [vec(0, 24 * 1.0, 80), vec(0, 0, 86.5), vec(0, -30, 73), vec(0, -43.5, 46), vec(0, -42, 30)]
    line = smooth(flap, 10)
    assembly.add(cloth, tube(line, 1.3, 66, X, 24, power=10))
    assembly.add("thread", stitches(np.array([line[k] + vec(s * 60, -1.2, 1.2) for s in (-1,) for k in range(len(line))][6:]), 5, 3, 0.5))
    assembly.add("thread", stitches(np.array([line[k] + vec(60, -1.2, 1.2) for k in range(len(line))][6:]), 5, 3, 0.5))
    belt = [vec(0, 36, 64), vec(0, 18, 86), vec(0, -8, 88.5), vec(0, -34, 74), vec(0, -46, 46), vec(0, -41, 16), vec(0, -26, 6)]
    assembly.add(LEATHER, strap(belt, 24, 3.2))
    add_buckle(assembly, (0, -48, 44), 26)
    assembly.add(LEATHER, block((40, -42.4, 50), (40, 20, 2.4), 4, 1, (X, vec(0, -0.1, 1), vec(0, 1, 0.1))))
    add_label(assembly, "dark", 10, (40, -44.2, 50))
    for x in (-36, 36):
        loop = [vec(x, 6 + 13 * math.cos(t), 98 + 17 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
        assembly.add(LEATHER, tube(np.array(loop), 1.5, 8, X, 18, closed=True, power=5))
        assembly.add("brass", plate([rectangle(0, 0, 22, 16, 3), rectangle(0, 0, 15, 9, 2)], 2.6, 1, (x, -8.5, 98), (X, Z, Y)))
