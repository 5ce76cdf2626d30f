"""Article: one article of an accessory file, and the builder of its picture."""

import re
from dataclasses import dataclass

from ..catalogue import CatalogueError
from .range import KINDS, RANGE

UNCOLOURED = "#2a2b2d"
"""Colour of an article for which the catalogue has no colour."""


@dataclass(frozen=True)
class Article:
    """The data of an article that its picture depends on. Texts and names are dicts with the keys `de` and `en`."""

    slug: str
    index: int
    kind: str
    names: dict
    sku: str
    hex: str
    colour: dict
    size: dict
    variant: dict

    @property
    def key(self):
        """Returns the key of the article's picture: `<slug>.<index>`, with the index of the article in its file."""
        return f"{self.slug}.{self.index}"

    def one_of(self, field, known):
        """Returns the value in `known` for the German text of a field (`size` or `variant`). Another text is a
        CatalogueError.
        """
        text = getattr(self, field).get("de", "")
        if text not in known:
            raise self.wrong(f"{field}.de", f"{text!r} is unknown, known are {', '.join(map(repr, known))}")
        return known[text]

    def number_of(self, field):
        """Returns the first number in a field's German text. Raises CatalogueError if there is none."""
        text = getattr(self, field).get("de", "")
        found = re.search(r"\d+", text)
        if not found:
            raise self.wrong(f"{field}.de", f"{text!r} has no number")
        return int(found.group())

    def wrong(self, field, reason):
        """Returns a CatalogueError that names a field of this article."""
        return CatalogueError(f"{self.slug}.yaml", f"articles[{self.index}].{field}", reason)


def articles(entry):
    """Returns all articles of an accessory file, in the order of the file. Raises CatalogueError for an invalid
    colour.
    """
    names = {language: entry["texts"][language]["name"].value for language in ("de", "en")}
    return [_article(entry, names, index, row) for index, row in enumerate(entry["articles"])]


def alike(rows):
    """Groups the articles that share a picture: articles of a kind whose sizes look the same and that differ in nothing
    else.
    """
    groups = {}
    for article in rows:
        size = "" if form_of(article).one_picture_for_sizes else article.size.get("de")
        groups.setdefault((article.hex, size, article.variant.get("de")), []).append(article)
    return [tuple(group) for group in groups.values()]


def _article(entry, names, index, row):
    colour = row.get("color")
    return Article(
        slug=entry["slug"].value,
        index=index,
        kind=entry["drawing"].value,
        names=names,
        sku=row["sku"].value,
        hex=_hex(colour["hex"]) if colour else UNCOLOURED,
        colour=colour["name"].value if colour else {},
        size=row.value.get("size", {}),
        variant=row.value.get("variant", {}),
    )


def _hex(entry):
    if not re.fullmatch(r"#[0-9a-fA-F]{6}", str(entry.value)):
        raise entry.wrong("is not #rrggbb")
    return entry.value


def form_of(article):
    """Returns the entry of range.py for an article. Raises CatalogueError for an unknown kind or article."""
    if article.kind not in KINDS:
        raise CatalogueError(
            f"{article.slug}.yaml",
            "drawing",
            f"no picture of a {article.kind!r}, known are {', '.join(KINDS)}",
        )
    form = RANGE.get(article.slug)
    if form is None or form.kind != article.kind:
        raise CatalogueError(
            f"{article.slug}.yaml",
            "slug",
            f"no model of {article.slug!r} among the pictures of kind {article.kind!r}",
        )
    return form


def module_of(article):
    """Returns what the renderer needs for an article: `build(article, assembly)`, VIEW and EXPOSURE."""
    return form_of(article).loaded()
