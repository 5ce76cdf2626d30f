"""Renders the picture of an accessory."""

from .accessories.article import alike, articles, module_of
from .captions import article_alt, article_source, write_caption
from .catalogue import CatalogueError, files
from .look.camera import VIEWS
from .look.library import Library
from .mesh.assembly import Assembly
from .orders import crop_of, size_of
from .picture.backdrop import save_png
from .picture.shoot import Quality, Studio


def take(order):
    """Renders the picture of one article, which all articles of the same appearance share. Raises CatalogueError for an
    unknown file, article or kind.
    """
    look = _look(order)
    article = look[0]
    module = module_of(article)
    assembly = Assembly()
    module.build(article, assembly)
    quality = Quality(*size_of(order, "1200x1200"), order.samples)
    view = getattr(module, "VIEW", VIEWS["product"])
    studio = Studio(assembly, Library(), view, quality, product=True, crop=crop_of(order))
    picture = studio.finished(studio.whole(), studio.shadow(), getattr(module, "EXPOSURE", 1.0))
    save_png(picture, order.out)
    write_caption(order.out, caption_of(look))


def caption_of(look):
    """Returns the manifest entry of a picture that articles share, without its files. `also` contains the entries of
    the other articles by key.
    """
    source = article_source(look)
    lead, *others = (
        {
            "kind": "accessory",
            "slug": article.slug,
            "index": article.index,
            "alt": article_alt(article),
            "source": source,
        }
        for article in look
    )
    also = {f"accessories/{article.key}": caption for article, caption in zip(look[1:], others)}
    return {**lead, "also": also} if also else lead


def _look(order):
    entries = files("accessories")
    if order.slug not in entries:
        raise CatalogueError("accessories", order.slug, "there is no such file")
    for look in alike(articles(entries[order.slug])):
        if look[0].index == order.index:
            return look
        if any(article.index == order.index for article in look):
            raise CatalogueError(f"{order.slug}.yaml", f"articles[{order.index}]", f"looks like articles[{look[0].index}]")
    raise CatalogueError(f"{order.slug}.yaml", f"articles[{order.index}]", "is missing")
