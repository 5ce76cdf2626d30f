"""Captions: the alternative texts of pictures, built from the catalogue, and the fingerprints of the data that a
picture depends on.
"""

import hashlib
import json
from dataclasses import asdict, replace

VIEWS = {
    "side": {"de": "Seitenansicht", "en": "side view"},
    "front34": {"de": "von schräg vorn", "en": "from the front at an angle"},
    "drive": {"de": "Riemen und Kurbel von nahem", "en": "close-up of belt and crank"},
    "gearbox": {"de": "Getriebe von nahem", "en": "close-up of the gearbox"},
    "motor": {"de": "Motor von nahem", "en": "close-up of the motor"},
    "port": {"de": "Ladebuchse von nahem", "en": "close-up of the charging port"},
    "battery": {"de": "Akku im Unterrohr von nahem", "en": "close-up of the battery in the down tube"},
    "hub": {"de": "Hinterradnabe von nahem", "en": "close-up of the rear hub"},
    "tyre": {"de": "Reifen von nahem", "en": "close-up of the tyre"},
    "lamp": {"de": "Scheinwerfer von nahem", "en": "close-up of the headlight"},
    "cockpit": {"de": "Lenker und Griffe von nahem", "en": "close-up of handlebar and grips"},
    "bridge": {"de": "Doppelrohr am Sitzrohr von nahem", "en": "close-up of the twin tubes at the seat tube"},
    "joint": {"de": "Rahmenknoten unter dem Sattel von nahem", "en": "close-up of the frame joint below the saddle"},
    "rack": {"de": "Gepäckträger von nahem", "en": "close-up of the rack"},
    "saddle": {"de": "Sattel von nahem", "en": "close-up of the saddle"},
}

WHOLE = ("side", "front34")
CLOSE_UPS = tuple(view for view in VIEWS if view not in WHOLE)
"""Views that show a part close up. lib/platform/media/close-ups.ts has the same list."""

EDITION = 2
"""Version of the generator. Increase it when finished pictures must be rendered again."""


def bike_alt(spec, colour, view):
    """Returns the alternative text of a bicycle's picture: model, frame if there is a choice, colour, view."""
    frame = spec.frame_names if spec.has_choice else {}
    return {
        language: f"{' '.join(filter(None, (spec.name, frame.get(language))))} in {colour.names[language]}, {VIEWS[view][language]}"
        for language in ("de", "en")
    }


def article_alt(article):
    """Returns the alternative text of an accessory's picture: name, variant or size, colour."""
    return {
        language: ", ".join(
            part
            for part in (
                article.names[language],
                article.variant.get(language),
                article.size.get(language),
                article.colour.get(language),
            )
            if part
        )
        for language in ("de", "en")
    }


def bike_source(spec, colour, view):
    """Returns the fingerprint of a bicycle's picture. Data of the model's other colours is not part of it."""
    return source_of(replace(spec, colours=()), colour, view)


def article_source(look):
    """Returns the fingerprint of the picture that articles of the same appearance share."""
    return source_of(*look)


def source_of(*parts):
    """Returns a short fingerprint of all data a picture depends on. It changes whenever the picture would change."""
    plain = [asdict(part) if hasattr(part, "__dataclass_fields__") else part for part in parts]
    text = json.dumps([EDITION, *plain], sort_keys=True, default=str)
    return hashlib.sha1(text.encode()).hexdigest()[:12]


def write_caption(png, caption):
    """Writes the caption of a picture as JSON next to its PNG, for the conversion (convert.mjs)."""
    png.with_suffix(".json").write_text(json.dumps(caption, ensure_ascii=False, indent=1), encoding="utf-8")
