"""Head lamp on the crown, tail lamp on rack, mudguard or seat post."""

import math

from ..mesh.outlines import hull
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import ball, tube, turned
from ..mesh.vector import unit, vec
from .mudguards import guard_radius
from .racks import rack_height

ACROSS = (vec(0, 1, 0), vec(0, 0, 1), vec(1, 0, 0))


def add_head_lamp(assembly, bike):
    """Adds the head lamp if the bicycle has lights. The lamp turns with the fork."""
    if not bike.build["lights"]:
        return
    p = bike.points
    reach = bike.tubes["head"] / 2
    add_lamp_body(
        assembly,
        p.crown + p.steering * -2 + p.across * (reach + 34) + vec(0, 0, 16),
        "silver" if bike.spec.is_silver else "black",
    )
    arm = [
        p.crown + p.steering * 18 + p.across * (reach - 14),
        p.crown + p.steering * 16 + p.across * (reach + 10),
        p.crown + p.steering * 8 + p.across * (reach + 26),
        p.crown - p.steering * 4 + p.across * (reach + 32),
    ]
    assembly.add("black", tube(smooth(arm, 8), 2.6, 7, (0, 1, 0), 18, power=2.6))


def add_lamp_body(assembly, centre, metal):
    """Adds a round lamp shining forward, with reflector, glowing diode and lens."""
    along = unit(vec(1, 0, -0.06))
    body = [
        (0.1, -26),
        (9, -25.6),
        (15, -23.6),
        (19.4, -19),
        (21.6, -12),
        (22.4, -4),
        (22.8, 6),
        (24.2, 8),
        (24.2, 15),
        (23.4, 16),
        (22.4, 16),
        (22.2, 12),
    ]
    assembly.add(metal, turned(body, centre, along, 64))
    for place in (-9, -4.5):
        assembly.add(
            "dark", turned([(21.9, place - 0.8), (22.5, place), (21.9, place + 0.8)], centre, along, 64)
        )
    assembly.add("chrome", turned([(22, 12), (18, 6), (10, 1), (0.1, -1)], centre, along, 64))
    assembly.add("led", ball(centre + along * 2, 6))
    assembly.add(
        "glass", turned([(22.2, 13), (21, 14.2), (14, 16.4), (6, 17.4), (0.1, 17.6)], centre, along, 64)
    )


def add_tail_lamp(assembly, bike):
    """Adds the tail lamp if the bicycle has lights."""
    if not bike.build["lights"]:
        return
    if bike.build["rack"] in ("black", "silver"):
        _on_rack(assembly, bike)
    elif bike.build["mudguards"] != "none":
        _on_guard(assembly, bike)
    else:
        _on_post(assembly, bike)


def _on_rack(assembly, bike):
    centre = vec(bike.points.rear[0] - 203, 0, rack_height(bike) + 2)
    pill = [(-30, 0, 13), (30, 0, 13)]
    assembly.add("black_plastic", plate([hull(pill)], 18, 3, centre + vec(7, 0, 0), ACROSS))
    assembly.add(
        "red_lens",
        plate([hull([(x, y, r - 1.4) for x, y, r in pill])], 10, 3.4, centre + vec(-4, 0, 0), ACROSS),
    )
    assembly.add(
        "red_glow", plate([hull([(-24, 0, 4), (24, 0, 4)])], 2, 0.6, centre + vec(-8.6, 0, 0), ACROSS)
    )
    for across in (-18, 18):
        assembly.add("black", tube([centre + vec(8, across, 0), centre + vec(20, across, -2)], 4, around=14))


def _on_guard(assembly, bike):
    angle = math.radians(157)
    out = vec(math.cos(angle), 0, math.sin(angle))
    centre = bike.points.rear + out * (guard_radius(bike) + 7)
    along = unit(out + vec(-0.9, 0, -0.5))
    assembly.add(
        "black_plastic",
        turned(
            [(0.1, 10), (12, 10), (15.4, 8), (16.4, 3), (16.4, -6), (12.5, -14), (0.1, -16)],
            centre,
            along,
            44,
        ),
    )
    assembly.add("red_lens", turned([(0.1, 18), (8, 17.2), (12.5, 14.5), (14.6, 10)], centre, along, 44))
    assembly.add("red_glow", turned([(0.1, 19), (3.4, 18.7), (4, 17.8)], centre, along, 32))


def _on_post(assembly, bike):
    p = bike.points
    clamp = p.seat_top + p.seating * 46
    centre, along = clamp + vec(-27, 0, 0), unit(vec(-1, 0, 0.12))
    assembly.add(
        "black_plastic", turned([(0.1, -14), (9, -14), (13, -8), (14, 4), (14, 8)], centre, along, 40)
    )
    assembly.add("red_lens", turned([(0.1, 14), (8, 13), (12, 10.5), (13.6, 8)], centre, along, 40))
    assembly.add("red_glow", turned([(0.1, 14.8), (3.4, 14.5), (4, 13.6)], centre, along, 32))
    assembly.add("black_plastic", turned([(13.6, -7), (16, -7), (16, 7), (13.6, 7)], clamp, p.seating, 40))
