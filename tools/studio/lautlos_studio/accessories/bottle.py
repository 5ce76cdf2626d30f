"""A bottle cage bent from one wire, alone or with its steel bottle."""

import math

import numpy as np

from ..mesh.outlines import circle, rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec
from .kit import Y, Z, add_round_label, add_screw

RADIUS = 37.5


def _round(angle, z, radius=RADIUS):
    return vec(radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle)), z)


def bottle_cage(article, assembly):
    """Adds the cage: six bends of stainless wire, whose back runs up to the two bolts."""
    with_bottle = article.one_of("variant", {"Halter": False, "Halter und Flasche": True})
    wire = 2.6
    for side in (-1, 1):
        up = [_round(side * (164 - k * 0.0), 20 + k * 14) for k in range(9)]
        hoop = [_round(side * a, z, RADIUS + wire) for a, z in ((150, 138), (128, 146), (100, 142), (72, 128), (50, 108), (30, 92), (8, 86))]
        low = [_round(side * a, z, RADIUS + wire) for a, z in ((166, 20), (140, 9), (112, 22), (84, 52), (58, 78), (32, 90), (8, 86))]
        path = smooth([*up[:1], *[p * vec(1, 1, 1) for p in up[1:]], *hoop], 10)
        assembly.add("chrome", tube(path, wire, around=20))
        assembly.add("chrome", tube(smooth(low, 12), wire, around=20))
        floor = [_round(side * 150, 12), vec(side * 22, 8, 2.6), vec(side * 17, -16, 2.6), vec(side * 8, -RADIUS - 1, 3.4), vec(0, -RADIUS - 3, 8)]
        assembly.add("chrome", tube(smooth(floor, 10), wire, around=20))
    front = [_round(a, 86, RADIUS + wire) for a in np.linspace(-9, 9, 8)]
    assembly.add("chrome", tube(np.array(front), wire, around=20))
    bridge = plate([rounded([(-12, 20), (12, 20), (12, 134), (-12, 134)], 6), circle(0, 34, 2.8), rounded([(-2.8, 88), (2.8, 88), (2.8, 106), (-2.8, 106)], 2.7)], 2.4, 0.8, (0, RADIUS + 3.4, 0))
    assembly.add("satin_silver", bridge)
    if not with_bottle:
        for z in (34, 98):
            add_screw(assembly, vec(0, RADIUS + 2, z), -Y, 4.6)
        return
    body = [(0.1, 6), (31, 6), (35, 7.4), (36.6, 11), (36.6, 178)]
    shoulder = [(36.6 - 15 * (1 - math.cos(t)) , 178 + 26 * math.sin(t)) for t in np.linspace(0.1, math.pi / 2, 14)]
    assembly.add("metal:#b9bcbe", turned([*body, *shoulder, (21.6, 210), (0.1, 210)], vec(0, 0, 0), Z, 120))
    groove = [(36.4, 104), (37.2, 105), (37.2, 107), (36.4, 108)]
    for shift in (0, 34):
        assembly.add("metal:#b9bcbe", turned([(r, z + shift) for r, z in groove], vec(0, 0, 0), Z, 120))
    assembly.add("black_plastic", turned([(22, 205), (25, 205.6), (25.6, 207), (25.6, 222), (24, 225), (12, 228), (11, 230), (11, 238), (9, 241), (0.1, 241)], vec(0, 0, 0), Z, 96))
    for k in range(36):
        t = 2 * math.pi * k / 36
        edge = vec(25.5 * math.cos(t), 25.5 * math.sin(t), 0)
        assembly.add("black_plastic", tube(np.array([edge + Z * 208, edge + Z * 221]), 0.9, around=8))
    handle = smooth([vec(-25, 0, 214), vec(-23, 0, 240), vec(0, 0, 253), vec(23, 0, 240), vec(25, 0, 214)], 10)
    assembly.add("black_plastic", tube(handle, 2.6, 6, Y, 20, power=3))
    add_round_label(assembly, "dark", 21, vec(0, 0, 158), 36.9, Z, unit(vec(0.45, -1, 0)))
