"""Belts: coiled as they are sold, with the length and the teeth of the article."""

import math

import numpy as np

from ..bike.wordmark import FONT
from ..mesh.paths import lengths
from ..mesh.plates import lettering
from ..mesh.vector import vec

PITCH, WIDTH = 11.0, 11.2
TURNS, SWAY, RISE = 3, 13.0, 7.6
"""Coil of a belt: number of turns, and how far (mm) the turns shift outwards and upwards."""


def _coil(length, count):
    """Returns the belt's centre line as points (x, y), heights and outward directions: three turns that close into one
    loop.
    """
    turn = np.linspace(0, 2 * math.pi * TURNS, count * 4, endpoint=False)
    radius = length / (2 * math.pi * TURNS)
    for _ in range(3):
        reach = radius * (1 + 0.10 * np.cos(2 * turn)) + SWAY * np.cos(turn / TURNS)
        line = np.stack([reach * np.cos(turn) * 1.12, reach * np.sin(turn)], 1)
        way = lengths(np.column_stack([np.vstack([line, line[:1]]), np.zeros(len(line) + 1)]))
        radius *= length / way[-1]
    at = np.linspace(0, way[-1], count, endpoint=False)
    closed = np.vstack([line, line[:1]])
    points = np.stack([np.interp(at, way, closed[:, axis]) for axis in (0, 1)], 1)
    heights = np.interp(at, way, RISE * np.sin(np.append(turn, 2 * math.pi * TURNS) / TURNS))
    along = np.roll(points, -2, 0) - np.roll(points, 2, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    return points, heights + RISE + WIDTH / 2, np.stack([along[:, 1], -along[:, 0]], 1)


def _strap(assembly, teeth, back, tooth_colour):
    count = teeth * 14
    points, heights, outward = _coil(teeth * PITCH, count)
    tooth = np.clip((np.cos(2 * math.pi * np.arange(count) / 14) + 0.35) * 1.5, 0, 1)
    outer = points + outward * 2.5
    inner = points - outward * (0.8 + 3.4 * tooth)[:, None]
    half, slot = WIDTH / 2, 1.5

    def sheet(rows, material):
        vertices = np.concatenate([np.column_stack([row, heights + z]) for row, z in rows])
        faces = []
        for row in range(len(rows)):
            a, b = row * count, ((row + 1) % len(rows)) * count
            faces += [(a + k, a + (k + 1) % count, b + (k + 1) % count, b + k) for k in range(count)]
        assembly.add(material, (vertices, faces))

    edge = outward * 0.7
    sheet([(outer - edge, -half), (outer, 0.7 - half), (outer, half - 0.7), (outer - edge, half), (points, half), (points, -half)], back)
    floor = points + outward * 0.2
    for low, high in ((0.2 - half, -slot), (slot, half - 0.2)):
        sheet([(floor, low), (floor, high), (inner, high), (inner, low)], tooth_colour)
    return points, heights, outward


def _printed(assembly, points, heights, outward, text, start, material):
    """Adds lettering on the belt's back where it faces the camera."""
    letters, faces = lettering(text, 6, FONT, bolder=0.1)
    line = np.roll(np.column_stack([points + outward * 2.62, heights]), -start, axis=0)
    way = lengths(line)
    x = letters[:, 0] - letters[:, 0].min()
    place = np.stack([np.interp(x, way, line[:, axis]) for axis in range(3)], 1)
    assembly.add(material, (place + letters[:, 1:] * vec(0, 0, 1), faces))


def _front(points, heights, outward):
    """Returns the index of the point at which lettering starts, so that its middle faces the camera on the outermost,
    topmost turn.
    """
    facing = -outward[:, 1] * 30 - points[:, 1] + heights
    return (int(np.argmax(facing)) - 120) % len(points)


def _belt(article, assembly, teeth, back, colour, name):
    points, heights, outward = _strap(assembly, teeth, back, colour)
    _printed(assembly, points, heights, outward, f"{name}  {teeth}T", _front(points, heights, outward), "reflective")


def carbon_belt(article, assembly):
    """Adds a belt of carbon cords with the article's number of teeth."""
    _belt(article, assembly, article.number_of("variant"), "belt", "rubber:#26364a", "Carbon")


def city_belt(article, assembly):
    """Adds the simpler city belt with 118 teeth."""
    _belt(article, assembly, 118, "belt", "rubber:#303236", "City")
