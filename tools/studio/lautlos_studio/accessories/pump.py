"""Pumps: a track pump with a wooden handle and gauge, a mini pump with its hose."""

import math

import numpy as np

from ..mesh.outlines import hull, rectangle
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import FLAT, X, Z, add_label, add_round_label, block

WOOD = "wood:#b98652"


def floor_pump(article, assembly):
    """Adds a steel barrel on a tripod foot, beech handle, dial and a hose with a brass head."""
    paint = {"#1b1c1d": "black_gloss"}.get(article.hex, f"gloss:{article.hex}")
    barrel = [(15, 0), (17, 1), (17, 470), (15, 472)]
    assembly.add(paint, turned(barrel, vec(0, 0, 40), Z, 72))
    for z, height in ((40, 20), (488, 26)):
        cap = [(17.2, 0), (20.5, 0), (21.5, 1), (21.5, height - 2), (20, height), (6, height)]
        assembly.add("brass", turned(cap, vec(0, 0, z), Z, 72))
    assembly.add("silver", rod(vec(0, 0, 510), vec(0, 0, 620), 6))
    handle = np.array([vec(x, 0, 632) for x in np.linspace(-120, 120, 60)])
    share = np.abs(np.linspace(-1, 1, 60))
    assembly.add(WOOD, tube(handle, np.interp(share, [0, 0.12, 0.2, 0.6, 0.9, 1], [17, 17, 13, 15.5, 14, 10]), around=56, dome=4))
    assembly.add(WOOD, tube(handle[:2][::-1] , 10, around=56, dome=4))
    assembly.add("brass", turned([(6, 0), (10, 0), (11, 1), (11, 8), (9, 12)], vec(0, 0, 606), Z, 48))
    # The foot: one treadle each side and one to the front.
    for x in (-1, 1):
        foot = [(0, 0, 24), (x * 92, 14, 15)]
        assembly.add(paint, plate([hull(foot)], 12, 4, (0, 0, 8), FLAT))
        assembly.add("rubber:#1d1e20", plate([hull([(x * 56, 9, 11), (x * 92, 14, 11)])], 3, 1, (0, 0, 15), FLAT))
    assembly.add(paint, plate([hull([(0, 0, 26), (0, -66, 16)])], 12, 4, (0, 0, 8), FLAT))
    assembly.add(paint, turned([(34, 0), (30, 10), (24, 24), (21, 34)], vec(0, 0, 12), Z, 64))
    dial = vec(0, -46, 42)
    face = unit(vec(0, -0.62, 0.78))
    assembly.add("brass", turned([(0.1, -14), (20, -14), (31, -10), (32, -8), (32, 3), (30, 4.4), (28.6, 4.4), (28.6, 1)], dial, face, 72))
    assembly.add("plastic:#f2efe4", turned([(0.1, 1), (28.6, 1)], dial, face, 72))
    up = unit(np.cross(face, X))
    up = up if up[2] > 0 else -up
    for k in range(12):
        turn = math.radians(225 - k * 24.5)
        out = X * math.cos(turn) + up * math.sin(turn)
        side = np.cross(face, out)
        assembly.add("dark", plate([rectangle(0, 0, 5 if k % 2 == 0 else 3, 1.1)], 0.4, 0.1, dial + out * 24.5 + face * 1.3, (out, side, face)))
    for k, text in ((0, "0"), (4, "4"), (8, "8"), (11, "11")):
        turn = math.radians(225 - k * 24.5)
        add_label(assembly, "dark", 6.4, dial + (X * math.cos(turn) + up * math.sin(turn)) * 17.6 + face * 1.3, X, up, text)
    hand = X * math.cos(math.radians(150)) + up * math.sin(math.radians(150))
    assembly.add("plastic:#a33a1c", plate([rectangle(8, 0, 26, 1.6)], 0.6, 0.1, dial + face * 1.9, (hand, np.cross(face, hand), face)))
    assembly.add("glass", turned([(28.6, 3.2), (14, 4.6), (0.1, 5)], dial, face, 72))
    hose = smooth([vec(18, 0, 60), vec(48, -4, 72), vec(84, -10, 140), vec(92, -8, 300), vec(70, -6, 440), vec(34, -8, 520), vec(27, -12, 470), vec(26, -16, 400)], 14)
    assembly.add("rubber:#232527", tube(hose, 4.6, around=24))
    head = hose[-1]
    assembly.add("brass", turned([(0.1, -2), (5.6, -2), (6.4, 0), (6.4, 14), (9.5, 17), (9.5, 46), (8, 48), (4, 48), (4, 40), (0.1, 40)], head, vec(0, -0.06, -1), 48))
    assembly.add("black", tube([head + vec(0, -4, -30), head + vec(0, -16, -12)], 2.4, 5, X, 20, power=4, dome=2))
    assembly.add("black", block((22, -9, 496), (22, 20, 12), 4, 2))
    add_round_label(assembly, "reflective" if paint == "black_gloss" else "thread", 25, vec(0, 0, 330), 17.25, Z, unit(vec(0.35, -1, 0)), along_axis=True)


def mini_pump(article, assembly):
    """Adds a slim pump lying beside its bracket, with the hose pulled out."""
    axis, z = X, 12
    start = vec(-104, 18, z)
    body = [(0.1, 0), (8.6, 0), (10.6, 2), (10.8, 5), (10.8, 64), (10.2, 66), (9.4, 66), (9.4, 68), (10.6, 70), (10.6, 196), (9.8, 199), (8, 200), (0.1, 200)]
    assembly.add("black", turned(body, start, axis, 72))
    for k in range(9):
        assembly.add("black_matt", turned([(10.6, 8 + k * 6), (11.5, 9.4 + k * 6), (11.5, 11 + k * 6), (10.6, 12.4 + k * 6)], start, axis, 72))
    assembly.add("satin_silver", turned([(10.9, 190), (11.4, 191), (11.4, 198), (10.6, 199)], start, axis, 72))
    add_round_label(assembly, "reflective", 12, start + axis * 130, 10.75, axis, unit(vec(0, -0.8, 0.6)), along_axis=True)
    hose = smooth([start + axis * 200, start + axis * 224, vec(140, 2, z - 2), vec(138, -34, 5), vec(98, -48, 4.6), vec(52, -44, 4.6)], 12)
    assembly.add("rubber:#1b1c1d", tube(hose, 3.4, around=24))
    assembly.add("satin_silver", turned([(0.1, 0), (4.4, 0), (4.8, 1), (4.8, 9), (5.8, 10), (5.8, 22), (5, 23), (3, 23), (3, 18), (0.1, 18)], hose[-1], unit(hose[-1] - hose[-4]), 24))
    assembly.add("black_plastic", block((-48, -40, 5), (94, 26, 7), 9, 2, FLAT))
    for x in (-80, -16):
        assembly.add("dark", block((x, -40, 8.6), (11, 5.4, 0.6), 2.6, 0.2, FLAT))
    for x in (-72, -24):
        cradle = [vec(x, -40 + 13.5 * math.cos(t), 20 + 13.5 * math.sin(t)) for t in np.linspace(math.radians(150), math.radians(390), 36)]
        assembly.add("black_plastic", tube(np.array(cradle), 2, 7, X, 20, power=4, dome=2))
    band = [vec(-48, -40 + 17 * math.cos(t), 17 + 13 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 50, endpoint=False)]
    assembly.add("rubber:#3a3d40", tube(np.array(band), 1.1, 4, X, 16, closed=True, power=4))
