"""Pinion gearboxes: the small C line in black, the large P line in bright magnesium, and Smart.Shift."""


import numpy as np

from ..mesh.outlines import hull
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec


def add_gearbox(assembly, bike):
    """Adds the gearbox of the drive train, in a painted bridge of the frame."""
    drive = bike.spec.drive
    large = drive.startswith("pinion-p")
    metal = "magnesium" if large else "housing"
    scale = 1.0 if large else 0.9
    centre = bike.points.bottom_bracket
    lobes = [(0, 0, 50), (46, 40, 37), (-44, 44, 34), (-4, 66, 30)]
    lobes = [(centre[0] + x * scale, centre[2] + z * scale, r * scale) for x, z, r in lobes]
    _bridge(assembly, bike, lobes)
    assembly.add(metal, plate([hull(lobes)], 70, 7))
    rim = hull([(x, z, r - 5) for x, z, r in lobes])
    assembly.add(metal, plate([rim], 78, 3.5))
    face = hull([(x, z, r - 12) for x, z, r in lobes])
    assembly.add("black_matt" if not large else "satin_silver", plate([face], 80, 1))
    _screws(assembly, lobes)
    _ribs(assembly, metal, lobes, centre)
    if "smart" in drive:
        _actuator(assembly, lobes)
    else:
        _shift_cables(assembly, bike, lobes)


def _bridge(assembly, bike, lobes):
    """Adds the part of the frame that holds the gearbox, welded between seat tube and down tube."""
    p = bike.points
    back = p.bottom_bracket + p.seating * 92
    ahead = p.bottom_bracket + unit(bike.down_at_head - p.bottom_bracket) * (
        104 if bike.spec.shape != "wave" else 70
    )
    if bike.spec.shape == "wave":
        ahead = p.bottom_bracket + vec(92, 0, 46)
    top = lobes[3]
    outline = hull([(back[0], back[2], 15), (ahead[0], ahead[2], 15), (top[0], top[1], 30)])
    assembly.add("paint", plate([outline], 44, 9))


def _screws(assembly, lobes):
    outline = hull([(x, z, r - 3) for x, z, r in lobes])
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outline, axis=0), axis=1))])
    for at in np.linspace(0, way[-1], 12, endpoint=False):
        x, z = np.interp(at, way, outline[:, 0]), np.interp(at, way, outline[:, 1])
        place = vec(x, -34.5, z)
        assembly.add(
            "satin_silver", turned([(0.1, -3.4), (2.6, -3.4), (3.2, -2.8), (3.2, 1)], place, (0, 1, 0), 16)
        )


def _ribs(assembly, metal, lobes, centre):
    """Adds the cooling ribs on the underside of the casting."""
    for plane in np.linspace(-24, 24, 5):
        rib = hull(
            [
                (centre[0] - 14, centre[2] - 6, lobes[0][2] - 1),
                (centre[0] + 16, centre[2] - 4, lobes[0][2] - 3),
            ]
        )
        assembly.add(metal, plate([rib], 4, 1.4, (0, plane, 0)))


def _actuator(assembly, lobes):
    """Adds the electric shift unit of Smart.Shift, with its cable."""
    x, z, r = lobes[2]
    body = hull([(x - r * 0.6, z - 8, 15), (x - r * 0.7, z + 22, 13)])
    assembly.add("black_gloss", plate([body], 46, 6, (0, 4, 0)))
    assembly.add(
        "glow:#7fd6ff",
        plate([hull([(x - r * 0.66, z + 6, 1.6), (x - r * 0.7, z + 16, 1.6)], 16)], 47, 0.4, (0, 4, 0)),
    )


def _shift_cables(assembly, bike, lobes):
    """Adds two cables from the front of the gearbox into the down tube."""
    x, z, r = lobes[1]
    along = unit(bike.down_at_head - bike.points.bottom_bracket)
    for plane in (-9, 9):
        start = vec(x + r * 0.72, plane, z - r * 0.35)
        end = bike.points.bottom_bracket + along * 170 + vec(20 * along[2], plane, -20 * along[0])
        path = smooth([start, start + vec(22, 0, 4), (start + end) / 2 + vec(14, 0, -2), end], 10)
        assembly.add("hose", tube(path, 2.4, around=12))
