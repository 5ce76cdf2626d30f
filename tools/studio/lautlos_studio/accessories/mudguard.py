"""Mudguards: rolled steel with stays and a leather flap, and a clip-on set."""

import math

import numpy as np

from ..mesh.paths import filleted, smooth
from ..mesh.solids import grid, rod, swept, tube, turned
from ..mesh.vector import rotation_about, translation, unit, vec
from .kit import FLAT, X, Y, add_label, add_screw, block

RADIUS = 348.0
"""Inner radius of the steel guards, mm."""


def _gutter(width, depth, wall=1.0):
    """Returns the rolled section with its turned-in edges. Its in-plane coordinate points outward."""
    angle = np.linspace(-1, 1, 21)
    outer = [(depth * math.cos(a * 1.45) - depth * 0.1, width / 2 * math.sin(a * 1.45) / math.sin(1.45)) for a in angle]
    inner = [(x - wall * 1.6, y * (1 - 2.4 * wall / width)) for x, y in outer[::-1]]
    return outer + inner


def _arc(radius, start, end, count=110):
    turn = np.radians(np.linspace(start, end, count))
    return np.stack([radius * np.cos(turn), 0 * turn, radius * np.sin(turn)], 1)


def _guard(assembly, material, start, end, legs, radius=RADIUS, width=45):
    path = _arc(radius, start, end)
    assembly.add(material, swept(path[::-1], _gutter(width, 15), (0, 1, 0)))
    for degrees in legs:
        at = math.radians(degrees)
        out = vec(math.cos(at), 0, math.sin(at))
        hub = vec(0, 0, 0) + out * 12
        bridge = out * (radius + 9)
        for side in (-1, 1):
            edge = out * (radius + 3) + Y * side * (width / 2 + 3)
            stay = filleted([bridge, out * (radius + 9) + Y * side * (width / 2 + 3), edge - out * 30, hub + Y * side * 58], 8, 6)
            assembly.add("chrome", tube(stay, 2.2, around=14))
            eye = hub + Y * side * 58
            assembly.add("satin_silver", turned([(2.6, -1.5), (6, -1.5), (6, 1.5), (2.6, 1.5)], eye - out * 4, Y, 28, closed=True))
            clip = out * (radius - 34) + Y * side * (width / 2 + 4.4)
            assembly.add("black_plastic", rod(clip - out * 8, clip + out * 14, 4.2, around=20))
        add_screw(assembly, bridge + out * 2.4, out, 4.4)
    return path


def steel_mudguards(article, assembly):
    """Adds the pair in a frame's colour, the rear guard behind the front one."""
    paint = f"gloss:{article.hex}"
    assembly.group = "rear"
    assembly.move(translation(-70, 120, 350))
    _guard(assembly, paint, 18, 190, (150, 110))
    at = math.radians(178)
    place = vec(math.cos(at), 0, math.sin(at)) * (RADIUS + 15)
    assembly.add("black_plastic", turned([(0.1, 8), (13, 8), (16, 5), (16, -4), (0.1, -6)], place, vec(-1, 0, 0), 40))
    assembly.add("red_lens", turned([(0.1, 13), (8, 12.4), (13, 10), (14.6, 6)], place, vec(-1, 0, 0), 40))
    assembly.group = "front"
    assembly.move(translation(150, -150, 330) @ rotation_about((0, 0, 0), (0, 0, 1), 4))
    _guard(assembly, paint, 62, 186, (172,))
    foot = math.radians(112)
    out = vec(math.cos(foot), 0, math.sin(foot))
    assembly.add("satin_silver", tube(filleted([out * (RADIUS + 14), out * (RADIUS + 40), out * (RADIUS + 40) + vec(16, 0, 12)], 10), 2, 9, Y, 18, power=5))
    add_screw(assembly, out * (RADIUS + 13), out, 4)
    end = vec(math.cos(math.radians(186)), 0, math.sin(math.radians(186))) * (RADIUS + 8)
    flap = smooth([end + vec(3, 0, 28), end + vec(-1, 0, 0), end + vec(6, 0, -46), end + vec(17, 0, -84)], 8)
    assembly.add("leather:#8a5128", tube(flap, 1.7, np.linspace(22, 33, len(flap)), Y, 24, power=8))
    for across in (-12, 12):
        add_screw(assembly, end + vec(-2.4, across, 12), -X, 3)
    assembly.group = "main"


def clip_on_mudguards(article, assembly):
    """Adds two gently bowed blades of polypropylene with their rubber straps, laid on the ground."""
    for y, turn, reach in ((46, 8, 0.72), (-58, -5, 0.56)):
        assembly.group = f"blade{y}"
        radius = 420
        span = reach
        angle = np.linspace(-span / 2, span / 2, 70)
        path = np.stack([radius * np.sin(angle), 0 * angle, radius * np.cos(angle) - radius * math.cos(span / 2) + 10], 1)
        share = np.linspace(0, 1, 70)
        width = 31 * np.interp(share, [0, 0.05, 0.14, 0.6, 0.93, 0.98, 1], [0.42, 0.62, 0.78, 1, 1.02, 0.8, 0.45])
        rows = []
        for point, half, a in zip(path, width, angle):
            out = vec(math.sin(a), 0, math.cos(a))
            cross = np.linspace(-1, 1, 25)
            row = [point + Y * half * c + out * (11 * (1 - c * c) * half / 31) for c in cross]
            row += [p - out * 2.4 for p in row[::-1]]
            rows.append(row)
        vertices, faces = grid(rows, closed_rows=True)
        last = (len(rows) - 1) * 50
        for base in (0, last):
            faces += [(base + k, base + k + 1, base + 48 - k, base + 49 - k) for k in range(24)]
        assembly.move(translation(0, y, 0) @ rotation_about((0, 0, 0), (0, 0, 1), turn))
        assembly.add("black_plastic", (vertices, faces))
        ridge = np.array([row[12] + vec(0, 0, 0.4) for row in rows[8:-8]])
        assembly.add("plastic:#303236", tube(ridge, 1.2, 3.4, Y, 14))
        middle = rows[30][12]
        add_label(assembly, "reflective", 17, middle + vec(0, -14, -0.2), X, unit(vec(0, 1, 0.32)))
        for share_at in (6, 20):
            point = rows[share_at][12]
            assembly.add("black_plastic", block(point + vec(0, 0, 3), (26, 34, 6), 4, 2, FLAT))
            loop = [point + vec(0, 20 * math.sin(t), 22 + 19 * -math.cos(t)) for t in np.linspace(0.2, 2 * math.pi - 0.2, 44)]
            assembly.add("rubber:#2e3033", tube(np.array(loop), 1.7, 8, X, 18, power=5))
            assembly.add("rubber:#2e3033", block(point + vec(0, 10, 41), (18, 14, 5), 3, 2, FLAT))
    assembly.group = "main"
