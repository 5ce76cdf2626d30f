"""The phone mount: four silicone-tipped fingers on a damped clamp, holding a dark phone."""

from ..mesh.outlines import circle, hull, rectangle
from ..mesh.paths import smooth
from ..mesh.plates import plate
from ..mesh.solids import tube, turned
from ..mesh.vector import unit, vec
from .kit import X, add_label, add_screw, block


def phone_mount(article, assembly):
    """Adds the mount with a phone in it: plate, four fingers, damper and handlebar clamp."""
    tilt = unit(vec(0, -0.5, 0.866))
    up = unit(vec(0, 0.866, 0.5))
    centre = vec(0, 0, 78)
    basis = (X, up, tilt)

    def at(x, y, z=0.0):
        return centre + X * x + up * y + tilt * z

    arms = [hull([(0, 0, 21), (s * 33, t * 40, 8)]) for s in (-1, 1) for t in (-1, 1)]
    for arm in arms:
        assembly.add("black", plate([arm], 6, 2, centre, basis))
    assembly.add("black", plate([circle(0, 0, 24, 72)], 8, 2.4, at(0, 0, 1), basis))
    assembly.add("satin_silver", turned([(17, 0), (18, 0.8), (20.6, 0.8), (21.4, 0)], at(0, 0, 5.2), tilt, 72))
    for s in (-1, 1):
        for t in (-1, 1):
            root = at(s * 34, t * 40, 0)
            finger = smooth([root, at(s * 42, t * 43, 2), at(s * 45, t * 44, 10), at(s * 42, t * 43, 19)], 8)
            assembly.add("black", tube(finger, 3, 6.4, up, 24, power=3.4, dome=2))
            tip = [at(s * 44.6, t * 44, 6), at(s * 44.6, t * 44, 12), at(s * 41, t * 43, 20)]
            assembly.add("rubber:#b4451f", tube(smooth(tip, 8), 4.2, 7.8, up, 28, power=3.4, dome=3))
            add_screw(assembly, at(s * 31, t * 36, 3.2), tilt, 3)
    assembly.add("black_gloss", plate([rectangle(0, 0, 76, 158, 11)], 8.4, 2.6, at(0, 0, 12), basis))
    assembly.add("lens:#20282c", plate([rectangle(0, 0, 70, 151, 8)], 0.6, 0.2, at(0, 0, 16.2), basis))
    way = smooth([at(-14, -58, 16.7), at(-16, -30, 16.7), at(6, -12, 16.7), at(2, 20, 16.7), at(20, 44, 16.7)], 12)
    assembly.add("glow:#8fae89", tube(way, 0.25, 2.2, X, 10))
    assembly.add("glow:#e9ddb4", turned([(0.1, 0.4), (4, 0.3), (4.6, 0)], way[0], tilt, 32))
    add_label(assembly, "glow:#b9bcbb", 9, at(0, 62, 16.7), X, up)
    assembly.add("rubber:#232527", turned([(15, -24), (17, -23), (14, -17), (17, -11), (17, -6), (15, -4)], centre, tilt, 64))
    assembly.add("satin_silver", turned([(0.1, -30), (16, -30), (17.6, -29), (17.6, -24), (16, -23)], centre, tilt, 64))
    bar = centre - tilt * 48
    ring = [(12.6, -12), (17.6, -12), (18.8, -11), (18.8, 11), (17.6, 12), (12.6, 12)]
    assembly.add("black", turned(ring, bar, X, 80, closed=True))
    assembly.add("rubber:#3a3d40", turned([(11.2, -12.6), (12.6, -12.6), (12.6, 12.6), (11.2, 12.6)], bar, X, 72, closed=True))
    assembly.add("black", block(bar - up * 22, (20, 15, 12), 3, 1.4, (X, up, tilt)))
    assembly.add("dark", block(bar - up * 24, (21, 13, 1.6), 0.4, 0.2, (X, up, tilt)))
    add_screw(assembly, bar - up * 24 + tilt * 6.4, tilt, 4)
    lever = smooth([bar + up * 19, bar + up * 30 + tilt * 4, bar + up * 36 - tilt * 8], 8)
    assembly.add("black", tube(lever, 2.6, 8, X, 22, power=3, dome=2))
