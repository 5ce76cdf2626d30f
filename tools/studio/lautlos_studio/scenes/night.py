"""Scene: a head lamp in the dark and its light on the road."""

import math

import bpy
from mathutils import Vector

from ..bike.landmarks import landmark
from ..look.camera import look_from
from ..look.light import soft_box
from ..mesh.assembly import UNIT
from .cast import add_bike, placed
from .stage import ambient, ground

ALT = {
    "de": "Ludwig bei Nacht: Der Scheinwerfer leuchtet auf die Straße, das Rücklicht brennt",
    "en": "Ludwig at night: the headlight falls on the road, the rear light is on",
}
CROPS = {"wide": (2400, 1350), "tall": (1200, 1600)}
EXPOSURE = 1.0
lamps = []


def build(assembly):
    """Adds one bicycle that rides to the right."""
    bike = add_bike(assembly, "ludwig", "tannengruen", placed(0, 0, 0))
    lamps[:] = [landmark(bike, "lamp") * UNIT]


def _beam(place):
    """Adds the lamp's cone of light, which starts in front of the lens and falls on the road ahead."""
    lamp = bpy.data.lights.new("beam", "SPOT")
    lamp.energy, lamp.spot_size, lamp.spot_blend = 1_300_000, math.radians(34), 0.8
    lamp.color, lamp.shadow_soft_size = (1, 0.95, 0.85), 0.25
    holder = bpy.data.objects.new("beam", lamp)
    holder.location = Vector(place.tolist()) + Vector((0.5, 0, 0))
    holder.rotation_euler = Vector((1, 0, -0.26)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)


def stage(crop):
    """Sets up blue dusk from above, one rim of light along the tubes, and the beam."""
    ground("#2a2d31", half=4000, far=4000)
    ambient(0.3, (0.55, 0.7, 1.0))
    soft_box("dusk", (-6, 10, 26), (0, 0, 5), 34, 10, 9, (0.6, 0.75, 1.0))
    soft_box("rim", (-10, -20, 15), (0, 0, 5), 10, 3, 14, (0.75, 0.85, 1.0))
    _beam(lamps[0])
    if crop == "wide":
        look_from((-33, -37, 20), (6.5, 0, 3.0), 54)
    else:
        look_from((-32, -34, 22), (3.0, 0, 3.2), 50)
