"""Gloves laid flat, and a pair of trouser clips."""

import math

import numpy as np

from ..mesh.paths import smooth
from ..mesh.solids import swept, tube, turned
from ..mesh.vector import rotation_about, translation, unit, vec
from .kit import X, Y, Z, add_label, stitches, tapered

FINGERS = ((-36, 92, -12, 62, 12.6), (-13, 100, -3, 78, 13.4), (11, 98, 4, 74, 13.2), (34, 86, 12, 58, 12.2))
"""Root x and y, lean (degrees), length and radius of a left glove's fingers, mm."""


def _glove(assembly, leather, lining, mirror):
    def flip(points):
        return [vec(p[0] * mirror, p[1], p[2]) for p in points]

    palm = [vec(0, -52, 13), vec(1, -20, 15), vec(2, 20, 17), vec(2, 62, 17), vec(0, 98, 14)]
    path = smooth(flip(palm), 14)
    share = np.linspace(0, 1, len(path))
    width = np.interp(share, [0, 0.2, 0.45, 0.75, 1], [38, 42, 49, 52, 47])
    height = np.interp(share, [0, 0.2, 0.6, 1], [12, 15, 17, 13])
    assembly.add(leather, tube(path, height, width, X, 56, power=2.4, dome=6), subdivisions=1)
    for x, y, lean, length, radius in FINGERS:
        way = vec(math.sin(math.radians(lean)), math.cos(math.radians(lean)), 0)
        root = vec(x, y - 16, 15)
        line = [root, root + way * length * 0.4 + Z * 2.4, root + way * length * 0.75 + Z * 0.5, root + way * (length + 10) - Z * 2]
        assembly.add(leather, tapered(flip(line), [radius, radius, radius * 0.96, radius * 0.84], [radius * 1.06, radius * 1.04, radius, radius * 0.88], X, 12, 36, dome=radius * 0.8))
        for offset in (-1, 1):
            seam = [p + vec(offset * radius * 0.55, 0, radius * 0.88) for p in smooth(line, 8)[6:-6]]
            assembly.add("thread", stitches(np.array(flip(seam)), 4.4, 2.6, 0.45))
    thumb = [vec(38, 4, 14), vec(60, 34, 16), vec(74, 64, 15), vec(80, 92, 12)]
    assembly.add(leather, tapered(flip(thumb), [16, 15, 13.5, 11.5], [18, 16, 14, 12], Z, 12, 36, dome=9))
    ray = [(-26, 28, 33.4), (0, 24, 35), (26, 28, 33.2)]
    for x, y, z in ray:
        line = [vec(x, y, z - 1.4), vec(x * 0.9, y + 26, z - 0.3), vec(x * 0.86, y + 48, z - 2)]
        assembly.add(leather, tube(smooth(flip(line), 8), 1.6, 2.6, None, 14, dome=2))
    cuff = [(-96, 41, 12.5), (-90, 43, 14), (-60, 41, 14), (-48, 39, 13)]
    rings = smooth(flip([vec(0, y, 14) for y, _, _ in cuff]), 8)
    at = np.linspace(0, 1, len(rings))
    assembly.add(lining, tube(rings, np.interp(at, [0, 0.2, 0.8, 1], [12.5, 14, 14, 13]), np.interp(at, [0, 0.2, 0.8, 1], [41, 43, 41, 39]), X, 64, caps=False))
    for k in range(17):
        x = -38 + k * 4.75
        rise = 14 + 13.9 * math.sqrt(max(0, 1 - (x / 44) ** 2))
        assembly.add(lining, tube(np.array(flip([vec(x, -95, rise - 1), vec(x, -50, rise - 1)])), 1.3, around=8))
    assembly.add("dark", tube(np.array(flip([vec(0, -96.5, 14), vec(0, -95.8, 14)])), 10.4, 38, X, 48))
    wrist = [vec(x, -32 + 1.5 * math.cos(x / 14), 16 + 15.2 * math.sqrt(max(0, 1 - (x / 43.5) ** 2))) for x in np.linspace(-38, 38, 30)]
    assembly.add(leather, tube(np.array(flip(wrist)), 1.6, 8, Y, 18, power=4))
    assembly.add("metal:#b8963e", turned([(0.1, 2.4), (4, 2), (6, 0.6), (6.4, -0.6)], vec(24 * mirror, -31, 30.6), unit(vec(0.3 * mirror, 0, 1)), 32))
    tip = flip([vec(-51, 138, 24)])[0]
    assembly.add("fabric:#4b4f52", tube(np.array([tip + vec(0, -6, 0), tip + vec(-2 * mirror, 6, -2)]), 3.4, 8, X, 24, dome=3))


def gloves(article, assembly):
    """Adds a pair of deerskin gloves, knitted cuffs, doubly sewn."""
    leather = f"leather:{article.hex}"
    assembly.group = "left"
    assembly.move(translation(-76, 14, 0) @ rotation_about((0, 0, 0), (0, 0, 1), 13))
    _glove(assembly, leather, "fabric:#4a3a2c", 1)
    assembly.group = "right"
    assembly.move(translation(76, -12, 0) @ rotation_about((0, 0, 0), (0, 0, 1), -10))
    _glove(assembly, leather, "fabric:#4a3a2c", -1)
    assembly.group = "main"
    add_label(assembly, "dark", 12, (-74, -44, 31.6), unit(vec(1, 0.22, 0)), unit(vec(-0.22, 1, 0)))


def trouser_clips(article, assembly):
    """Adds two open bands of chromed spring steel, one standing, one lying."""
    section = [(0.55, -9), (0.55, -8.4), (0.9, 0), (0.55, 8.4), (0.55, 9), (-0.55, 9), (-0.55, 8.4), (-0.2, 0), (-0.55, -8.4), (-0.55, -9)]
    turn = np.linspace(math.radians(-62), math.radians(242), 120)
    spiral = 36 + 3 * np.cos(turn * 1.0)
    for index, matrix in enumerate((translation(-34, 20, 39.6) @ rotation_about((0, 0, 0), (0, 0, 1), -16), translation(36, -30, 9.2) @ rotation_about((0, 0, 0), (0, 0, 1), 200) @ rotation_about((0, 0, 0), (1, 0, 0), 90))):
        assembly.group = f"clip{index}"
        assembly.move(matrix)
        ring = np.stack([spiral * np.cos(turn) * 0.94, 0 * turn, spiral * np.sin(turn)], 1)
        assembly.add("chrome", swept(ring, section, (0, 1, 0)))
        for end, toward in ((ring[0], ring[3]), (ring[-1], ring[-4])):
            out = unit(end - toward)
            away = unit(end)
            curl = [end + away * (4.4 - 4.4 * math.cos(t)) + out * 4.4 * math.sin(t) for t in np.linspace(0, math.pi * 1.5, 20)]
            assembly.add("chrome", swept(np.array(curl), section, (0, 1, 0)))
    assembly.group = "main"
