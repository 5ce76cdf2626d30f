"""The order of a bicycle's pictures: one view in any number of colours."""

from .bike.build import build_bike
from .bike.spec import bike_spec
from .catalogue import CatalogueError, Entry, colours, files
from .look.camera import VIEWS
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture.backdrop import save_png
from .picture.shoot import Quality, Studio

STEER = {"side": 0, "front34": -13, "rear34": 8}


def take(order):
    """Takes the pictures; the unpainted layer and the shadow are rendered once for all colours."""
    paints = colours()
    models = files("bikes")
    if order.model not in models:
        raise CatalogueError("bikes", order.model, "there is no such model")
    spec = bike_spec(models[order.model], paints, order.frame, order.drive)
    view = Entry(order.view, "order", "view").one_of(list(VIEWS))
    wanted = order.colours or list(spec.colours[:1])
    for slug in wanted:
        Entry(slug, f"{spec.slug}.yaml", "colors").one_of(spec.colours)
    assembly = Assembly()
    build_bike(spec, assembly, STEER.get(view, 0))
    quality = Quality(*size_of(order, "1600x1067"), order.samples, order.paint_samples)
    studio = Studio(assembly, Library(paints[wanted[0]]), VIEWS[view], quality, crop=crop_of(order))
    rest, shadow = studio.unpainted(), studio.shadow()
    for slug in wanted:
        picture = studio.finished(rest + studio.painted(paints[slug]), shadow)
        path = order.out / f"{slug}.png" if order.out.suffix != ".png" else order.out
        save_png(picture, path)
        print(f"[studio] {path}", flush=True)
