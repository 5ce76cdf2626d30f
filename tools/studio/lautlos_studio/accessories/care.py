"""Care: gearbox oil, oil change kit, touch-up pen, cleaning set, leather grease."""

import math

import numpy as np

from ..mesh.paths import smooth
from ..mesh.solids import grid, rod, tube, turned
from ..mesh.vector import rotation_about, translation, unit, vec
from .kit import X, Y, Z, add_label, add_round_label, block, joined, loft, placed, relief

PAPER = "plastic:#f1ede2"


def _bottle(assembly, place, radius, height, colour, cap="black_plastic", label=None, lines=(), facing=vec(0.35, -1, 0)):
    """Adds a round bottle with shoulder, ribbed cap and a paper label."""
    shoulder = [(radius * 0.42 + radius * 0.58 * math.cos(t), height + radius * 0.55 * math.sin(t)) for t in np.linspace(0, math.pi / 2, 14)]
    neck = radius * 0.42
    top = height + radius * 0.55
    assembly.add(colour, turned([(0.1, 0), (radius - 3, 0), (radius - 0.8, 0.8), (radius, 3), (radius, height), *shoulder[1:], (neck, top + 4), (0.1, top + 4)], place, Z, 96))
    crown = neck + 3.4
    assembly.add(cap, turned([(0.1, 0), (crown, 0), (crown, 17), (crown - 1.4, 18.6), (0.1, 18.8)], place + Z * (top + 1.4), Z, 72))
    ribs = []
    for k in range(30):
        t = 2 * math.pi * k / 30
        edge = place + vec(crown * math.cos(t), crown * math.sin(t), top + 3)
        ribs.append(rod(edge, edge + Z * 13, 0.7, around=6))
    assembly.add(cap, joined(ribs))
    if label:
        paper = [(radius + 0.25, height * 0.16), (radius + 0.3, height * 0.17), (radius + 0.3, height * 0.86), (radius + 0.25, height * 0.87)]
        assembly.add(label, turned(paper, place, Z, 96))
        ink = "dark" if label == PAPER else PAPER
        face = unit(facing)
        for text, size, share in lines:
            add_round_label(assembly, ink, size, place + Z * height * share, radius + 0.45, Z, face, text)
        for share in (0.25, 0.79):
            assembly.add(ink, turned([(radius + 0.4, height * share), (radius + 0.42, height * share + 0.8)], place, Z, 96))


def gearbox_oil(article, assembly):
    """Adds a bottle of 60 ml oil with a funnel, two seals and a note for the mileage."""
    _bottle(assembly, vec(-12, 0, 0), 21, 78, "plastic:#d9b04c", label=PAPER, lines=(("Lautlos", 10, 0.66), ("Getriebeöl", 5.6, 0.5), ("60 ml", 7, 0.35)))
    cone = [(21, 44), (21.6, 44), (21.6, 42), (5, 18), (3.4, 0), (2.4, 0), (4, 18.6), (20.4, 42.4)]
    tip = vec(48, -16, 22)
    assembly.add("plastic:#2f4f43", turned(cone, tip + vec(-18, 0, 0), unit(vec(0.9, -0.42, 0.0)), 72, closed=True))
    for k, x in enumerate((8, 26)):
        ring = [vec(x + 7 * math.cos(t), -40 - k * 3 + 7 * math.sin(t), 1.4) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
        assembly.add("rubber:#7a2a20" if k else "rubber:#1b1c1d", tube(np.array(ring), 1.3, around=14, closed=True))
    way = unit(vec(1, 0.3, 0))
    side = np.cross(Z, way)
    assembly.add(PAPER, block((-44, -38, 0.6), (46, 30, 0.8), 2, 0.2, (way, side, Z)))
    add_label(assembly, "dark", 6, vec(-44, -38, 1.1) + side * 7, way, side, "km")
    for k in range(3):
        assembly.add("plastic:#8d8f90", block(vec(-44, -38, 1.1) - side * (k * 5.4) + way * 0, (36, 0.5, 0.2), 0.1, 0.05, (way, side, Z)))


def oil_change_kit(article, assembly):
    """Adds rinsing oil, fresh oil, a syringe with its hose, and gloves."""
    _bottle(assembly, vec(-58, 24, 0), 15, 62, "plastic:#e7e2d4", cap="plastic:#a33a1c", label=PAPER, lines=(("Spülöl", 6, 0.62), ("25 ml", 5.4, 0.42)))
    _bottle(assembly, vec(-16, 34, 0), 15, 62, "plastic:#d9b04c", cap="plastic:#2f4f43", label=PAPER, lines=(("Frischöl", 6, 0.62), ("25 ml", 5.4, 0.42)))
    start, along = vec(-78, -40, 9), unit(vec(1, -0.1, 0))
    assembly.add("plastic:#e4e9ea", turned([(0.1, 0), (8.6, 0), (8.6, 62), (7, 65), (3, 66), (2.4, 76), (0.1, 76)], start + along * 22, along, 64))
    assembly.add("plastic:#d9b04c", turned([(8.7, 30), (8.72, 31), (8.72, 61), (8.7, 62)], start + along * 22, along, 64))
    assembly.add("rubber:#1b1c1d", turned([(8.7, 25), (8.76, 25.6), (8.76, 29), (8.7, 30)], start + along * 22, along, 64))
    for k in range(9):
        mark = start + along * (30 + k * 6) + unit(vec(0, -0.5, 0.86)) * 8.8
        assembly.add("dark", rod(mark - np.cross(along, Z) * 3, mark + np.cross(along, Z) * (2 if k % 2 else 4), 0.3, around=6))
    assembly.add("plastic:#e4e9ea", turned([(0.1, -2), (15, -2), (15.6, -1), (15.6, 1), (15, 2), (0.1, 2)], start + along * 22, along, 48))
    assembly.add("plastic:#e4e9ea", rod(start + along * 2, start + along * 22, 3.4, around=20))
    assembly.add("plastic:#e4e9ea", turned([(0.1, -1.6), (11, -1.6), (11.4, -1), (11.4, 1), (11, 1.6), (0.1, 1.6)], start, along, 44))
    tip = start + along * 98
    hose = smooth([tip, tip + along * 14, vec(58, -46, 4), vec(84, -22, 3), vec(70, 6, 3), vec(38, 0, 3), vec(34, -18, 3)], 12)
    assembly.add("plastic:#c9d2d3", tube(hose, 2.6, around=18))
    for k, (x, y, turn) in enumerate(((66, 52, 14), (70, 44, 6))):
        matrix = translation(x, y, 2 + k * 5) @ rotation_about((0, 0, 0), (0, 0, 1), turn)
        palm = [vec(-30, 0, 2), vec(0, 0, 3), vec(22, 0, 3)]
        parts = [tube(smooth(palm, 8), 2.6, np.interp(np.linspace(0, 1, 17), [0, 0.5, 1], [17, 19, 20]), Y, 32, dome=3)]
        for finger in range(4):
            y0 = -14 + finger * 9.4
            parts.append(tube(smooth([vec(18, y0, 3), vec(38, y0 * 1.15, 3.4), vec(50 - abs(finger - 1.6) * 4, y0 * 1.2, 2.4)], 8), 2.2, 4.6, Y, 20, dome=4))
        parts.append(tube(smooth([vec(-10, -14, 3), vec(6, -28, 3.4), vec(18, -32, 2.4)], 8), 2.2, 5.4, Y, 20, dome=4))
        assembly.add("plastic:#3f6f8f", joined([placed(matrix, part) for part in parts]))


def _rag(assembly, material, x, y, half_x, half_y):
    """Adds a small cloth thrown down, in soft folds with a hem."""
    across = np.linspace(-1, 1, 40)
    rows = np.array([[vec(x + u * half_x + v * 4, y + v * half_y - u * 3, 0) for v in across] for u in across])
    rows[..., 2] = 4 + 2.6 * relief(rows, 44, 3)
    assembly.add(material, grid(rows))
    edge = np.vstack([rows[0], rows[1:, -1], rows[-1, ::-1][1:], rows[::-1, 0][1:]])
    assembly.add(material, tube(edge, 1.5, around=12))


def touch_up_pen(article, assembly):
    """Adds the pen in the frame's colour with its brush out, a stroke of paint on a card, and a cloth."""
    paint = f"gloss:{article.hex}"
    start, along = vec(-66, 6, 9.2), unit(vec(1, 0.16, 0))
    body = [(0.1, 0), (7.4, 0), (8.6, 1.4), (8.8, 4), (8.8, 66), (8.2, 70), (5.6, 74), (5.4, 80), (0.1, 80)]
    assembly.add(paint, turned(body, start, along, 72))
    assembly.add(PAPER, turned([(8.85, 14), (8.95, 14.4), (8.95, 52), (8.85, 52.4)], start, along, 72))
    face = unit(vec(0.1, -0.75, 0.8))
    add_round_label(assembly, "dark", 8.6, start + along * 33, 9.05, along, face, along_axis=True)
    for k in range(8):
        assembly.add("satin_silver", turned([(5.2, 75.0 + k * 0.6), (5.7, 75.3 + k * 0.6), (5.2, 75.6 + k * 0.6)], start, along, 36))
    cap, way = vec(26, -34, 8), unit(vec(1, 0.42, 0))
    assembly.add("black_plastic", turned([(0.1, 0), (6.6, 0), (7.6, 1), (7.8, 4), (7.8, 30), (7, 32), (3, 32), (3, 31), (0.1, 31)], cap, way, 64))
    assembly.add("satin_silver", rod(cap + way * 31, cap + way * 46, 1.4, 1.1, 20))
    bristles = [rod(cap + way * 45 + vec(0, 0.5 * math.cos(k), 0.5 * math.sin(k)), cap + way * 57 + np.cross(Z, way) * 0.5 * math.cos(k * 2), 0.62, 0.24, 8) for k in range(9)]
    assembly.add(paint, joined(bristles))
    assembly.add("satin_silver", turned([(0.1, 82), (0.9, 82), (2.6, 80)], start, along, 28))
    assembly.add(PAPER, block((-34, -44, 0.7), (78, 44, 1.2), 3, 0.3, (X, Y, Z)))
    stroke = smooth([vec(-62, -52, 1.5), vec(-44, -40, 1.5), vec(-26, -47, 1.5), vec(-8, -38, 1.5)], 10)
    assembly.add(paint, tube(stroke, 0.5, np.interp(np.linspace(0, 1, len(stroke)), [0, 0.1, 0.8, 1], [2, 5, 4.4, 1]), Z, 18, power=4))
    name = article.colour.get("de", "")
    if name:
        add_label(assembly, "dark", 5.4, (-50, -61, 1.5), X, Y, name)
    _rag(assembly, "fabric:#d9d4c4", 62, 32, 30, 22)


def _brush(assembly, start, along, length, handle, head, bristle, pitch):
    """Adds a wooden brush lying bristles down: a shaped handle and tufts under its head."""
    side = np.cross(Z, along)
    path = np.array([start + along * length * s for s in np.linspace(0, 1, 60)])
    share = np.linspace(0, 1, 60)
    assembly.add("wood:#c79a63", tube(path, np.interp(share, [0, 0.1, 0.4, 0.6, 1], [6, 8, 6.5, 7.5, 7]), np.interp(share, [0, 0.1, 0.4, 0.58, 0.7, 0.95, 1], [handle * 0.8, handle, handle * 0.66, handle * 0.7, head, head, head * 0.8]), side, 40, power=3, dome=4))
    tufts = []
    for x in np.arange(length * 0.64, length * 0.98, pitch):
        for y in np.arange(-head + 4, head - 3, pitch):
            root = start + along * x + side * y - Z * 5
            lean = along * 1.5 * math.sin(x) + side * (y / head) * 3
            tufts.append(rod(root, root - Z * bristle + lean, pitch * 0.34, pitch * 0.46, 8))
    assembly.add("fabric:#8a6a43", joined(tufts))


def cleaning_set(article, assembly):
    """Adds a broad brush, a narrow one, soap and a folded linen cloth."""
    _bottle(assembly, vec(-92, 46, 0), 31, 128, "plastic:#8fae89", label=PAPER, lines=(("Lautlos", 15, 0.64), ("Fahrradseife", 8, 0.48), ("250 ml", 8, 0.33)))
    _brush(assembly, vec(-56, -14, 34), unit(vec(1, 0.26, 0)), 200, 15, 29, 27, 5.6)
    _brush(assembly, vec(-120, -66, 21), unit(vec(1, -0.02, 0)), 180, 7, 8, 14, 4.2)
    rows = []
    for layer in range(4):
        z = 4 + layer * 7
        body = loft([(z - 3.4, 60 - layer, 40 - layer, 5), (z - 1.4, 63 - layer, 43 - layer, 5), (z + 1.4, 63 - layer, 43 - layer, 5), (z + 3.2, 60 - layer, 40 - layer, 5)], 100, 12, creases=1.0, seed=layer + 2, scale=60)
        matrix = translation(42 + layer, 76, 0) @ rotation_about((0, 0, 0), (0, 0, 1), -6)
        rows.append(placed(matrix, body))
    assembly.add("fabric:#cfc6ae", joined(rows))
    matrix = translation(42, 76, 0) @ rotation_about((0, 0, 0), (0, 0, 1), -6)
    for x in (-44, -38):
        line = np.array([vec(x, y, 29) for y in np.linspace(-37, 37, 20)])
        assembly.add("fabric:#b4451f", placed(matrix, tube(line, 0.8, 1.6, X, 10)))


def leather_grease(article, assembly):
    """Adds a flat tin of beeswax grease, its lid leant against it."""
    tin, grease = "metal:#c3b187", "satin:#e3c77c"
    wall = [(0.1, 0), (38, 0), (39.4, 1.2), (39.6, 3), (39.6, 21), (40.4, 22), (40.4, 23), (39, 23), (38.6, 22), (38.6, 4), (0.1, 4)]
    assembly.add(tin, turned(wall, vec(-16, 0, 0), Z, 120))
    turn = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    rings = []
    for r in np.linspace(0.4, 38.6, 30):
        ring = np.stack([-16 + r * np.cos(turn), r * np.sin(turn), 0 * turn + 19.4], 1)
        swirl = np.sin(turn * 2 + r * 0.22) * 1.0 * (1 - (r / 39) ** 4)
        dent = -4.4 * np.exp(-(((ring[:, 0] + 26) / 13) ** 2 + ((ring[:, 1] + 10) / 9) ** 2))
        ring[:, 2] += swirl + dent
        rings.append(ring)
    assembly.add(grease, grid(np.array(rings), closed_rows=True))
    centre, face = vec(50, -20, 37.4), unit(vec(0.26, -0.88, 0.40))
    lid = [(0.1, 0.6), (34, 0.6), (36, 1.2), (38.6, 0.4), (40.6, -1), (41, -2.4), (41, -13), (40.4, -13.4), (39.8, -13), (39.8, -2), (0.1, -1)]
    assembly.add(tin, turned(lid, centre, face, 120))
    up = unit(Z - face * np.dot(Z, face))
    right = np.cross(up, face) * -1
    right = right if right[0] > 0 else -right
    assembly.add("gloss:#2f4f43", turned([(0.1, 1.0), (33, 1.0), (33.4, 0.7)], centre, face, 96))
    add_label(assembly, "thread", 13.5, centre + face * 1.4 + up * 7, right, up)
    add_label(assembly, "thread", 6.4, centre + face * 1.4 - up * 6, right, up, "Lederfett")
    add_label(assembly, "thread", 5.4, centre + face * 1.4 - up * 15, right, up, "40 g")
    assembly.add("thread", turned([(29.4, 1.25), (30.2, 1.25)], centre, face, 96))
    _rag(assembly, "fabric:#c8b58f", -20, -62, 36, 20)
