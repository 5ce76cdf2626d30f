"""Builds the alternative text of a flaw's picture from its data."""

KINDS = {
    "scratch": ("Kratzer", "scratch"),
    "chip": ("Steinschlag", "stone chip"),
    "scrape": ("Schramme", "scrape"),
    "dent": ("Delle", "dent"),
    "speck": ("Staubkorn unter dem Klarlack", "speck of dust under the clear coat"),
    "bare": ("fehlender Lack", "missing paint"),
    "faded": ("von der Sonne heller", "paled by the sun"),
    "shade": ("eine Spur dunkler als die Gabel", "a shade darker than the fork"),
    "stickers": ("Aufkleber", "stickers"),
}
PARTS = {
    "down-tube": ("am Unterrohr", "on the down tube"),
    "top-tube": ("am Oberrohr", "on the top tube"),
    "fork-inner": ("innen an der Gabel", "on the inside of the fork"),
    "bar": ("am Lenker", "on the handlebar"),
    "dropout": ("am Ausfallende", "at the rear dropout"),
    "mudguard": ("im hinteren Schutzblech", "in the rear mudguard"),
    "basket-holder": ("am Korbhalter", "at the basket holder"),
    "saddle": ("am Sattel", "on the saddle"),
    "frame": ("am Rahmen", "on the frame"),
}
SIDES = {"left": ("links", "left"), "right": ("rechts", "right"), "top": ("oben", "on top"), "front": ("vorn", "at the front")}


def flaw_alt(piece):
    """Returns the alternative text in both languages: model, frame if there is a choice, colour, kind, size, part and
    side.
    """
    return {language: _alt(piece, number, language) for number, language in enumerate(("de", "en"))}


def _alt(piece, number, language):
    spec, flaw = piece.spec, piece.flaw
    frame = spec.frame_names[language] if spec.has_choice else None
    bicycle = f"{' '.join(filter(None, (spec.name, frame)))} in {piece.colour.names[language]}"
    size = measure(flaw.size, language)
    side = SIDES[flaw.side][number] if flaw.kind not in ("shade",) else None
    touched = ("ausgetupft", "touched in")[number] if flaw.touched_up else None
    parts = (KINDS[flaw.kind][number], size, PARTS[flaw.part][number], side, touched)
    return f"{bicycle}: {', '.join(filter(None, parts))}"


def measure(size, language):
    """Returns a size as text: in millimetres below one centimetre, otherwise in centimetres. None for size 0."""
    if size == 0:
        return None
    if size < 10:
        return f"{size:g} mm"
    text = f"{size / 10:g} cm"
    return text.replace(".", ",") if language == "de" else text
