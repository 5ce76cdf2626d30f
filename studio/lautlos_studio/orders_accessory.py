"""The order of an accessory's picture."""

from .accessories.article import articles, module_of
from .captions import article_alt, source_of, write_caption
from .catalogue import CatalogueError, files
from .look.camera import VIEWS
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture.backdrop import save_png
from .picture.shoot import Quality, Studio


def take(order):
    """Takes one article's picture; an unknown file, article or kind is an error."""
    article = _article(order)
    module = module_of(article)
    assembly = Assembly()
    module.build(article, assembly)
    quality = Quality(*size_of(order, "1200x1200"), order.samples)
    view = getattr(module, "VIEW", VIEWS["product"])
    studio = Studio(assembly, Library(), view, quality, product=True, crop=crop_of(order))
    picture = studio.finished(studio.whole(), studio.shadow(), getattr(module, "EXPOSURE", 1.0))
    save_png(picture, order.out)
    write_caption(order.out, caption_of(article))


def caption_of(article):
    """What the manifest says of an article's picture beside its files."""
    return {
        "kind": "accessory",
        "slug": article.slug,
        "index": article.index,
        "alt": article_alt(article),
        "source": source_of(article),
    }


def _article(order):
    entries = files("accessories")
    if order.slug not in entries:
        raise CatalogueError("accessories", order.slug, "there is no such file")
    found = articles(entries[order.slug])
    if order.index >= len(found):
        raise CatalogueError(f"{order.slug}.yaml", f"articles[{order.index}]", "is missing")
    return found[order.index]
