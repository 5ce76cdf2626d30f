"""Saddles: the saddle bodies of the bicycles in the article's material, with the details of each article."""

import numpy as np

from ..bike.saddle import add_saddle_body
from ..mesh.outlines import rounded
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import vec
from .kit import X, Y, Z, add_label

TOP = vec(0, 0, 51)
"""The middle of the saddle's top, mm."""


class _Dressed:
    """An assembly that replaces materials of the added parts. A part whose material is replaced by None is left out."""

    def __init__(self, assembly, **instead):
        self._assembly, self._instead = assembly, instead

    def add(self, material, solid, subdivisions=0):
        """Adds a solid in the material that replaces the given one."""
        material = self._instead.get(material, material)
        if material:
            self._assembly.add(material, solid, subdivisions)


def leather_saddle(article, assembly):
    """Adds a saddle of core leather on steel rails, held by copper rivets."""
    dressed = _Dressed(assembly, saddle_black=f"leather:{article.hex}", brass="metal:#b87548")
    add_saddle_body(dressed, TOP, "leather", "black")
    key = TOP + vec(20, -112, -49)
    way = (vec(0.97, -0.24, 0), vec(0.24, 0.97, 0), Z)
    spanner = np.array([(-9, -9), (6, -4.5), (78, -4.5), (90, -10), (104, -8), (98, -3.4), (98, 3.4), (104, 8), (90, 10), (78, 4.5), (6, 4.5), (-9, 9), (-16, 6), (-8, 3.2), (-8, -3.2), (-16, -6)], float)
    assembly.add("satin_silver", plate([rounded(spanner, 2.4)], 3.4, 1, key, way))


def rubber_saddle(article, assembly):
    """Adds a saddle of natural rubber under cotton, with an aluminium frame and riveted edges."""
    dressed = _Dressed(assembly, saddle_black=f"fabric:{article.hex}", chrome="black", brass="satin_silver")
    add_saddle_body(dressed, TOP, "leather", "black")


def sprung_saddle(article, assembly):
    """Adds a broad, quilted city saddle on two elastomers."""
    dressed = _Dressed(assembly, saddle_black=f"leather:{article.hex}", satin_silver=None)
    add_saddle_body(dressed, TOP, "comfort", "black")
    for side in (-1, 1):
        centre = TOP + vec(140 - 226, side * 50, -58)
        for index in range(3):
            z = index * 10
            rib = [(0.1, z), (11, z), (14, z + 2), (15, z + 5), (14, z + 8), (11, z + 10), (0.1, z + 10)]
            assembly.add("rubber:#6d2a20", turned(rib, centre, Z, 48))


def floating_saddle(article, assembly):
    """Adds two shells with a coloured elastomer between them and a relief channel along the middle."""
    wide = article.one_of("size", {"S/M": 1.0, "M/L": 1.09})
    dressed = _Dressed(assembly, saddle_black="rubber:#222326")
    add_saddle_body(_Scaled(dressed, wide), TOP, "sport", "black")
    channel = smooth([TOP + vec(86, 0, 1), TOP + vec(40, 0, 0.6), TOP + vec(-20, 0, -1.6), TOP + vec(-70, 0, 0.6), TOP + vec(-104, 0, 4)], 12)
    width = np.interp(np.linspace(0, 1, len(channel)), [0, 0.2, 0.6, 0.9, 1], [1, 6, 9, 8, 2])
    assembly.add("dark", tube(channel, 1.1, width, Y, 24, dome=2))
    for side in (-1, 1):
        line = [TOP + vec(x, side * wide * y, z) for x, y, z in ((140, 6, -20), (100, 21, -24), (40, 30, -27), (-10, 44, -29), (-60, 62, -27), (-110, 66, -20))]
        assembly.add("rubber:#3f6f8f", tube(smooth(line, 10), 3.4, 4.6, Z, 18, dome=3))
        lower = [point - Z * 7 for point in line]
        assembly.add("black_plastic", tube(smooth(lower, 10), 3.6, 6, Z, 18, dome=3))
    add_label(assembly, "reflective", 9, TOP + vec(-40, -(wide * 66 + 1), -14), X, vec(0, 0.35, 1), "ST Core")


class _Scaled:
    """An assembly that scales the width of the added parts by a factor."""

    def __init__(self, assembly, factor):
        self._assembly, self._factor = assembly, factor

    def add(self, material, solid, subdivisions=0):
        """Adds a solid, widened or narrowed by the factor."""
        vertices, faces = solid
        self._assembly.add(material, (np.asarray(vertices) * vec(1, self._factor, 1), faces), subdivisions)
