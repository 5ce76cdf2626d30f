"""Stage: walls, floors and lamps that scenes are built from; Blender units, 1 is 100 mm."""

import math

import bpy
from mathutils import Vector

from ..look.surface import Surface


def sheet(name, corners, surface):
    """Adds a flat sheet through four corners."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(surface.material)
    holder = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(holder)
    return holder


def room(wall_hex, floor_hex, wall_at, half=120.0, height=90.0):
    """Adds a plastered wall behind the subject, at y = wall_at, and a floor."""
    ground(floor_hex, half, wall_at)
    plaster = Surface("plaster", wall_hex, rough=0.85, spec=0.15).grained(1.1, 0.16, 0.05, 8)
    sheet(
        "wall",
        [(-half, wall_at, 0), (half, wall_at, 0), (half, wall_at, height), (-half, wall_at, height)],
        plaster,
    )


def ground(floor_hex, half, far):
    """Adds a floor with the width 2 * half, from y = -half to y = far."""
    surface = Surface("ground", floor_hex, rough=0.7, spec=0.25).grained(0.8, 0.06, 0.03, 8)
    sheet("floor", [(-half, -half, 0), (half, -half, 0), (half, far, 0), (-half, far, 0)], surface)


def sun(direction, strength, softness, colour=(1, 0.95, 0.86)):
    """Adds parallel light along a direction. `softness` is its apparent size in degrees."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(softness), colour
    holder = bpy.data.objects.new("sun", lamp)
    holder.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)


def ambient(strength, colour=(0.9, 0.95, 1.0)):
    """Adds even light from all directions."""
    world = bpy.data.worlds.new("ambient")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def blinds(y, centre_x, width, bottom, top, gap, bar):
    """Adds bars between sun and subject at a plane y, which cast the shadow of a window."""
    dark = Surface("blind", "#101010", rough=1.0, spec=0)
    edge = 60.0
    frame = [(-edge * 2, centre_x - width / 2), (centre_x + width / 2, edge * 2)]
    for left, right in frame:
        sheet(
            "blind", [(left, y, -1), (right, y, -1), (right, y, top + edge), (left, y, top + edge)], dark
        ).visible_camera = False
    sheet(
        "blind",
        [(-edge * 2, y, top), (edge * 2, y, top), (edge * 2, y, top + edge), (-edge * 2, y, top + edge)],
        dark,
    ).visible_camera = False
    x = centre_x - width / 2 + gap
    while x < centre_x + width / 2:
        sheet(
            "blind", [(x, y, bottom), (x + bar, y, bottom), (x + bar, y, top), (x, y, top)], dark
        ).visible_camera = False
        x += gap + bar
