"""Scene: a bare frame in the jig for brazing."""

from ..bike.frame import add_frame
from ..bike.joints import Bike
from ..bike.rear_end import add_rear_end
from ..look.camera import look_from
from ..look.light import soft_box
from ..mesh.outlines import circle, rectangle
from ..mesh.plates import plate
from ..mesh.solids import rod, turned
from ..mesh.vector import unit, vec
from .cast import add_bike, placed
from .stage import ambient, room, sun

ALT = {
    "de": "Ein Rahmen aus rohem Stahl in der Lehre, in der er gelötet wird",
    "en": "A frame of raw steel in the jig it is brazed in",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
BEHIND = 95.0
"""Distance of the beams behind the frame's plane, mm."""


def build(assembly):
    """Adds frame and rear end of Friedrich in raw steel, held at axle, shell, seat tube and head tube."""
    bike = add_bike(assembly, "friedrich", "rohstahl", placed(0, 0, 0), parts=_bare_frame)
    _beams(assembly, bike.points)
    _holders(assembly, bike.points)


def _bare_frame(spec, assembly, steer, group, place):
    bike = Bike(spec)
    assembly.group = f"{group}frame"
    assembly.move(place)
    add_frame(assembly, bike)
    add_rear_end(assembly, bike)
    return bike


def _beam(assembly, start, end):
    """Adds a grooved aluminium profile of 80 mm."""
    along = unit(end - start)
    across = vec(-along[2], 0, along[0])
    length = float(((end - start) ** 2).sum() ** 0.5)
    middle = (start + end) / 2
    basis = (along, across, vec(0, 1, 0))
    assembly.add("satin_silver", plate([rectangle(0, 0, length, 80, 3)], 40, 2, middle, basis))
    for shift in (-20, 20):
        assembly.add("dark", plate([rectangle(0, shift, length - 4, 8, 1)], 41, 0.5, middle, basis))


def _beams(assembly, points):
    z = points.bottom_bracket[2] - 150
    _beam(assembly, vec(points.rear[0] - 160, BEHIND, z), vec(points.head_bottom[0] + 260, BEHIND, z))
    _beam(assembly, vec(points.rear[0], BEHIND + 1, z), vec(points.rear[0], BEHIND + 1, points.rear[2] + 110))
    foot = points.head_bottom + points.steering * 300
    _beam(
        assembly,
        vec(foot[0], BEHIND + 1, foot[2]),
        vec(
            *(points.head_top - points.steering * 120)[[0]],
            BEHIND + 1,
            (points.head_top - points.steering * 120)[2],
        ),
    )
    base = points.bottom_bracket - points.seating * 150
    top = points.seat_top + points.seating * 120
    _beam(assembly, vec(base[0], BEHIND + 2, base[2]), vec(top[0], BEHIND + 2, top[2]))
    for x in (points.rear[0] + 60, points.head_bottom[0] + 120):
        assembly.add("black", rod(vec(x, BEHIND, z - 30), vec(x, BEHIND, 0), 30))


def _holders(assembly, points):
    for place, axis in (
        (points.head_top, -points.steering),
        (points.head_bottom, points.steering),
        (points.seat_top, points.seating),
    ):
        cone = [(0.1, 46), (9, 46), (9, 30), (20, 26), (20, 8), (13, 0), (0.1, 0)]
        assembly.add("brass", turned(cone, place, axis, 48))
        arm = place + axis * 34
        assembly.add("black", rod(arm, arm + vec(0, BEHIND, 0), 12))
    for place in (points.rear, points.bottom_bracket):
        assembly.add("satin_silver", rod(place - vec(0, 96, 0), place + vec(0, BEHIND, 0), 9))
        assembly.add(
            "brass",
            turned(
                [(9, -6), (22, -6), (24, -4), (24, 4), (22, 6), (9, 6)], place - vec(0, 84, 0), (0, 1, 0), 40
            ),
        )
        assembly.add("black", plate([circle(0, 0, 14, 6)], 9, 1, place - vec(0, 92, 0)))


def stage(crop):
    """Sets up even workshop light from above and a window to the left."""
    room("#b5b2ab", "#8f8a82", wall_at=16)
    ambient(0.5)
    sun((0.6, 0.6, -0.5), 1.4, 5)
    soft_box("tubes", (0, -8, 24), (0, 0, 5), 40, 4, 6.5)
    if crop == "wide":
        look_from((7, -56, 10.5), (0.8, 0, 5.6), 72)
    else:
        look_from((10, -48, 10), (2.4, 0, 6.0), 70)
