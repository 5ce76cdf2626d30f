"""Bells with a lever for the thumb."""

import math

import numpy as np

from ..bike.wordmark import FONT, WORD
from ..mesh.paths import smooth
from ..mesh.plates import lettering
from ..mesh.solids import rod, tube, turned
from ..mesh.vector import unit, vec
from .bell import add_bar_clamp, dome
from .kit import X, Z, block


def ding_dong_bell(article, assembly):
    """Adds an 80 mm bell of painted steel with two tones and a thumb lever."""
    paint, centre = f"gloss:{article.hex}", vec(0, 0, 48)
    assembly.add(paint, turned(dome(40, 25, 1.4, 1.8, 6), centre, Z, 120))
    assembly.add("chrome", turned([(40.2, -1.9), (40.9, -1.2), (40.9, 0.4), (40.2, 1.2)], centre, Z, 120))
    assembly.add("chrome", turned([(0.1, 3), (4, 2.7), (6, 1.4), (6.4, -1)], centre + Z * 24.6, Z, 40))
    lower = [(x, -z * 0.55 - 4) for x, z in dome(38.5, 20, 1.2, 0, 8)[:29]]
    assembly.add("chrome", turned(lower, centre, Z, 120))
    letters = _domed_label(centre, 40, 25, 6, 11)
    assembly.add("thread" if article.hex != "#e9ddb4" else "dark", letters)
    assembly.add("chrome", turned([(0.1, 0), (8, 0), (8, 20), (0.1, 20)], vec(0, 0, 18), Z, 40))
    add_bar_clamp(assembly, 16.5, material="chrome")
    lever = smooth([vec(22, -20, 42), vec(36, -30, 41), vec(45, -36, 40), vec(51, -39, 42)], 8)
    assembly.add("chrome", tube(lever, 1.6, 5, vec(0.6, 0.8, 0), 20, power=4))
    assembly.add(
        "chrome",
        tube(
            [lever[-1] - vec(4, -2, 0), lever[-1] + vec(5, -3, 2)],
            2,
            9,
            vec(0.6, 0.8, 0),
            24,
            power=3,
            dome=2,
        ),
    )


def _domed_label(centre, radius, height, flat, size):
    """Returns the wordmark wrapped onto a dome, readable from the front."""
    letters, faces = lettering(WORD, size, FONT, bolder=0.2)
    polar = 0.62 - letters[:, 1] / (radius * 0.86)
    out = flat + (radius - flat) * np.sin(polar)
    around = letters[:, 0] / (flat + (radius - flat) * math.sin(0.62)) - math.pi / 2 + 0.42
    points = np.stack(
        [(out + 0.2) * np.cos(around), (out + 0.2) * np.sin(around), height * np.cos(polar) + 0.25], 1
    )
    return points + centre, faces


def chrome_bell(article, assembly):
    """Adds a classic bell with a lever: chromed steel with an embossed lid."""
    centre = vec(0, 0, 42)
    shell = dome(30, 21, 1.2, 1.6, 8)
    assembly.add("chrome", turned(shell, centre, Z, 120))
    for radius in (12, 16.5):
        polar = math.asin((radius - 8) / 22)
        z = 21 * math.cos(polar)
        assembly.add(
            "chrome",
            turned([(radius - 0.9, z - 0.3), (radius, z + 0.7), (radius + 0.9, z - 0.5)], centre, Z, 96),
        )
    assembly.add("chrome", turned([(0.1, 3), (3.4, 2.8), (5, 1.6), (5.4, 0)], centre + Z * 20.4, Z, 36))
    assembly.add(
        "satin_silver", turned([(29, -3.8), (30.6, -3.2), (30.6, -1.6), (0.1, -1.6)], centre, Z, 120)
    )
    assembly.add("satin_silver", turned([(0.1, -12), (18, -12), (28, -6), (29, -3.6)], centre, Z, 96))
    assembly.add("dark", _domed_label(centre, 30, 21, 8, 8.5))
    add_bar_clamp(assembly, 16, material="chrome")
    assembly.add("chrome", rod(vec(0, 0, 28), vec(0, 0, 34), 8))
    lever = smooth([vec(16, -16, 36), vec(27, -27, 35.5), vec(34, -33, 36), vec(40, -37, 40)], 8)
    assembly.add("chrome", tube(lever, 1.3, 4.4, vec(0.7, 0.7, 0), 20, power=4))
    assembly.add(
        "black_plastic",
        tube(
            [lever[-2] - vec(3, -3, 2), lever[-1] + vec(4, -3, 4)],
            2.6,
            7,
            vec(0.7, 0.7, 0),
            24,
            power=3,
            dome=2,
        ),
    )


def childs_bell(article, assembly):
    """Adds a small bell for children with a large lever, held by a rubber band."""
    centre = vec(0, 0, 38)
    assembly.add(f"gloss:{article.hex}", turned(dome(24, 21, 1.4, 1.8), centre, Z, 110))
    assembly.add("black_plastic", turned([(0.1, -8), (17, -8), (21, -4), (22, 0), (0.1, 0)], centre, Z, 72))
    lever = smooth([vec(14, -14, 34), vec(24, -22, 33), vec(32, -27, 35), vec(38, -30, 42)], 8)
    assembly.add("black_plastic", tube(lever, 3, 6.5, vec(0.7, 0.7, 0), 28, power=3))
    assembly.add(
        f"gloss:{article.hex}",
        turned(
            [(0.1, 3.6), (6, 3.4), (9.4, 2), (10.4, 0), (9.4, -2), (0.1, -3)],
            vec(39, -31, 44),
            unit(vec(0.55, -0.5, 0.6)),
            44,
        ),
    )
    band = [
        vec(0, 17 * math.sin(t) * 0.94, 14 + 15.5 * math.cos(t))
        for t in np.linspace(0, 2 * math.pi, 60, endpoint=False)
    ]
    assembly.add("rubber:#232527", tube(np.array(band), 2, 8, X, 22, closed=True, power=4))
    assembly.add("rubber:#232527", block((0, -18, 12), (18, 12, 4), 4, 1.6))
    assembly.add("dark" if article.hex != "#1f2e4a" else "thread", _domed_label(centre, 24, 21, 0, 7.5))
