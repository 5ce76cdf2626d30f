"""The bar-end mirror: real glass on three joints."""

from ..mesh.paths import smooth
from ..mesh.solids import ball, rod, tube, turned
from ..mesh.vector import unit, vec
from .kit import Y, add_screw

METALS = {"#1b1c1d": "black", "#b9bcbb": "satin_silver"}


def bar_end_mirror(article, assembly):
    """Adds a round glass in a turned case, its arm and the plug for the bar's end."""
    if article.hex not in METALS:
        raise article.wrong("color.hex", f"no mirror in {article.hex}")
    metal = METALS[article.hex]
    centre, face = vec(0, 0, 96), unit(vec(0.10, -1, 0.12))
    case = [(0.1, -11), (14, -10.6), (26, -8.4), (34, -4.6), (38, 0.6), (38.6, 3), (38.2, 4.6), (37, 5), (35.6, 4.6), (35.4, 3)]
    assembly.add(metal, turned(case, centre, face, 120))
    assembly.add("chrome", turned([(35.5, 3.0), (28, 3.5), (14, 4.0), (0.1, 4.2)], centre, face, 120))
    joint = centre - face * 15
    assembly.add(metal, ball(joint, 8.4, 36))
    assembly.add("satin_silver", turned([(6.4, -2), (8.9, -1.4), (8.9, 1.4), (6.4, 2)], joint + face * 4.6, face, 48))
    elbow, root = vec(46, 20, 62), vec(58, 8, 24)
    assembly.add(metal, tube(smooth([joint, joint + vec(20, 6, -14), elbow], 10), 5, around=36))
    assembly.add(metal, turned([(0.1, -8), (8.6, -8), (9.4, -7), (9.4, 7), (8.6, 8), (0.1, 8)], elbow, Y, 56))
    for side in (-1, 1):
        add_screw(assembly, elbow + vec(0, side * 8.4, 0), (0, side, 0), 4)
    assembly.add("plastic:#d8cfb8", turned([(9.5, -0.6), (9.7, 0), (9.5, 0.6)], elbow, Y, 56))
    assembly.add(metal, tube(smooth([elbow, (elbow + root) / 2 + vec(4, 0, 0), root], 10), 5, around=36))
    assembly.add(metal, ball(root, 8.4, 36))
    plug = vec(58, 8, 12)
    along = unit(vec(-1, 0.1, 0))
    assembly.add(metal, turned([(0.1, -6), (10, -6), (11.6, -4.6), (11.6, 3), (10.4, 4), (8, 4)], plug, along, 64))
    for k in range(3):
        z = 6 + k * 12
        assembly.add("rubber:#232527", turned([(6, z), (8.6, z), (9.2, z + 1), (8.6, z + 9), (6, z + 10)], plug, along, 56))
    assembly.add("satin_silver", rod(plug, plug + along * 46, 3, 3, 24))
    assembly.add("satin_silver", turned([(0.1, 50), (6, 50), (8, 46), (8.4, 42), (0.1, 42)], plug, along, 48))
