"""Renders the picture of a flaw: a close-up of the damage on one outlet bicycle."""

from .captions import write_caption
from .catalogue import CatalogueError, colours, files
from .flaws.build import build_piece
from .flaws.piece import flawed_pieces
from .flaws.words import flaw_alt
from .look.camera import View, ring_about
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture.backdrop import save_png
from .picture.shoot import Quality, Studio


def take(order):
    """Renders the picture. Raises an error for an outlet bicycle without a visible flaw."""
    pieces = flawed_pieces(files("bikes"), colours())
    if order.slug not in pieces:
        raise CatalogueError("outlet.yaml", order.slug, "there is no such piece with a flaw")
    piece = pieces[order.slug]
    colour = piece.colour
    assembly = Assembly()
    shot = build_piece(piece, assembly)
    view = View(shot.look.azimuth, shot.look.elevation, 40, margin=-0.02, bottom=-0.02, near=piece.flaw.part)
    studio = Studio(
        assembly,
        Library(colour.finish, colour.hex, colour.decal),
        view,
        Quality(*size_of(order, "1200x800"), order.samples),
        crop=crop_of(order),
        framed=ring_about(shot.place, shot.look.reach, view),
    )
    save_png(studio.finished(studio.whole(), studio.shadow()), order.out)
    write_caption(order.out, caption_of(piece))


def caption_of(piece):
    """Returns the manifest entry of the picture, without its files."""
    spec = piece.spec
    return {
        "kind": "flaw",
        "slug": piece.slug,
        "model": spec.slug,
        "frame": spec.frame,
        "size": spec.size,
        "color": piece.colour.slug,
        "drive": spec.drive,
        "motor": spec.motor,
        "flaw": {"kind": piece.flaw.kind, "part": piece.flaw.part, "mm": piece.flaw.size},
        "alt": flaw_alt(piece),
        "source": piece.source,
        "closeUp": True,
    }
