"""The cockpit: stem, bar, controls, bell, display and the hoses that leave it."""

import numpy as np

from ..mesh.outlines import rectangle
from ..mesh.paths import lengths, smooth
from ..mesh.plates import plate
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import unit, vec
from .bars import add_bar, add_stem, bar_path, stem_points
from .brakes import hose_end
from .controls import GRIP, add_controls
from .drop_controls import add_bullhorn_controls, add_drop_controls
from .fork import blade
from .frame import port_of

CONTROLS = {"drop": add_drop_controls, "bullhorn": add_bullhorn_controls}


def add_cockpit(assembly, bike):
    """Adds everything above the head tube."""
    add_stem(assembly, bike)
    add_bar(assembly, bike)
    add = CONTROLS.get(bike.build["bar"], add_controls)
    for side in (-1, 1):
        start = add(assembly, bike, bar_path(bike, side), side)
        if start is not None:
            _hose(assembly, bike, *start, side)
    _bell(assembly, bike)
    if bike.spec.motor == "bosch":
        _display(assembly, bike)


def _hose(assembly, bike, start, direction, side):
    """Adds a lever's brake hose: the right one goes into the frame, the left one down to the fork."""
    p = bike.points
    drop = bike.build["bar"] in CONTROLS
    ahead = p.head_top + vec(62 if not drop else 44, side * 40, 8)
    if side < 0:
        end = port_of(bike, side)
        turn = (
            p.head_bottom + p.across * (bike.tubes["head"] / 2 + 14) - p.steering * 70 + vec(0, side * 26, 0)
        )
        approach = end + unit(turn - end) * 34 + vec(0, side * 12, 0)
        path = smooth([start, start + direction * 36 + vec(3, 0, -2), ahead, turn, approach, end], 14)
    elif bike.build["brakes"] == "disc":
        leg = blade(bike, 1)
        end = leg[int(len(leg) * 0.30)] + vec(0, 0, 0) - p.across * 2 + vec(0, 12, 0)
        turn = (
            p.head_bottom + p.across * (bike.tubes["head"] / 2 + 16) - p.steering * 60 + vec(0, side * 30, 0)
        )
        path = smooth(
            [
                start,
                start + direction * 36 + vec(3, 0, -2),
                ahead,
                turn,
                p.crown + p.across * 24 + vec(0, side * 44, 10),
                end,
            ],
            14,
        )
        _leg_hose(assembly, bike)
    else:
        end = p.crown + p.steering * 2 + p.across * 36 + vec(0, 8, 0)
        path = smooth(
            [
                start,
                start + direction * 36 + vec(3, 0, -2),
                ahead + vec(8, 0, 10),
                (ahead + end) / 2 + vec(20, 6, 0),
                end,
            ],
            14,
        )
    assembly.add("hose", tube(path, 2.4, around=14))


def _leg_hose(assembly, bike):
    """Adds the lower end of the hose, from the fork leg to the caliper."""
    leg = blade(bike, 1)
    start = leg[int(len(leg) * 0.66)] + vec(-6, 4, 0)
    end = hose_end(bike)
    path = smooth([start, start + vec(-12, 2, -14), end + vec(-30, -4, 8), end + vec(-22, -8, -10)], 10)
    assembly.add("hose", tube(path, 2.3, around=12))


def _bell(assembly, bike):
    """Adds the brass bell that every bicycle has, on the right of the stem."""
    clamp = stem_points(bike)[1]
    path = bar_path(bike, -1)
    way = 46 if bike.build["bar"] in CONTROLS else max(58.0, lengths(path)[-1] - GRIP - 96)
    place = path[int(np.searchsorted(lengths(path), way))]
    centre = (
        place + vec(5, 0, 17)
        if bike.build["bar"] not in CONTROLS
        else vec(clamp[0] + 2, place[1], clamp[2] + 20)
    )
    rise = np.linspace(0, np.pi / 2, 24)
    dome = [(max(0.1, 18.2 * np.sin(x)), 16.5 * np.cos(x)) for x in rise] + [(18.5, -1.4), (17.2, -1.4)]
    axis = (0.12, 0, 1)
    assembly.add("brass", turned(dome, centre, axis, 56))
    assembly.add("black", rod(centre - vec(0, 0, 9), centre + vec(0, 0, 4), 8.5))
    assembly.add("brass", ball(centre + vec(2, 0, 17.4), 2.4))
    along = unit(path[int(np.searchsorted(lengths(path), way)) + 2] - place)
    assembly.add(
        "black",
        tube(
            [place - along * 6, place - along * 5.4, place + along * 5.4, place + along * 6],
            [13.2, 14.6, 14.6, 13.2],
            around=32,
        ),
    )


def _display(assembly, bike):
    """Adds the motor's display in front of the stem."""
    seat, clamp = stem_points(bike)
    along = unit(clamp - seat)
    up = unit(np.cross(along, vec(0, 1, 0)))
    up = up if up[2] > 0 else -up
    centre = clamp + up * 27 + along * 8
    basis = (along, vec(0, 1, 0), up)
    assembly.add("black_gloss", plate([rectangle(0, 0, 42, 62, 8)], 9, 2.6, centre, basis))
    assembly.add("black", rod(clamp + up * 14, centre, 8))
