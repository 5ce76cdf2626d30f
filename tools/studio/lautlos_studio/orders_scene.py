"""Renders the picture of a brand scene in one crop."""

from importlib import import_module

from .captions import source_of, write_caption
from .catalogue import CatalogueError, Entry
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture import cycles, denoise
from .picture.backdrop import dithered, save_png, toned
from .picture.shoot import SEEDS


def take(order):
    """Renders the picture, including its background."""
    scene = scene_named(order.name)
    frame = Entry(order.frame_crop, f"scenes/{order.name}", "CROPS").one_of(list(scene.CROPS))
    width, height = size_of(order, "x".join(map(str, scene.CROPS[frame])))
    assembly = Assembly()
    scene.build(assembly)
    cycles.new_scene(width, height).render.film_transparent = False
    if order.crop:
        cycles.crop_to(*crop_of(order))
    assembly.to_blender(Library())
    scene.stage(frame)
    first = cycles.render_passes(order.samples // 2, SEEDS[0], ("image", "albedo", "normal"))
    second = cycles.render_layer(order.samples // 2, SEEDS[1])
    light = denoise.denoised(first["image"], second, first["albedo"], first["normal"])[..., :3]
    save_png(dithered(toned(light, scene.EXPOSURE)), order.out)
    write_caption(order.out, caption_of(order.name, frame))


def scene_named(name):
    """Returns the module of a scene. An unknown name is an error."""
    try:
        return import_module(f"lautlos_studio.scenes.{name}")
    except ModuleNotFoundError:
        raise CatalogueError("scenes", name, "there is no such scene") from None


def caption_of(name, frame):
    """Returns the manifest entry of a scene's picture, without its files."""
    scene = scene_named(name)
    return {"kind": "scene", "scene": name, "crop": frame, "alt": scene.ALT, "source": source_of(name, frame)}
