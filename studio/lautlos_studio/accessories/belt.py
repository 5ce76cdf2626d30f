"""Belts: a loop at rest on its edge, its length and teeth those of the article."""

import math

import numpy as np

from ..bike.wordmark import FONT
from ..mesh.paths import lengths, smooth
from ..mesh.plates import lettering
from ..mesh.vector import vec

PITCH, WIDTH = 11.0, 11.2
REST = [(-205, 20), (-150, 92), (-40, 88), (70, 44), (160, 62), (222, 22), (196, -64), (96, -84), (-10, -40), (-110, -66), (-180, -50)]
"""How a belt lies when it is put down on its edge; scaled to the length (mm)."""


def _loop(length):
    knots = [vec(x, y, 0) for x, y in REST]
    closed = smooth([knots[-2], knots[-1], *knots, knots[0], knots[1]], 40)[80:-40]
    closed = closed[: np.argmin(np.linalg.norm(closed[200:] - closed[0], axis=1)) + 200]
    whole = lengths(np.vstack([closed, closed[:1]]))[-1]
    return closed * (length / whole)


def _strap(assembly, teeth, back, tooth_colour, scale=1.0):
    line = _loop(teeth * PITCH)
    line = np.vstack([line, line[:1]])
    way = lengths(line)
    count = teeth * 14
    at = np.linspace(0, way[-1], count, endpoint=False)
    points = np.stack([np.interp(at, way, line[:, axis]) for axis in (0, 1)], 1)
    along = np.roll(points, -2, 0) - np.roll(points, 2, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    turns = np.sum(points * np.roll(points, -1, 0)[:, ::-1] * vec(1, -1), axis=1).sum()
    outward = np.stack([along[:, 1], -along[:, 0]], 1) * (1 if turns > 0 else -1)
    tooth = np.clip((np.cos(2 * math.pi * at / (way[-1] / teeth)) + 0.35) * 1.5, 0, 1)
    outer = points + outward * 2.5
    inner = points - outward * (0.8 + 3.4 * tooth)[:, None]
    half, slot = WIDTH / 2, 1.5
    middle = half + 0.4

    def sheet(rows, material):
        vertices = np.concatenate([np.column_stack([row, np.full(count, z)]) for row, z in rows])
        faces = []
        for row in range(len(rows)):
            a, b = row * count, ((row + 1) % len(rows)) * count
            faces += [(a + k, a + (k + 1) % count, b + (k + 1) % count, b + k) for k in range(count)]
        assembly.add(material, (vertices, faces))

    edge = outward * 0.7
    sheet([(outer - edge, middle - half), (outer, middle - half + 0.7), (outer, middle + half - 0.7), (outer - edge, middle + half), (points, middle + half), (points, middle - half)], back)
    floor = points + outward * 0.2
    for low, high in ((middle - half + 0.2, middle - slot), (middle + slot, middle + half - 0.2)):
        sheet([(floor, low), (floor, high), (inner, high), (inner, low)], tooth_colour)
    return points, outward, middle


def _printed(assembly, points, outward, middle, text, start, material):
    """Lettering on the belt's back where it faces the camera."""
    letters, faces = lettering(text, 6.4, FONT, bolder=0.1)
    line = np.column_stack([points + outward * 2.62, np.full(len(points), middle)])
    line = np.roll(line, -start, axis=0)
    way = lengths(line)
    x = 90 + letters[:, 0]
    place = np.stack([np.interp(x, way, line[:, axis]) for axis in range(3)], 1)
    assembly.add(material, (place + letters[:, 1:] * vec(0, 0, 1), faces))


def _front(points, outward):
    """Where the back of the belt looks at the camera over the longest way, and reads from left to right."""
    share = np.convolve(np.tile(-outward[:, 1], 2), np.ones(200) / 200, "same")[: len(points)]
    return int(np.argmax(share)) - 200


def _belt(article, assembly, teeth, back, colour, name):
    points, outward, middle = _strap(assembly, teeth, back, colour)
    start = _front(points, outward)
    _printed(assembly, points, outward, middle, f"{name}  {teeth}T  11M", start, "reflective")


def carbon_belt(article, assembly):
    """A belt of carbon cords; the number of teeth is the article's."""
    _belt(article, assembly, article.number_of("variant"), "belt", "rubber:#26364a", "Carbon")


def city_belt(article, assembly):
    """The simpler belt for the city, 118 teeth."""
    _belt(article, assembly, 118, "belt", "rubber:#303236", "City")
