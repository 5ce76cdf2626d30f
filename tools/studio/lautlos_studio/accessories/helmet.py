"""Helmets: a thick foam shell with real openings, straps that lie on the ground, an adjuster at the nape."""

import math

import numpy as np

from ..mesh.outlines import rectangle
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec
from .carve import carved
from .kit import FLAT, X, Z, add_label, stitches, strap

LIFT = 40.0
"""Height of the helmet's equator over the ground, mm."""


class Shell:
    """The outer form of a helmet: half length, half width, height over the equator, and how deep it reaches at front,
    temples and nape.
    """

    def __init__(self, size, front, side, nape, power=2.2):
        self.size, self.depth, self.power = size, (front, side, nape), power

    def rim(self, around):
        """Returns the polar angle (radians) of the rim at an angle around the head; 0 is the front."""
        front, side, nape = self.depth
        ahead = math.cos(around)
        end = front if ahead > 0 else nape
        return math.radians(side + (end - side) * abs(ahead) ** 1.7)

    def at(self, share, around, inset=0.0):
        """Returns the point at a share of the way from crown to rim, at an angle around the head."""
        polar = share * self.rim(around)
        e = 2 / self.power
        s, c = math.sin(polar), math.cos(polar)
        a, b, h = (half - inset for half in self.size)
        out, up = abs(s) ** e, math.copysign(abs(c) ** e, c)
        taper = 1 - 0.07 * math.cos(around)
        below = 1 - 0.12 * max(0.0, -c)
        return vec(a * out * math.cos(around) * below - 8 * (1 - up) * 0.5, b * out * math.sin(around) * taper * below, LIFT + h * (up if up > 0 else up * 0.62))

    def body(self, outer, inner, low=1.0, rows=34, count=120):
        """Returns the closed solid between two insets (mm), from the crown down to a share of the way to the rim."""
        shares = np.linspace(0.012, low, rows)
        turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
        rings = [[self.at(s, t, outer) for t in turn] for s in shares] + [[self.at(s, t, inner) for t in turn] for s in shares[::-1]]
        points = np.array(rings).reshape(-1, 3)
        faces = [tuple(range(count))]
        for i in range(len(rings) - 1):
            for j in range(count):
                k = (j + 1) % count
                faces.append((i * count + j, (i + 1) * count + j, (i + 1) * count + k, i * count + k))
        last = (len(rings) - 1) * count
        faces.append(tuple(range(last, last + count))[::-1])
        return points, faces

    def collar(self, high, inset, depth=20, count=140):
        """Returns the closed ring between a share of the way and the rim."""
        turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
        loop = [(s, inset) for s in np.linspace(high, 1, 10)] + [(s, depth) for s in np.linspace(1, high, 10)]
        rings = np.array([[self.at(s, t, i) for s, i in loop] for t in turn])
        return rings.reshape(-1, 3), [
            (a * 20 + j, a * 20 + (j + 1) % 20, (a + 1) % count * 20 + (j + 1) % 20, (a + 1) % count * 20 + j)
            for a in range(count) for j in range(20)
        ]

    def band(self, share, inset, count=140):
        """Returns a closed path around the shell, at a share of the way from crown to rim."""
        return np.array([self.at(share, t, inset) for t in np.linspace(0, 2 * math.pi, count, endpoint=False)])

    def opening(self, start, end, sideways, width):
        """Returns a slot to be cut out, from front (start) to back (end), mm from the crown, at a distance from the
        middle.
        """
        steps = np.linspace(0, 1, 26)
        along = start + (end - start) * steps
        across = sideways * (1 - 0.22 * (2 * steps - 1) ** 2)
        half = width * np.maximum(1 - np.abs(2 * steps - 1) ** 3.2, 0.02) ** 0.5
        rings = []
        for x, y, w in zip(along, across, half):
            # The slot opens at a right angle to the shell, so it leans outwards with the distance from the middle.
            lean = y / self.size[1] * 0.75
            out = unit(vec(x / self.size[0] * 0.5, lean, 1))
            side = unit(np.cross(out, X))
            low, high = vec(x, y, LIFT) + out * 18, vec(x, y, LIFT) + out * (self.size[2] + 70)
            spread = side * w
            rings.append([low - spread, low + spread, high + spread * 1.25, high - spread * 1.25])
        points = np.array(rings).reshape(-1, 3)
        faces = [(0, 1, 2, 3), tuple(range(len(points) - 4, len(points)))[::-1]]
        for i in range(len(rings) - 1):
            for j in range(4):
                k = (j + 1) % 4
                faces.append((i * 4 + j, i * 4 + k, i * 4 + 4 + k, i * 4 + 4 + j))
        return points, faces


def _straps(assembly, reach=150):
    """Adds webbing from both temples, out under the near rim and over the ground to the buckle."""
    for x, run in ((52, 26), (-58, -12)):
        strap_path = [vec(x, -66, 50), vec(x * 0.98, -84, 12), vec(x * 0.9, -102, 2.0), vec(run * 1.3, -reach + 12, 1.6), vec(run * 0.4 + 6, -reach, 1.8)]
        assembly.add("fabric:#1b1c1e", strap(strap_path, 15, 1.8, X))
    assembly.add("black_plastic", plate([rectangle(8, -reach, 30, 22, 6)], 6, 2, (0, 0, 3.2), FLAT))
    tail = [vec(8, -reach - 8, 2), vec(12, -reach - 34, 1.8), vec(26, -reach - 56, 1.6), vec(52, -reach - 68, 1.6)]
    assembly.add("fabric:#1b1c1e", strap(tail, 15, 1.8, vec(1, 0.7, 0)))
    assembly.add("black_plastic", plate([rectangle(0, 0, 38, 25, 8)], 9, 3, (60, -reach - 69, 4.6), FLAT))
    assembly.add("satin_silver", turned([(0.1, 0.7), (5.4, 0.6), (6, 0)], vec(60, -reach - 69, 9.2), Z, 28))


def _inside(assembly, shell, rows=(0.34, 0.62)):
    """Adds the dark lining, its pads and the ring that holds the head."""
    assembly.add("fabric:#26272a", shell.body(23, 26, 0.94, 24, 90))
    band = np.array([p - vec(0, 0, 6) for p in shell.band(0.9, 31)])
    assembly.add("black_plastic", tube(band, 9, 1.6, Z, 14, closed=True))


def _nape(assembly, shell, light):
    back = shell.at(0.97, math.pi, 16) + vec(6, 0, -12)
    assembly.add("black_plastic", turned([(0.1, 9), (15, 9), (17, 7), (17, 1), (14, 0), (0.1, 0)], back, unit(vec(-1, 0, -0.25)), 40))
    if light:
        assembly.add("red_glow", turned([(0.1, 10.6), (8, 10.2), (9, 9)], back, unit(vec(-1, 0, -0.25)), 32))


def _cover(assembly, shell, slots, material, low):
    """Adds the coloured skin and the dark foam under it, both with the openings."""
    assembly.add(material, carved(shell.body(0, 5, low), [shell.opening(*slot) for slot in slots], 1.1))
    narrower = [shell.opening(start + 1.5, end - 1.5, sideways, width - 1) for start, end, sideways, width in slots]
    assembly.add("plastic:#3a3c3f", carved(shell.body(5.2, 22, low), narrower))


def city_helmet(article, assembly):
    """Adds a smooth city helmet with seven openings, a leather peak and a magnetic buckle."""
    shell = Shell((139, 108, 112), 84, 93, 112)
    slots = [(-84, 92, 0, 8.5)] + [(-78, 84, s * 34, 8) for s in (-1, 1)] + [(-66, 66, s * 64, 7.5) for s in (-1, 1)] + [(-118, -86, s * 44, 6.5) for s in (-1, 1)]
    _cover(assembly, shell, slots, f"satin:{article.hex}", 0.93)
    assembly.add("plastic:#2b2c2e", shell.collar(0.9, 2.5))
    assembly.add("black_matt", tube(shell.band(0.935, 1.2), 1.7, 2.2, Z, 12, closed=True))
    _inside(assembly, shell)
    _nape(assembly, shell, False)
    _peak(assembly, shell)
    side = shell.at(0.8, -1.62, -0.6)
    normal = unit(side - vec(side[0], 0, LIFT - 30))
    add_label(assembly, "reflective", 15, side + normal * 0.5, X, unit(np.cross(normal, X)))
    _straps(assembly)


def _peak(assembly, shell):
    rows = []
    for t in np.linspace(0, 1, 12):
        row = []
        for turn in np.linspace(-0.98, 0.98, 40):
            root = shell.at(0.9, turn, -1.2)
            reach = 44 * (1 - (abs(turn) / 0.98) ** 2.6)
            ahead = unit(vec(math.cos(turn * 0.5), math.sin(turn * 0.5), -0.34))
            row.append(root + ahead * reach * t - Z * 4 * t * t)
        rows.append(row)
    points = np.array(rows)
    top, low = points.reshape(-1, 3), (points - vec(0, 0, 2.6)).reshape(-1, 3)
    count, rows_n, n = 40, 12, len(top)
    faces = []
    for i in range(rows_n - 1):
        for j in range(count - 1):
            a, b = i * count + j, (i + 1) * count + j
            faces += [(a, a + 1, b + 1, b), (n + a, n + b, n + b + 1, n + a + 1)]
    edge = (rows_n - 1) * count
    faces += [(edge + j, edge + j + 1, n + edge + j + 1, n + edge + j) for j in range(count - 1)]
    assembly.add("leather:#8a5128", (np.vstack([top, low]), faces))
    seam = points[9] + vec(0, 0, 0.5)
    assembly.add("thread", stitches(seam[3:-3], 5, 3))


def pedelec_helmet(article, assembly):
    """Adds a deeper helmet with a lower coloured shell, wide openings and a light at the nape."""
    shell = Shell((141, 111, 116), 86, 103, 124, 2.35)
    slots = [(-96, 88, 0, 10)] + [(-88, 92, s * 40, 10.5) for s in (-1, 1)] + [(-70, 62, s * 72, 9) for s in (-1, 1)]
    _cover(assembly, shell, slots, f"satin:{article.hex}", 0.76)
    assembly.add("plastic:#232427" if article.hex != "#1b1c1d" else "plastic:#4a4d50", shell.collar(0.75, 1.6))
    assembly.add("reflective", tube(shell.band(0.775, 0.6), 1.1, 2.2, Z, 12, closed=True))
    assembly.add("black_matt", tube(shell.band(0.992, 9), 9, 3.4, vec(0, 0, 1), 16, closed=True))
    _inside(assembly, shell)
    _nape(assembly, shell, True)
    for side in (-1, 1):
        place = shell.at(0.885, side * 1.62, 1.2)
        out = unit(place - vec(place[0], 0, LIFT + 4))
        assembly.add("reflective", plate([rectangle(0, 0, 46, 8, 3.5)], 1.6, 0.6, place + out * 0.4, (X, unit(np.cross(X, out)), out)))
    peak = [shell.at(0.9, t, -3.5) + vec(5, 0, 4) for t in np.linspace(-0.8, 0.8, 22)]
    assembly.add("black_plastic", tube(peak, 2.6, 13 * np.cos(np.linspace(-1.35, 1.35, 22)) + 1, unit(vec(1, 0, -0.25)), 18, power=3))
    _straps(assembly)
