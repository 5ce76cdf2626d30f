"""Article: one article of an accessory file, and the module that builds its picture."""

from dataclasses import dataclass
from importlib import import_module

from ..catalogue import CatalogueError

UNCOLOURED = "#2a2b2d"
"""What an article without a colour of its own is taken as."""


@dataclass(frozen=True)
class Article:
    """What a picture needs to know of an article; texts and names are {de, en}."""

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
        """The name of its picture: `<slug>.<index>`, as the shop counts articles."""
        return f"{self.slug}.{self.index}"


def articles(entry):
    """All articles of an accessory file, in the order of the file."""
    names = {language: entry["texts"][language]["name"].value for language in ("de", "en")}
    return [_article(entry, names, index, row) for index, row in enumerate(entry["articles"])]


def _article(entry, names, index, row):
    colour = row.get("color")
    return Article(
        slug=entry["slug"].value,
        index=index,
        kind=entry["drawing"].value,
        names=names,
        sku=row["sku"].value,
        hex=colour["hex"].value if colour else UNCOLOURED,
        colour=colour["name"].value if colour else {},
        size=row.value.get("size", {}),
        variant=row.value.get("variant", {}),
    )


def module_of(article):
    """The module that builds an article's kind; a kind without one is an error of the catalogue's file."""
    name = f"{__package__}.{article.kind.replace('-', '_')}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise CatalogueError(f"{article.slug}.yaml", "drawing", f"no picture of a {article.kind!r}") from None
