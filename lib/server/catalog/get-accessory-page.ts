import 'server-only';
import { getStalePriceTime } from './stale-prices';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import type { Language } from '@/domain/locale/language';
import { fetchAccessories, fetchAccessory } from '@/lib/gateways/content/accessories.gateway';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { toParcelKind } from '@/lib/gateways/shop/order-terms.gateway';
import { fetchProduct, fetchProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapAccessoryCard, mapArticles } from '@/lib/gateways/catalog/map-accessory';
import { mapTaxonomyTerm } from '@/lib/gateways/catalog/map-bike';
import { mapImage } from '@/lib/gateways/content/map-image';
import { mapProductSafety } from '@/lib/gateways/catalog/map-product';
import { filterPresent, getResultData } from '@/lib/gateways/result';
import type { AccessoryCardView, AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { toLabeledTexts } from './product-attributes';

/**
 * Loads everything an accessory's page shows. Null when the slug is unknown or none of its articles is sold. Throws
 * when the accessory or its prices cannot be loaded.
 */
export async function findAccessoryPage(
  language: Language,
  slug: string,
): Promise<AccessoryPageView | null> {
  const accessory = getResultData(await fetchAccessory(language, slug), 'content accessory');
  if (accessory === null) return null;
  const [shop, bikes, related] = await Promise.all([
    fetchProduct(language, accessory.productId),
    fetchBikes(language),
    relatedTo(language, slug, accessory.category?.slug ?? null),
  ]);
  const product = getResultData(shop, 'shop accessory');
  const articles = mapArticles(accessory, product);
  if (articles.length === 0) return null;
  const fits = filterPresent(accessory.bikes);
  return {
    slug: accessory.slug,
    name: accessory.name,
    pricesSince: getStalePriceTime(shop),
    claim: addNonBreakingSpaces(accessory.claim),
    description: addNonBreakingSpaces(accessory.description),
    metaTitle: accessory.metaTitle,
    metaDescription: accessory.metaDescription,
    shareImage: mapImage(accessory.metaImage),
    category: mapTaxonomyTerm(accessory.category),
    brand: mapTaxonomyTerm(accessory.brand),
    bikes: fits,
    fitsAll: bikes.ok && fits.length >= bikes.data.length,
    parcelKind: toParcelKind(product.weightClass),
    knownBikes: bikes.ok ? bikes.data.map((bike) => ({ slug: bike.slug, name: bike.name })) : fits,
    specs: toLabeledTexts(accessory.specs),
    safety: mapProductSafety(accessory, accessory.hasBattery === true),
    articles,
    vatPercent: product.price.vat,
    related,
  };
}

/**
 * Returns up to four other accessories, each from a different category and none from the category of this accessory.
 * Empty when a service fails.
 */
async function relatedTo(
  language: Language,
  slug: string,
  category: string | null,
): Promise<AccessoryCardView[]> {
  const [content, shop] = await Promise.all([
    fetchAccessories(language),
    fetchProducts(language, 'accessories'),
  ]);
  if (!content.ok || !shop.ok) return [];
  const products = new Map(shop.data.map((product) => [product.id, product]));
  const seen = new Set<string>(category === null ? [] : [category]);
  const cards: AccessoryCardView[] = [];
  for (const accessory of content.data) {
    const categorySlug = accessory.category?.slug ?? '';
    const product = products.get(accessory.productId);
    if (
      accessory.slug === slug ||
      seen.has(categorySlug) ||
      product === undefined ||
      cards.length === 4
    )
      continue;
    const card = mapAccessoryCard(accessory, product);
    if (card === null) continue;
    seen.add(categorySlug);
    cards.push(card);
  }
  return cards;
}
