"""The plan: every picture of the range, in the order it is worth having."""

from dataclasses import dataclass

from .bike.spec import bike_spec, frames
from .captions import source_of
from .catalogue import colours, files


@dataclass(frozen=True)
class Job:
    """What one Blender process renders: a bicycle in one frame and view, in the colours still missing."""

    model: str
    frame: str
    view: str
    sources: dict
    """The fingerprint of every colour's picture."""

    @property
    def folder(self):
        """Where its pictures lie, under the PNGs and under demo/media."""
        return f"bikes/{self.model}"

    def key(self, colour):
        """The picture's name in the manifest."""
        return f"{self.folder}/{self.frame}-{colour}-{self.view}"


def jobs():
    """Side views of every model, frame and colour first, then a front view of every model in its lead colour.

    The whole catalogue is read and checked before anything is rendered.
    """
    paints, models = colours(), files("bikes")
    specs = [
        bike_spec(model, paints, frame) for model in models.values() for frame in frames(model)
    ]
    lead = [spec for spec in specs if spec.frame == frames(models[spec.slug])[0]]
    return [
        *(_job(spec, "side", spec.colours, paints) for spec in specs),
        *(_job(spec, "front34", spec.colours[:1], paints) for spec in lead),
    ]


def _job(spec, view, wanted, paints):
    sources = {slug: source_of(spec, paints[slug], view) for slug in wanted}
    return Job(spec.slug, spec.frame, view, sources)
