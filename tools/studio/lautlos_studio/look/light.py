"""Studio light: a tent of soft boxes around a seamless floor. Sizes are relative to the subject."""

import math

import bpy
from mathutils import Vector

from .surface import Surface


def soft_box(name, place, target, width, height, radiance, colour=(1, 1, 1)):
    """Adds a rectangular lamp of a size (Blender units) and radiance, aimed at a target."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.shape, lamp.size, lamp.size_y = "RECTANGLE", width, height
    lamp.energy = radiance * math.pi * width * height
    lamp.color = colour
    holder = bpy.data.objects.new(name, lamp)
    holder.location = place
    holder.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(holder)
    return holder


WALLS = (
    (0.0, (0.05, 0.05, 0.052)),
    (0.42, (0.27, 0.27, 0.275)),
    (0.70, (0.80, 0.79, 0.78)),
    (1.0, (1.0, 0.99, 0.97)),
)
"""Brightness and colour of the tent, from the camera's side to the back wall."""


def _walls(strength):
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    reach = tree.nodes.new("ShaderNodeMapRange")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(place.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Y"], reach.inputs["Value"])
    reach.inputs["From Min"].default_value, reach.inputs["From Max"].default_value = -1, 1
    tree.links.new(reach.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) < len(WALLS):
        stops.new(0.5)
    for stop, (position, colour) in zip(stops, WALLS):
        stop.position, stop.color = position, (*colour, 1)
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 256


def _floor(reach):
    mesh = bpy.data.meshes.new("floor")
    corners = [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new("floor", mesh)
    mesh.materials.append(Surface("floor", "#e7e7e6", rough=0.9, spec=0.0).material)
    bpy.context.scene.collection.objects.link(floor)
    return floor


def light_bicycle(radius):
    """Lights a bicycle of about that radius (Blender units) for a product picture and returns the floor."""
    k = radius / 10.0
    _walls(0.85)
    soft_box("key", (1 * k, -5.5 * k, 20 * k), (0, -0.3 * k, 5 * k), 34 * k, 3.4 * k, 12.5, (1, 0.985, 0.965))
    soft_box("left", (-24 * k, -15 * k, 9 * k), (0, 0, 5 * k), 6 * k, 18 * k, 2.2)
    soft_box("right", (24 * k, -12 * k, 9 * k), (2 * k, 0, 5 * k), 4 * k, 18 * k, 3.0)
    soft_box("low", (0, -26 * k, 3 * k), (0, 0, 5 * k), 34 * k, 1.2 * k, 3.6)
    return _floor(90 * k)


def light_product(radius):
    """Lights a compact article of about that radius like a bicycle, with an additional broad fill light from the
    front.
    """
    k = radius / 10.0
    _walls(0.85)
    soft_box("key", (1 * k, -5.5 * k, 20 * k), (0, -0.3 * k, 5 * k), 34 * k, 9 * k, 4.5, (1, 0.985, 0.965))
    soft_box("left", (-24 * k, -15 * k, 9 * k), (0, 0, 5 * k), 6 * k, 18 * k, 2.2)
    soft_box("right", (24 * k, -12 * k, 9 * k), (2 * k, 0, 5 * k), 4 * k, 18 * k, 3.0)
    soft_box("low", (0, -26 * k, 3 * k), (0, 0, 5 * k), 34 * k, 1.2 * k, 3.6)
    soft_box("fill", (-4 * k, -22 * k, 12 * k), (0, 0, 4 * k), 26 * k, 16 * k, 1.5)
    return _floor(90 * k)
