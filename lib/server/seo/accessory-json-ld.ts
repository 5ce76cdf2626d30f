import type { Language } from '@/domain/language/detect-language';
import { accessoryPicturePath } from '@/domain/picture/picture-path';
import { ownBrandSlug } from '@/lib/platform/config/company';
import type { ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import type { AccessoryArticleView, AccessoryPageView } from '@/lib/platform/views/accessory-view';
import type { Json } from './json-ld';
import { productJsonLd, type SoldVariant } from './json-ld-product';
import { wayJsonLd } from './json-ld-way';
import { productImage } from './product-image';
import { siteUrl } from './site-url';

/** The structured data of an accessory's page: the product with its articles, and the way to it. */
export function accessoryJsonLd(
  language: Language,
  accessory: AccessoryPageView,
  { listTitle, terms }: { readonly listTitle: string; readonly terms: ShopTerms | null },
): Json[] {
  const path = `/accessories/${accessory.slug}`;
  const url = siteUrl(`/${language}${path}`);
  const variants = accessory.articles.map((article) => soldArticle(accessory, article, url));
  const products = productJsonLd(language, {
    name: accessory.name,
    description: accessory.metaDescription ?? accessory.claim,
    url,
    image: variants[0]?.image ?? siteUrl(accessoryPicturePath(accessory.slug)),
    brand: accessory.brand?.name ?? 'Lautlos',
    groupId: accessory.slug,
    kind: accessory.parcelKind,
    isUsed: false,
    variants,
    terms,
  });
  const way = wayJsonLd(language, [
    { name: listTitle, path: '/accessories' },
    { name: accessory.name, path },
  ]);
  return [...products, way];
}

function soldArticle(
  { slug, name, brand, articles }: AccessoryPageView,
  article: AccessoryArticleView,
  url: string,
): SoldVariant {
  const { sku, index, picture, color, size, variant } = article;
  return {
    sku,
    name: [name, variant].filter(Boolean).join(', '),
    url: articles.length === 1 ? url : `${url}?variant=${sku}`,
    image: siteUrl(productImage(picture, accessoryPicturePath(slug, index)).largest),
    color: color?.name ?? null,
    size,
    model: variant,
    weightGrams: null,
    // What others make has a number of theirs, which is not ours to guess.
    mpn: brand?.slug === ownBrandSlug ? sku : null,
    gtin: article.ean,
    priceCents: article.priceCents,
    availability: article.availability,
    lowestPrice30DaysCents: article.lowestPrice30DaysCents,
  };
}
