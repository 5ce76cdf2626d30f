"""Renders the pictures of a bicycle: one view in any number of colours."""

from .bike.build import build_bike
from .bike.spec import bike_spec
from .captions import CLOSE_UPS, bike_alt, bike_source, write_caption
from .catalogue import CatalogueError, Entry, colours, files
from .look.camera import VIEWS, around
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture.backdrop import save_png
from .picture.session import Session
from .picture.shoot import Quality, Studio


def caption_of(spec, colour, view):
    """Returns the manifest entry of a bicycle's picture, without its files."""
    return {
        "kind": "bike",
        "model": spec.slug,
        "frame": spec.frame,
        "color": colour.slug,
        "view": view,
        "drive": spec.drive,
        "motor": spec.motor,
        "alt": bike_alt(spec, colour, view),
        "source": bike_source(spec, colour, view),
        "closeUp": view in CLOSE_UPS,
    }


STEER = {"front34": -13}
"""Angle of the front wheel by view (degrees, positive to the left). Other views show it straight ahead."""


def take(order):
    """Renders the pictures. The unpainted layer and the shadow are rendered once for all colours, the paint layer once
    per finish.
    """
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
    bike = build_bike(spec, assembly, STEER.get(view, 0))
    quality = Quality(*size_of(order, "1600x1067"), order.samples, order.paint_samples)
    studio = Studio(
        assembly,
        Library(),
        VIEWS[view],
        quality,
        crop=crop_of(order),
        framed=around(VIEWS[view], bike, assembly.points()),
    )
    session = Session(studio, order.layers)
    for slug in wanted:
        single = order.out.suffix == ".png"
        path = order.out if single else order.out / f"{spec.frame}-{slug}-{view}.png"
        save_png(session.picture(paints[slug]), path)
        write_caption(path, caption_of(spec, paints[slug], view))
        print(f"[studio] wrote {path}", flush=True)
