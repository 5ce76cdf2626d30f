"""Grips in pairs: stitched leather, winged rubber, cork."""

import math

import numpy as np

from ..mesh.solids import grid, rod, tube, turned
from ..mesh.vector import rotation_about, translation, vec
from .kit import X, add_round_label, add_screw, joined, stitches

LENGTHS = {"Lang und lang": (130, 130), "Lang und kurz": (130, 95)}
POSES = ((-6, 34, 12), (12, -34, -10))
"""Position (mm) and rotation (degrees) of the two grips."""


def _pair(assembly, lengths, radius, one, apart=1.0):
    for index, ((x, y, turn), length) in enumerate(zip(POSES, lengths)):
        assembly.group = f"grip{index}"
        assembly.move(translation(x, y * apart, radius) @ rotation_about((0, 0, 0), (0, 0, 1), turn))
        one(length, -1 if index else 1)
    assembly.group = "main"


def _barrel(length, knots, radii):
    x = np.linspace(-length / 2, length / 2, 70)
    radius = np.interp((x + length / 2) / length, knots, radii)
    return tube(np.stack([x, 0 * x, 0 * x], 1), radius, around=64), radius


def _collar(assembly, place, radius, metal="satin_silver", width=9, screw=True):
    """Adds a clamp ring with its slot and bolt."""
    ring = [(11.2, -width / 2), (radius - 0.8, -width / 2), (radius, -width / 2 + 0.8), (radius, width / 2 - 0.8), (radius - 0.8, width / 2), (11.2, width / 2)]
    assembly.add(metal, turned(ring, vec(place, 0, 0), X, 72, closed=True))
    if screw:
        out = vec(0, -0.5, 0.87)
        add_screw(assembly, vec(place, 0, 0) + out * (radius - 0.2), out, 2.8)
        slot = vec(0, -0.95, 0.3)
        assembly.add("dark", rod(vec(place - width / 2 - 0.1, 0, 0) + slot * (radius - 0.4), vec(place + width / 2 + 0.1, 0, 0) + slot * (radius - 0.4), 0.7, around=8))


def leather_grips(article, assembly):
    """Adds grips of leather on a cork core, sewn along a visible seam, with an aluminium clamp at each end."""
    def one(length, way):
        body, _ = _barrel(length - 14, [0, 0.03, 0.35, 0.62, 0.97, 1], [14.6, 15.6, 16.3, 16.6, 15.8, 14.8])
        assembly.add(f"leather:{article.hex}", body)
        x = np.linspace(-length / 2 + 10, length / 2 - 10, 60)
        for angle in (0.62, 0.86):
            seam = np.stack([x, -16.75 * math.sin(angle) + 0 * x, 16.75 * math.cos(angle) + 0 * x], 1)
            assembly.add("thread", stitches(seam, 5.2, 3.4, 0.6))
        crack = np.stack([x, -16.5 * math.sin(0.74) + 0 * x, 16.5 * math.cos(0.74) + 0 * x], 1)
        assembly.add("dark", tube(crack, 0.4, around=8))
        for end in (-1, 1):
            assembly.add("cork:#b98b5a", turned([(11.2, -1.4), (15.4, -1.4), (15.4, 1.4), (11.2, 1.4)], vec(end * (length / 2 - 7.6), 0, 0), X, 64, closed=True))
            _collar(assembly, end * (length / 2 - 2), 16.8, screw=end == way)
        add_round_label(assembly, "dark", 8, vec(way * 34, 0, 0), 16.9, X, vec(0, -0.25, 0.97), along_axis=True)

    _pair(assembly, article.one_of("variant", LENGTHS), 17.2, one)


def winged_grips(article, assembly):
    """Adds rubber grips with a wing for the heel of the hand and a bolted clamp."""
    factor = article.one_of("size", {"S": 0.93, "L": 1.0})

    def one(length, way):
        rows, turn = [], np.linspace(0, 2 * math.pi, 72, endpoint=False)
        for share in np.linspace(0, 1, 60):
            x = way * (share - 0.5) * (length - 12)
            wing = 40 * factor * np.interp(share, [0, 0.12, 0.3, 0.55, 0.8, 0.93, 1], [0.05, 0.12, 0.34, 0.74, 1.0, 0.92, 0.55])
            base = 16 * factor * np.interp(share, [0, 0.03, 0.5, 0.97, 1], [0.9, 1, 1.03, 1, 0.86])
            row = []
            for t in turn:
                c, s = math.cos(t), math.sin(t)
                back = max(0.0, -c)
                reach = base * c - wing * back**1.25
                thin = 1 - 0.62 * back**2 * min(1, wing / 30)
                row.append((x, reach, base * s * thin))
            rows.append(row)
        vertices, faces = grid(rows, closed_rows=True)
        last = (len(rows) - 1) * 72
        assembly.add("grip_black", (vertices, faces + [tuple(range(72))[::-1], tuple(range(last, last + 72))]), subdivisions=1)
        _collar(assembly, way * (length / 2 - 2), 17.5, "black", 11)
        add_round_label(assembly, "reflective", 7, vec(-way * 22, 0, 0), 16.9 * factor, X, vec(0, 0.1, 0.995), along_axis=True, text="GP1")
        ribs = []
        for index in range(7):
            x = -way * (length / 2 - 22 - index * 5)
            arc = [vec(x, 16.4 * factor * math.cos(t), 16.4 * factor * math.sin(t)) for t in np.linspace(-0.6, 1.3, 20)]
            ribs.append(tube(np.array(arc), 0.8, around=8))
        assembly.add("rubber:#2c2d2f", joined(ribs))

    _pair(assembly, article.one_of("variant", LENGTHS), 17.5, one, 1.7)


def cork_grips(article, assembly):
    """Adds grips of pressed cork under shellac, closed at the outer end."""
    def one(length, way):
        body, _ = _barrel(length, [0, 0.02, 0.06, 0.4, 0.6, 0.9, 0.97, 1], [13.8, 15.4, 16, 17.2, 17.2, 16, 17.4, 15.6])
        assembly.add(f"cork:{article.hex}", body)
        for end in (-1, 1):
            assembly.add("dark", turned([(0.1, 0), (11.1, 0), (11.2, -0.5)], vec(end * length / 2 + end * 0.2, 0, 0), (end, 0, 0), 48))
        assembly.add("metal:#b8963e", turned([(0.1, 1.2), (6, 1.1), (11, 0.4), (11.6, -0.4)], vec(way * length / 2 + way * 0.3, 0, 0), (way, 0, 0), 48))
        add_round_label(assembly, "dark", 9, vec(0, 0, 0), 17.35, X, vec(0, -0.4, 0.92), along_axis=True)

    _pair(assembly, (130, 130), 17.4, one)
