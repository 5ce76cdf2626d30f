"""Clothes as they hang on an invisible wearer: rain jacket, poncho, reflective vest."""

import math

import numpy as np

from ..mesh.paths import resampled, smooth
from ..mesh.solids import grid, tube, turned
from ..mesh.vector import unit, vec
from .kit import X, Y, Z, add_label, block, loft, relief, stitches

TORSO = [(0, 262, 128, 2.6), (8, 266, 132, 2.6), (120, 256, 128, 2.6), (300, 246, 126, 2.5), (440, 258, 124, 2.4), (520, 252, 108, 2.3), (570, 196, 84, 2.2), (600, 110, 68, 2.1), (612, 84, 64, 2.0)]
"""Horizontal sections of a garment's body from hem to neck: (height, half width, half depth, power), mm."""


def _front(x, z, sections=TORSO):
    """Returns the y coordinate (mm) of the body's front at x and height z. Negative values are towards the camera."""
    heights = [s[0] for s in sections]
    half_x, half_y, power = (np.interp(z, heights, [s[k] for s in sections]) for k in (1, 2, 3))
    return -half_y * max(0.0, 1 - abs(x / half_x) ** power) ** (1 / power)


def _sleeve(assembly, material, side, long=True):
    """Adds a sleeve that hangs with a slight bend, and returns its path and radii."""
    knots = [vec(side * 140, 8, 548), vec(side * 226, 2, 506), vec(side * 296, -8, 380), vec(side * 330, -22, 220), vec(side * 336, -52, 60)]
    path = smooth(knots, 22)
    share = np.linspace(0, 1, len(path))
    radius = np.interp(share, [0, 0.12, 0.2, 0.45, 0.75, 0.94, 1], [46, 66, 72, 68, 60, 50, 49])
    folds = 1 + 0.045 * np.sin(share * 34) * np.interp(share, [0, 0.3, 0.55, 1], [0.3, 1, 1, 0.6])
    rings, turn = [], np.linspace(0, 2 * math.pi, 72, endpoint=False)
    for k, point in enumerate(path):
        along = unit(path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)])
        ahead = unit(np.cross(along, X))
        right = np.cross(ahead, along)
        r = radius[k] * folds[k]
        ring = np.array([point + right * r * 0.82 * math.cos(t) + ahead * r * math.sin(t) for t in turn])
        rings.append(ring)
    rings = np.array(rings)
    away = rings - path[:, None]
    rings = rings + away / 60 * (relief(rings, 90, 5 + side) * 3.6)[..., None]
    vertices, faces = grid(rings, closed_rows=True)
    assembly.add(material, (vertices, faces))
    return path, radius


def _cuff(assembly, material, path, radius, start, end, grow):
    part = path[start:end]
    size = radius[start:end] * grow
    assembly.add(material, tube(part, size, size * 0.84, Y, 56, caps=False))


def rain_jacket(article, assembly):
    """Adds a rain jacket with hood, covered zip, longer back and reflective cuffs."""
    cloth = f"fabric:{article.hex}"
    assembly.add(cloth, loft(TORSO, 180, 120, creases=6, seed=21, scale=150))
    back = [(-46, 232, 104, 2.5, 0, 26), (0, 258, 120, 2.6, 0, 8), (40, 258, 122, 2.6, 0, 4)]
    assembly.add(cloth, loft(back, 140, 20, creases=3, seed=3, scale=120, caps=False))
    for side in (-1, 1):
        path, radius = _sleeve(assembly, cloth, side)
        _cuff(assembly, "reflective", path, radius, -16, -8, 1.045)
        _cuff(assembly, cloth, path, radius, -8, None, 1.05)
        end = path[-1]
        assembly.add("dark", turned([(0.1, 0), (40, 0)], end + vec(0, 0, 3), unit(path[-1] - path[-3]), 48))
    line = np.array([vec(0, _front(0, z) - 3.2, z) for z in np.linspace(6, 596, 60)])
    assembly.add(cloth, tube(line, 2.4, 17, X, 20, power=5))
    for x in (-14, 14):
        assembly.add("plastic:#26292b", stitches(line + vec(x, -1.6, 0), 9, 5.5, 0.8))
    assembly.add("satin_silver", block((0, -70, 604), (9, 26, 4), 3, 1))
    for side in (-1, 1):
        pocket = np.array([vec(side * (104 + 34 * t), _front(side * (104 + 34 * t), 250 - 110 * t) - 2.6, 250 - 110 * t) for t in np.linspace(0, 1, 20)])
        assembly.add("black_plastic", tube(pocket, 2, 5, X, 14))
        assembly.add("satin_silver", block(pocket[0] + vec(0, -4, -8), (5, 16, 3), 2, 0.8))
    _hood(assembly, cloth)
    add_label(assembly, "reflective", 26, (120, _front(120, 470) - 9, 470), unit(vec(1, 0.26, 0)), unit(vec(0, 0.06, 1)))
    hem = np.array([vec(x, _front(x, 30) - 3.4, 30) for x in np.linspace(-200, 200, 90)])
    assembly.add("plastic:#26292b", stitches(hem, 9, 5.5, 0.8))


def _hood(assembly, cloth, base=596):
    """Adds a standing hood with a peak, dark inside."""
    rows = []
    for share in np.linspace(0, 1, 34):
        polar = share * math.pi * 0.62
        row = []
        for turn in np.linspace(math.radians(-58), math.radians(238), 60):
            wide = np.interp(share, [0, 0.25, 0.6, 1], [0.05, 0.62, 1, 0.86])
            x = 112 * wide * math.cos(turn)
            y = 108 * wide * math.sin(turn) + 6
            z = base + 186 * math.cos(polar * 0.8) - 8
            row.append(vec(x, y, z))
        rows.append(row)
    rows = np.array(rows)
    rows = rows + relief(rows, 100, 9)[..., None] * vec(2.4, 2.4, 1.2)
    inner = rows * vec(0.95, 0.95, 1) - vec(0, 0, 3)
    assembly.add(cloth, grid(rows))
    assembly.add("fabric:#26292b", grid(inner))
    edge = np.vstack([rows[1:, 0][::-1], rows[1:, -1]])
    assembly.add(cloth, tube(resampled(edge, 8), 4.4, around=14))
    collar = [(-34, 106, 84, 2.1, 0, 8), (0, 100, 82, 2.1, 0, 4), (44, 96, 84, 2.1, 0, 0), (58, 94, 82, 2.1, 0, 0)]
    vertices, faces = loft(collar, 110, 24, creases=2.4, seed=6, scale=80, caps=False)
    assembly.add(cloth, (vertices + vec(0, 0, base), faces))
    inside, faces = loft([(z, a - 5, b - 5, p, x, y) for z, a, b, p, x, y in collar], 110, 12, caps=True)
    assembly.add("fabric:#1d2021", (inside + vec(0, 0, base - 4), faces))
    for side in (-1, 1):
        cord = smooth([vec(side * 52, -84, base + 40), vec(side * 54, -98, base - 10), vec(side * 50, -112, base - 70)], 8)
        assembly.add("black_plastic", tube(cord, 2, around=12))
        assembly.add("black_plastic", tube([cord[-1] + vec(0, 0, 8), cord[-1] - vec(0, 0, 12)], 5, around=20, dome=3))


def poncho(article, assembly):
    """Adds a wide poncho with a hood, thumb loops, magnets at the hem and windows for the lamp."""
    cloth = f"fabric:{article.hex}"
    rows, turn = [], np.linspace(-math.pi / 2, 1.5 * math.pi, 240, endpoint=False)
    heights = np.linspace(0, 1, 70)
    for share in heights:
        z = 20 + share * 600
        half_x = np.interp(share, [0, 0.3, 0.62, 0.84, 0.93, 1], [430, 370, 300, 236, 160, 84])
        half_y = np.interp(share, [0, 0.3, 0.62, 0.84, 0.93, 1], [250, 216, 170, 122, 92, 66])
        depth = 30 * (1 - share) ** 1.25
        fold = np.sin(turn * 9 + 1.4 * np.sin(turn * 2) + 0.5) + 0.5 * np.sin(turn * 16 + 1)
        size = 1 + fold * depth / 420
        hang = 10 * (1 - share) * np.sin(turn * 4 + 1) - 34 * (1 - share) * np.cos(turn) ** 2 * -0.8
        rows.append(np.column_stack([half_x * size * np.cos(turn), half_y * size * np.sin(turn), z + hang]))
    rows = np.array(rows)
    rows = rows + relief(rows, 160, 4)[..., None] * vec(3, 3, 0)
    assembly.add(cloth, grid(rows, closed_rows=True))
    hem = np.vstack([rows[0], rows[0][:1]])
    assembly.add(cloth, tube(resampled(hem, 8), 3.4, 3.4, None, 10))
    seam = np.vstack([rows[3], rows[3][:1]]) * vec(1.006, 1.006, 1)
    assembly.add("plastic:#5c5a50", stitches(resampled(seam[:122], 4), 11, 6.5, 0.9))
    for index in (14, 226):
        place = rows[2][index % 240] * vec(1.012, 1.02, 1)
        assembly.add("satin_silver", turned([(0.1, 3), (9, 2.6), (12, 0)], place, unit(place * vec(0.4, 1, 0)), 32))
    for index in (28, 212):
        window = [rows[k][index % 240] * vec(1.01, 1.01, 1) for k in range(8, 26)]
        assembly.add("lens:#cfd6d8", tube(np.array(window), 1.6, 30, unit(vec(1, 0.5 if index < 100 else -0.5, 0)), 20, power=6))
    zipper = np.array([rows[k][0] + vec(0, -3, 0) for k in range(46, 69)])
    assembly.add("black_plastic", tube(smooth(zipper[::3], 6), 2, 5, X, 14))
    assembly.add("satin_silver", block(zipper[-3] + vec(0, -4, -6), (7, 22, 3), 3, 1))
    _hood(assembly, cloth, 604)
    place = rows[48][9]
    add_label(assembly, "reflective", 32, place + vec(54, -12, 0), unit(vec(1, 0.2, 0)), unit(vec(0, 0.28, 1)))
    band = np.array([rows[24][k % 240] * vec(1.008, 1.008, 1) for k in range(-40, 41)])
    assembly.add("reflective", tube(band, 1.2, 11, Z, 16, power=5))


def vest(article, assembly):
    """Adds a vest of reflective cloth with two pockets, grey by day."""
    cloth, edge = "fabric:#a9adb0", "fabric:#3c4143"
    body = [(0, 250, 120, 2.7), (8, 254, 124, 2.7), (140, 246, 120, 2.6), (300, 238, 118, 2.5), (400, 226, 112, 2.4), (480, 194, 96, 2.3), (545, 178, 80, 2.2), (582, 152, 66, 2.1), (596, 104, 60, 2.0), (600, 92, 56, 2.0)]
    assembly.add(cloth, loft(body, 180, 110, creases=5, seed=14, scale=140))
    for side in (-1, 1):
        hole = []
        for t in np.linspace(0, 2 * math.pi, 60, endpoint=False):
            z = 474 + 112 * math.sin(t)
            x = np.interp(z, [s[0] for s in body], [s[1] for s in body]) * 0.985
            y = 66 * math.cos(t) * np.interp(z, [360, 586], [1, 0.62])
            x *= (1 - min(0.98, abs(y) / np.interp(z, [s[0] for s in body], [s[2] for s in body])) ** 2.4) ** (1 / 2.4)
            hole.append(vec(side * (x + 2), y, z))
        hole = np.array(hole)
        assembly.add(edge, tube(hole, 6, around=18, closed=True))
        middle = hole.mean(0)
        assembly.add("fabric:#1f2123", (np.vstack([hole, [middle - vec(side * 26, 0, 0)]]), [(k, (k + 1) % 60, 60) for k in range(60)]))
    neck = np.array([vec(92 * math.cos(t), 58 * math.sin(t) - 4 * math.sin(t), 602 + 10 * math.sin(t) - (26 if math.sin(t) < 0 else 0) * abs(math.sin(t))) for t in np.linspace(0, 2 * math.pi, 80, endpoint=False)])
    assembly.add(edge, tube(neck, 6.4, around=18, closed=True))
    cap = np.vstack([neck, [neck.mean(0) - vec(0, 0, 40)]])
    assembly.add("fabric:#1f2123", (cap + vec(0, 0, 3), [(k, (k + 1) % 80, 80) for k in range(80)]))

    def front(x, z):
        return _front(x, z, body)

    line = np.array([vec(0, front(0, z) - 2.8, z) for z in np.linspace(6, 574, 60)])
    assembly.add(edge, tube(line, 2.2, 12, X, 18, power=4))
    assembly.add("black_plastic", tube(line - vec(0, 2.2, 0), 1.8, 2.4, X, 12))
    assembly.add("satin_silver", block(line[-3] - vec(0, 5, 6), (9, 26, 4), 3, 1))
    for z, half in ((210, 15), (330, 15)):
        ring = np.array([vec(x, front(x, z) - 3.4, z) for x in 243 * np.sin(np.linspace(-1.5, 1.5, 90))])
        assembly.add("reflective", tube(ring, 1.5, half, Z, 20, power=6))
        for offset in (-half + 2, half - 2):
            assembly.add(edge, stitches(ring + vec(0, -1.8, offset), 9, 5, 0.7))
    for side in (-1, 1):
        top = np.array([vec(side * x, front(x, 128) - 3.6, 128) for x in np.linspace(48, 176, 24)])
        assembly.add(edge, tube(top, 2, 7, Z, 16, power=5))
        rim = np.array([vec(side * x, front(x, z) - 3.4, z) for x, z in ((48, 122), (48, 50), (56, 40), (168, 40), (176, 50), (176, 122))])
        assembly.add(edge, stitches(resampled(rim, 4), 9, 5, 0.7))
    hem = np.array([vec(x, front(x, 8) - 1.5, 8) for x in 250 * np.sin(np.linspace(-1.5, 1.5, 90))])
    assembly.add(edge, tube(hem, 5, 6, Z, 14))
    add_label(assembly, "dark", 24, (104, front(104, 440) - 7, 440), unit(vec(1, 0.22, 0)), unit(vec(0, 0.08, 1)))
