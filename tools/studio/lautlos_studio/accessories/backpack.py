"""The backpack that hangs on a rack: roll top, straps, side pocket with a bottle."""

import numpy as np

from ..mesh.paths import smooth
from ..mesh.solids import tube, turned
from ..mesh.vector import vec
from .kit import X, Y, Z, add_label, block, loft, stitches, strap
from .panniers import LEATHER, _roll


def backpack(article, assembly):
    """Adds a roll-top backpack of twenty litres, its front towards the camera."""
    cloth = f"fabric:{article.hex}"
    body = [(0, 128, 62, 4.5), (6, 140, 74, 4.5), (50, 148, 80, 4), (170, 150, 80, 3.6), (290, 146, 72, 3.4), (360, 142, 48, 3), (400, 140, 20, 2.6), (420, 140, 8, 2.4)]
    assembly.add(cloth, loft(body, 160, 100, creases=3.0, seed=12, scale=120))
    vertices, faces = _roll(140, 1.6, 8)
    assembly.add(cloth, (vertices + vec(0, -2, 431), faces))
    assembly.add("fabric:#232426", loft([(-2, 130, 64, 4.5), (6, 142, 76.4, 4.5), (62, 150.8, 82.6, 4)], 160, 20, caps=False))
    pocket = [(86, 84, 12, 5, 0, -76), (92, 98, 18, 5, 0, -78), (180, 102, 20, 4.5, 0, -79), (250, 100, 15, 4.5, 0, -76), (262, 96, 6, 4.5, 0, -70)]
    assembly.add(cloth, loft(pocket, 120, 40, creases=1.2, seed=4, scale=70))
    zip_line = smooth([vec(-92, -91, 236), vec(0, -95, 238), vec(92, -91, 236)], 16)
    assembly.add("black_plastic", tube(zip_line, 3.6, 1.8, Y, 14))
    assembly.add("silver", block((70, -97, 226), (6, 20, 2), 2.4, 0.8))
    assembly.add(LEATHER, block((70, -97, 208), (10, 24, 2.4), 4, 0.8))
    assembly.add(LEATHER, block((0, -100.5, 164), (78, 36, 2.6), 7, 1))
    add_label(assembly, "dark", 19, (0, -102, 164))
    assembly.add("reflective", block((0, -99.4, 112), (150, 7, 1.6), 3, 0.5))
    for x in (-96, 96):
        path = [vec(x, 20, 440), vec(x, -2, 453), vec(x, -26, 440), vec(x, -48, 396), vec(x, -74, 320), vec(x, -80, 292)]
        assembly.add("fabric:#232426", strap(path, 24, 2.6))
        assembly.add("black_plastic", block((x, -72, 330), (36, 42, 9), 6, 3, (X, vec(0, 0.3, 0.954), vec(0, -0.954, 0.3))))
    handle = [vec(-36, 40, 404), vec(-26, 44, 446), vec(26, 44, 446), vec(36, 40, 404)]
    assembly.add("fabric:#232426", strap(handle, 22, 4, Y))
    for side in (-1, 1):
        carry = [vec(side * 60, 52, 392), vec(side * 92, 106, 372), vec(side * 112, 142, 280), vec(side * 118, 128, 150), vec(side * 122, 84, 52)]
        assembly.add("fabric:#232426", strap(carry, 58, 11, X))
    assembly.add("fabric:#232426", loft([(18, 26, 44, 3, 148, 2), (24, 30, 46, 3, 150, 2), (140, 31, 46, 3, 152, 2), (144, 29, 45, 3, 152, 2)], 60, 24, creases=1, seed=2))
    bottle = [(0.1, 0), (30, 0), (33, 4), (33, 150), (29, 170), (20, 182), (20, 188)]
    assembly.add("satin_silver", turned(bottle, vec(152, 2, 24), Z, 64))
    assembly.add("black_plastic", turned([(0.1, 30), (15, 30), (19, 28), (22, 24), (22, 2), (21, 0)], vec(152, 2, 210), Z, 56))
    for x in (-84, 84):
        hook = smooth([vec(x, 60, 352), vec(x, 80, 366), vec(x, 92, 352), vec(x, 92, 330)], 8)
        assembly.add("black_plastic", tube(hook, 3.6, 10, X, 20, power=5, dome=3))
    hem = np.array([vec(x, -81.6 - 0.8 * np.cos(x / 150), 70) for x in np.linspace(-112, 112, 60)])
    assembly.add("thread", stitches(hem, 6, 3.4, 0.5))
