"""A single bicycle of the outlet, with the data that its picture needs."""

from dataclasses import dataclass, replace

from ..bike.spec import bike_spec
from ..captions import source_of
from ..catalogue import ROOT, CatalogueError, read
from .flaw import read_flaw


@dataclass(frozen=True)
class Piece:
    """One bicycle with its frame, size, drive train, colour and flaw."""

    slug: str
    spec: object
    colour: object
    flaw: object

    @property
    def key(self):
        """Returns the path of the picture under demo/media, without width and file extension."""
        return f"outlet/{self.slug}-flaw"

    @property
    def source(self):
        """Returns the fingerprint of the data that the picture depends on."""
        return source_of(replace(self.spec, colours=()), self.colour, self.flaw)


def flawed_pieces(models, paints, root=ROOT):
    """Returns the outlet bicycles with a visible flaw, by slug. An unknown model or colour is a CatalogueError."""
    entries = read(root / "outlet.yaml")
    pieces = [_piece(entry, models, paints) for entry in entries if entry.get("flaw") is not None]
    return {piece.slug: piece for piece in pieces}


def _piece(entry, models, paints):
    model = models[entry["model"].one_of(models)]
    spec = bike_spec(model, paints, entry["frame"].value, entry["code"].value, entry["size"].value)
    short = entry["color"].value
    for row in model["colors"]:
        if row["short"].value == short:
            return Piece(entry["slug"].value, spec, paints[row["color"].value], read_flaw(entry["flaw"]))
    raise CatalogueError(entry.file, entry["color"].field, f"{spec.slug} has no colour {short}")
