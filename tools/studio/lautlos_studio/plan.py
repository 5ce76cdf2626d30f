"""The plan: every picture of the range, the most important ones first."""

from dataclasses import dataclass

from .accessories.article import articles, alike
from .bike.spec import bike_spec, frames
from .captions import CLOSE_UPS, article_source, bike_source, source_of
from .catalogue import colours, files
from .flaws.piece import flawed_pieces


# Kinds of accessories without a 3D model. The site shows their drawing instead.
ONLY_DRAWN = {"child-seat"}


@dataclass(frozen=True)
class Job:
    """The pictures that one Blender process renders: several that share layers, or a single one."""

    label: str
    order: tuple
    """Arguments of the order, without the names and paths of the pictures."""
    sources: dict
    """Fingerprint of every picture by key: its path under demo/media, without width and file extension."""
    colours: dict
    """Colour of every picture by key. Empty if there is no choice."""

    def arguments(self, wanted, folder):
        """Returns the order's arguments for the wanted keys. The PNGs go to the same paths under `folder` as the files
        under demo/media.
        """
        kind, name, *rest = self.order
        if not self.colours:
            return [*self.order, "--out", str(folder / f"{wanted[0]}.png")]
        place = folder / wanted[0].rsplit("/", 1)[0]
        return [kind, name, *(self.colours[key] for key in wanted), *rest, "--out", str(place)]


SCENES = tuple(
    (name, crop)
    for name in ("bell", "belt", "row", "wall", "wheel", "jig", "teeth", "night", "frames", "bench")
    for crop in ("wide", "tall")
)
"""Modules of scenes/ and their crops."""

DETAILS = {
    "alfine11-drive": ("ludwig", "LU11", "drive"),
    "alfine11-hub": ("ludwig", "LU11", "hub"),
    "alfine8-hub": ("ludwig", "LU8", "hub"),
    "bosch-motor": ("heinrich", "HR", "motor"),
    "enviolo-hub": ("hannah-enviolo", "HAEV", "hub"),
    "mahle-hub": ("arthur", "AR", "hub"),
    "nexus8-hub": ("greta", "GR8", "hub"),
    "pinion-c9-gearbox": ("emil", "EM9", "gearbox"),
    "pinion-p18-gearbox": ("wilhelm", "WP18", "gearbox"),
    "pinion-smart-c12-gearbox": ("wilhelm", "WCS12", "gearbox"),
    "rohloff14-hub": ("wilhelm", "WR14", "hub"),
    "singlespeed-drive": ("siegfried", "SI", "drive"),
}
"""Close-ups for pages about gears and drives: a model, its drive train and the view, in the model's first frame and
colour.
"""


def jobs():
    """Returns the jobs in this order: side views of every model, frame and colour, scenes, close-ups of the models,
    drive trains, flaws of outlet bicycles, front views, accessories.

    Every view is rendered in all colours of a frame. Dealer-only models (b2bOnly) are left out: the shop shows the
    pictures of the model they are based on. The whole catalogue is read and checked before anything is rendered.
    """
    paints, models = colours(), files("bikes")
    shown = [model for model in models.values() if model.get("b2bOnly") is None]
    specs = [(model, bike_spec(model, paints, frame)) for model in shown for frame in frames(model)]
    return [
        *(_range_job(spec, "side", paints) for _, spec in specs),
        *(_scene_job(name, crop) for name, crop in SCENES),
        *(_range_job(spec, view, paints) for model, spec in specs for view in close_ups(model)),
        *(_detail_job(name, models, paints) for name in DETAILS),
        *(_flaw_job(piece) for piece in flawed_pieces(models, paints).values()),
        *(_range_job(spec, "front34", paints) for _, spec in specs),
        *_accessory_jobs(),
    ]


def close_ups(model):
    """Returns the close-up views that illustrate the chapters of a model's story, in the order of the chapters."""
    return [row.one_of(CLOSE_UPS) for row in model["closeUps"] if row.value is not None]


def _range_job(spec, view, paints):
    keys = {f"bikes/{spec.slug}/{spec.frame}-{slug}-{view}": slug for slug in spec.colours}
    sources = {key: bike_source(spec, paints[slug], view) for key, slug in keys.items()}
    order = ("bike", spec.slug, "--frame", spec.frame, "--view", view)
    return Job(f"{spec.slug} {spec.frame} {view}", order, sources, keys)


def _detail_job(name, models, paints):
    slug, drive, view = DETAILS[name]
    spec = bike_spec(models[slug], paints, code=drive)
    colour = spec.colours[0]
    key = f"details/{name}"
    order = ("bike", slug, colour, "--frame", spec.frame, "--drive", drive, "--view", view)
    return Job(key, order, {key: bike_source(spec, paints[colour], view)}, {})


def _scene_job(name, crop):
    key = f"scenes/{name}-{crop}"
    return Job(key, ("scene", name, crop), {key: source_of(name, crop)}, {})


def _flaw_job(piece):
    return Job(piece.key, ("flaw", piece.slug), {piece.key: piece.source}, {})


def _accessory_jobs():
    """Returns one job for all articles of a file that look the same. The first articles of each file come first,
    because the lists show them. Some kinds only have a drawing.
    """
    entries = [entry for entry in files("accessories").values() if entry["drawing"].value not in ONLY_DRAWN]
    looks = [look for entry in entries for look in alike(articles(entry))]
    return [_accessory_job(look) for look in sorted(looks, key=lambda look: look[0].index > 0)]


def _accessory_job(look):
    lead = look[0]
    key = f"accessories/{lead.key}"
    order = ("accessory", lead.slug, "--index", str(lead.index))
    return Job(key, order, {key: article_source(look)}, {})
