"""Bar tape, hoods and levers of drop bars; tape and slim levers of bullhorn bars."""

import numpy as np

from ..mesh.paths import cut, lengths, shares, smooth
from ..mesh.solids import tube
from ..mesh.vector import unit, vec
from .bars import stem_points


def add_drop_controls(assembly, bike, path, side):
    """Adds tape, hood and lever of a drop bar's half; returns where its hose leaves and in which direction."""
    _tape(assembly, bike, path, 92)
    clamp, out = stem_points(bike)[1], side * 207
    hood = smooth(
        [
            clamp + vec(*point)
            for point in ((56, out, -3), (84, out, 2), (110, out, 9), (126, out, 26), (131, out, 39))
        ],
        8,
    )
    share = shares(hood)
    assembly.add(
        "black_plastic",
        tube(
            hood,
            np.interp(share, [0, 0.3, 0.6, 0.85, 1], [17, 17.5, 17, 13.5, 9]),
            np.interp(share, [0, 0.4, 0.8, 1], [15, 14.5, 13.5, 10]),
            (0, 1, 0),
            36,
            dome=7,
        ),
    )
    bend = ((126, 0, 14), (134, 2, -14), (126, 7, -62), (116, 12, -98), (122, 14, -114))
    blade = smooth([clamp + vec(ahead, out + side * splay, up) for ahead, splay, up in bend], 8)
    share = shares(blade)
    assembly.add(
        "black",
        tube(
            blade,
            np.interp(share, [0, 0.5, 1], [7, 4, 4]),
            np.interp(share, [0, 0.4, 1], [8, 9, 6]),
            (0, 1, 0),
            20,
            dome=3,
        ),
    )
    paddle = smooth(
        [clamp + vec(ahead - 9, out + side * (splay + 2), up) for ahead, splay, up in bend[1:4]], 8
    )
    assembly.add(
        "black_gloss",
        tube(paddle, 3, np.interp(shares(paddle), [0, 0.7, 1], [5, 8, 6]), (0, 1, 0), 18, dome=2),
    )
    return path[int(np.searchsorted(lengths(path), 96))], vec(0, -side, 0)


def add_bullhorn_controls(assembly, bike, path, side):
    """Adds tape and a lever at the horn's tip; returns where its cable leaves and in which direction."""
    _tape(assembly, bike, path, 120)
    tip, along = path[-1], unit(path[-1] - path[-6])
    assembly.add("black", tube([tip, tip + along * 16], [12.5, 11], around=28, dome=3))
    drop = np.cross(vec(0, 1, 0), along)
    drop = drop if drop[2] < 0 else -drop
    blade = smooth(
        [
            tip + along * 14,
            tip + along * 18 + drop * 18,
            tip + drop * 36 - along * 22,
            tip + drop * 40 - along * 62,
            tip + drop * 36 - along * 92,
        ],
        10,
    )
    share = shares(blade)
    assembly.add(
        "black",
        tube(
            blade,
            np.interp(share, [0, 0.3, 1], [5, 4, 3.4]),
            np.interp(share, [0, 0.5, 1], [6, 7, 5]),
            (0, 1, 0),
            20,
            dome=3,
        ),
    )
    return path[int(np.searchsorted(lengths(path), 122))], vec(0, -side, 0)


def _tape(assembly, bike, path, start):
    """Adds overlapping turns of tape from a distance (mm) on the path to its end, with a finishing band and a plug."""
    whole = lengths(path)[-1]
    tape = cut(path, start, whole)
    way = lengths(tape)
    wraps = 15.0 + 0.5 * ((way / 24.0) % 1.0)
    assembly.add(f"grip_{bike.build['grip']}", tube(tape, wraps, around=32))
    assembly.add(
        "black",
        tube(
            cut(path, start - 9, start + 2),
            [15.2, *[15.6] * (len(cut(path, start - 9, start + 2)) - 2), 15.2],
            around=32,
        ),
    )
    along = unit(path[-1] - path[-2])
    assembly.add("black", tube([path[-1], path[-1] + along * 2.5], [13.6, 12], around=28, dome=1.2))
