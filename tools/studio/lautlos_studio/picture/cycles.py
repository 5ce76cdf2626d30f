"""Cycles on the CPU: the studio's settings, and rendering of one layer to an array."""

import os
import tempfile
from contextlib import contextmanager

import bpy
import numpy as np


def new_scene(width, height, noise=0.02):
    """Creates an empty scene set up for the studio: transparent film, linear output, no caustics."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.film_transparent = True
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR"
    render.image_settings.color_depth = "32"
    render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Raw"
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = noise
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 3, 4
    cycles.sample_clamp_indirect = 3.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    return scene


def crop_to(left, right, bottom, top):
    """Limits rendering to a part of the frame, given in shares from the lower left."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = bottom, top


@contextmanager
def part_only(left, top, right, bottom):
    """Renders only a part of the frame, given in pixels from the upper left, and returns the whole frame, which is
    empty outside of that part. A frame that is already cropped stays unchanged.
    """
    render = bpy.context.scene.render
    width, height = render.resolution_x, render.resolution_y
    if render.use_border:
        yield lambda layer: layer
        return
    # Half a pixel inside, so that Blender rounds down to the intended pixel.
    crop_to(
        (left + 0.5) / width,
        (right + 0.5) / width,
        (height - bottom + 0.5) / height,
        (height - top + 0.5) / height,
    )

    def whole(layer):
        frame = np.zeros((height, width, layer.shape[2]), layer.dtype)
        frame[top:bottom, left:right] = layer
        return frame

    yield whole
    render.use_border = render.use_crop_to_border = False


def hold_out(objects, held):
    """Makes objects holes in the picture, or visible again. They still cast light and shadow."""
    for item in objects:
        item.is_holdout = held


def render_layer(samples, seed, percentage=100, least=8):
    """Renders the scene once; returns linear premultiplied RGBA, top row first."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.cycles.adaptive_min_samples = min(least, samples)
    scene.cycles.seed = seed
    scene.render.resolution_percentage = percentage
    with tempfile.TemporaryDirectory(prefix="studio") as folder:
        scene.render.filepath = os.path.join(folder, "layer.exr")
        bpy.ops.render.render(write_still=True)
        return _read(scene.render.filepath)


PASSES = {
    "image": ("Image", None),
    "albedo": ("Denoising Albedo", "denoising"),
    "normal": ("Denoising Normal", "denoising"),
    "diffuse_direct": ("DiffDir", "use_pass_diffuse_direct"),
    "diffuse_indirect": ("DiffInd", "use_pass_diffuse_indirect"),
    "diffuse_colour": ("DiffCol", "use_pass_diffuse_color"),
}
"""Render passes besides the picture: output of the render layer, and the property that makes Cycles write it."""


def render_passes(samples, seed, names):
    """Renders the scene once; returns the named passes as arrays, top row first."""
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory(prefix="studio") as folder:
        _route_passes(folder, names)
        layer = render_layer(samples, seed)
        files = {file[:-8]: os.path.join(folder, file) for file in os.listdir(folder)}
        passes = {name: layer if name == "image" else _read(files[name])[..., :3] for name in names}
    scene.use_nodes = False
    _switch_passes(False)
    return passes


def _switch_passes(on, names=tuple(PASSES)):
    layer = bpy.context.scene.view_layers[0]
    for name in names:
        switch = PASSES[name][1]
        if switch == "denoising":
            layer.cycles.denoising_store_passes = on
        elif switch:
            setattr(layer, switch, on)


def _route_passes(folder, names):
    _switch_passes(True, names)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    result = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], result.inputs["Image"])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name in names:
        if name != "image":
            files.file_slots.new(name)
            tree.links.new(layers.outputs[PASSES[name][0]], files.inputs[-1])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1].copy()
