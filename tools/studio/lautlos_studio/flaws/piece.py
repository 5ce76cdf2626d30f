"""Piece: a single bicycle of the outlet as the studio pictures it."""

from dataclasses import dataclass, replace

from ..bike.spec import bike_spec
from ..captions import source_of
from ..catalogue import ROOT, CatalogueError, read
from .flaw import read_flaw


@dataclass(frozen=True)
class Piece:
    """One bicycle in its frame, size, drive train and colour, with what is wrong with it."""

    slug: str
    spec: object
    colour: object
    flaw: object

    @property
    def key(self):
        """Where its picture lies under demo/media, without width and ending."""
        return f"outlet/{self.slug}-flaw"

    @property
    def source(self):
        """The fingerprint of its picture."""
        return source_of(replace(self.spec, colours=()), self.colour, self.flaw)


def flawed_pieces(models, paints, root=ROOT):
    """The pieces of outlet.yaml that have a flaw to be seen, by slug; a piece of no known model or colour is an error."""
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
