"""Baskets: powder-coated wire and woven willow."""

import math

import numpy as np

from ..mesh.outlines import rectangle
from ..mesh.paths import filleted
from ..mesh.plates import plate
from ..mesh.solids import tube
from ..mesh.vector import vec
from .kit import FLAT, X, Y, Z, add_label, add_screw, block, joined, ring_of, strap
from .panniers import LEATHER, add_buckle


def _level(half_x, half_y, z, power=6, count=160):
    flat = ring_of(half_x, half_y, power, count)
    return np.column_stack([flat, np.full(count, z)])


def _section(z, low, high, height):
    share = z / height
    return low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share


def wire_basket(article, assembly):
    """Adds a wire basket with a beech floor; its wires bend over a thick rim."""
    metal = {"#1b1c1d": "black", "#e9ddb4": "gloss:#e9ddb4"}.get(article.hex)
    if metal is None:
        raise article.wrong("color.hex", f"no powder in {article.hex}")
    height, low, high = 190, (166, 112), (190, 135)
    for z, wire in ((190, 4), (150, 1.6), (110, 1.6), (70, 1.6), (30, 1.6), (4, 2.6)):
        half_x, half_y = _section(z, low, high, height)
        assembly.add(metal, tube(_level(half_x, half_y, z + 4), wire, around=14, closed=True))
    wires = []
    count = 60
    base, top = _level(*low, 6, count=count), _level(*high, height + 4, count=count)
    middle = vec(0, 0, 6)
    for start, end in zip(base, top):
        inward = (middle - start) * vec(1, 1, 0)
        foot = start + inward / np.linalg.norm(inward) * 16
        wires.append(tube(filleted([foot, start, end], 12, 5), 1.5, around=10))
    for x in np.linspace(-140, 140, 15):
        wires.append(tube(np.array([vec(x, -low[1] + 4, 5), vec(x, low[1] - 4, 5)]), 1.5, around=10))
    assembly.add(metal, joined(wires))
    for y in np.linspace(-78, 78, 4):
        assembly.add("wood:#c79a63", plate([rectangle(0, y, 292, 44, 4)], 8, 1.6, (0, 0, 13), FLAT))
        for x in (-120, 120):
            add_screw(assembly, vec(x, y, 17), Z, 3.4)
    assembly.add("wood:#c79a63", block((0, -131, 120), (104, 38, 5), 8, 1.4, (X, vec(0, -0.12, 1), Y)))
    add_label(assembly, "dark", 24, (0, -134.6, 120), X, vec(0, -0.12, 1))
    for x in (-44, 44):
        add_screw(assembly, vec(x, -134, 120), -Y, 3)
    # The stays that take the load to the axle.
    for side in (-1, 1):
        stay = filleted([vec(side * 120, 112, 40), vec(side * 96, 152, 8), vec(side * 92, 158, 4)], 20, 6)
        assembly.add(metal, tube(stay, 4, around=16, dome=2))


def willow_basket(article, assembly):
    """Adds a basket woven of unpeeled willow, with a braided rim and leather straps."""
    height, low, high = 188, (138, 96), (176, 128)
    stakes, count = [], 44
    dark, light = [], []
    for index in range(count):
        line = []
        for z in np.linspace(0, height, 12):
            half_x, half_y = _section(z, low, high, height)
            line.append(_level(half_x, half_y, z + 6, 3.2, count)[index])
        stakes.append(tube(np.array(line), 2.6, around=10))
    assembly.add("wood:#6b4a2c", joined(stakes))
    chance = np.random.default_rng(6)
    rows = 27
    for row in range(rows):
        z = 8 + row * (height - 14) / (rows - 1)
        half_x, half_y = _section(z, low, high, height)
        ring = _level(half_x, half_y, z + 4, 3.2, count * 6)
        phase = np.arange(count * 6) / 6.0
        out = ring * vec(1, 1, 0)
        out /= np.linalg.norm(out, axis=1)[:, None]
        weave = 3.4 * np.cos(math.pi * phase + (math.pi if row % 2 else 0))
        sway = 0.7 * np.sin(phase * 0.7 + row) + chance.normal(0, 0.12, len(phase))
        rod_path = ring + out * weave[:, None] + Z * sway[:, None]
        (dark if row % 5 == 2 else light).append(tube(rod_path, 3.3 + 0.25 * np.sin(phase * 0.9 + row * 2), around=12, closed=True))
    assembly.add("wood:#9a6d3e", joined(light))
    assembly.add("wood:#7b5530", joined(dark))
    for strand in range(4):
        ring = _level(high[0] + 2, high[1] + 2, height + 8, 3.2, 360)
        phase = np.linspace(0, 2 * math.pi * 26, 360, endpoint=False) + strand * math.pi / 2
        out = ring * vec(1, 1, 0)
        out /= np.linalg.norm(out, axis=1)[:, None]
        assembly.add("wood:#9a6d3e" if strand % 2 else "wood:#86602f", tube(ring + out * (6 * np.cos(phase))[:, None] + Z * (6 * np.sin(phase))[:, None], 4, around=12, closed=True))
    floor = [ring_of(low[0] - 4, low[1] - 4, 3.2, 80)]
    assembly.add("wood:#d9b787", plate(floor, 6, 1.4, (0, 0, 8), FLAT))
    for x in (-74, 74):
        belt = [vec(x, -106, 92), vec(x, -124, 138), vec(x, -138, 184), vec(x, -136, 206), vec(x, -118, 208), vec(x, -108, 180)]
        assembly.add(LEATHER, strap(belt, 26, 3.4))
        add_buckle(assembly, (x, -130, 156), 28)
    assembly.add(LEATHER, block((0, -128.5, 134), (78, 34, 3), 7, 1.1, (X, vec(0, -0.17, 0.985), vec(0, 0.985, 0.17))))
    add_label(assembly, "dark", 19, (0, -130.6, 134), X, vec(0, -0.17, 0.985))
