"""The plan: every picture of the range, in the order it is worth having."""

from dataclasses import dataclass

from .accessories.article import articles, alike
from .bike.spec import bike_spec, frames
from .captions import article_source, bike_source, source_of
from .catalogue import colours, files


@dataclass(frozen=True)
class Job:
    """What one Blender process renders: pictures that share layers, or a single one."""

    label: str
    order: tuple
    """The order's arguments but for the pictures' names and places."""
    sources: dict
    """The fingerprint of every picture by its key: its place under demo/media, without width and ending."""
    colours: dict
    """The colour of every picture by its key; empty where there is no choice."""

    def arguments(self, wanted, folder):
        """The order for the wanted keys, their PNGs to lie under a folder as the files will under demo/media."""
        kind, name, *rest = self.order
        if not self.colours:
            return [*self.order, "--out", str(folder / f"{wanted[0]}.png")]
        place = folder / wanted[0].rsplit("/", 1)[0]
        return [kind, name, *(self.colours[key] for key in wanted), *rest, "--out", str(place)]


DETAILS = (
    ("siegfried", "SI", "drive"),
    ("ludwig", "LU11", "drive"),
    ("wilhelm", "WP18", "gearbox"),
    ("emil", "EM9", "gearbox"),
    ("wilhelm", "WCS12", "gearbox"),
    ("heinrich", "HR", "motor"),
    ("arthur", "AR", "hub"),
    ("greta", "GR8", "hub"),
    ("ludwig", "LU8", "hub"),
    ("ludwig", "LU11", "hub"),
    ("hannah-enviolo", "HAEV", "hub"),
    ("wilhelm", "WR14", "hub"),
)
"""Model, drive train and view of the close-ups: one for every family of drive train, and for each hub."""

SCENES = tuple((name, crop) for name in ("row", "wall", "wheel", "belt", "jig") for crop in ("wide", "tall"))
"""Modules of scenes/ and their crops."""


def jobs():
    """Side views of every model, frame and colour, front views in the lead colour, close-ups, scenes, accessories.

    The whole catalogue is read and checked before anything is rendered.
    """
    paints, models = colours(), files("bikes")
    specs = [bike_spec(model, paints, frame) for model in models.values() for frame in frames(model)]
    lead = [spec for spec in specs if spec.frame == frames(models[spec.slug])[0]]
    return [
        *(_range_job(spec, "side", spec.colours, paints) for spec in specs),
        *(_range_job(spec, "front34", spec.colours[:1], paints) for spec in lead),
        *(
            _detail_job(bike_spec(models[slug], paints, code=code), code, view, paints)
            for slug, code, view in DETAILS
        ),
        *(_scene_job(name, crop) for name, crop in SCENES),
        *_accessory_jobs(),
    ]


def _range_job(spec, view, wanted, paints):
    keys = {f"bikes/{spec.slug}/{spec.frame}-{slug}-{view}": slug for slug in wanted}
    sources = {key: bike_source(spec, paints[slug], view) for key, slug in keys.items()}
    order = ("bike", spec.slug, "--frame", spec.frame, "--view", view)
    return Job(f"{spec.slug} {spec.frame} {view}", order, sources, keys)


def _detail_job(spec, code, view, paints):
    about_motor = view == "motor" or (view == "hub" and spec.motor == "mahle")
    key = f"details/{spec.motor if about_motor else spec.drive}-{view}"
    colour = spec.colours[0]
    order = ("bike", spec.slug, colour, "--drive", code, "--view", view)
    return Job(key, order, {key: bike_source(spec, paints[colour], view)}, {})


def _scene_job(name, crop):
    key = f"scenes/{name}-{crop}"
    return Job(key, ("scene", name, crop), {key: source_of(name, crop)}, {})


def _accessory_jobs():
    """One job for all articles of a file that look the same; first what the lists show, the first of each file."""
    looks = [look for entry in files("accessories").values() for look in alike(articles(entry))]
    return [_accessory_job(look) for look in sorted(looks, key=lambda look: look[0].index > 0)]


def _accessory_job(look):
    lead = look[0]
    key = f"accessories/{lead.key}"
    order = ("accessory", lead.slug, "--index", str(lead.index))
    return Job(key, order, {key: article_source(look)}, {})
