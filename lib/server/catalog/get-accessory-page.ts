import 'server-only';
import { firmSpaces } from '@/domain/content/firm-spaces';
import type { Language } from '@/domain/language/detect-language';
import { readAccessories, readAccessory } from '@/lib/gateways/content/accessories.gateway';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { parcelKindOf } from '@/lib/gateways/shop/terms.gateway';
import { readProduct, readProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapAccessoryCard, mapArticles } from '@/lib/gateways/catalog/map-accessory';
import { mapTerm } from '@/lib/gateways/catalog/map-bike';
import { mapImage } from '@/lib/gateways/content/map-image';
import { mapSafety } from '@/lib/gateways/catalog/map-safety';
import { required } from '@/lib/server/required';
import type { AccessoryCardView, AccessoryPageView } from '@/lib/platform/views/accessory-view';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { labelledTexts } from './labelled-texts';

/** Everything an accessory's page shows; null when there is none, or none of its articles is sold. Throws like getBikePage. */
export async function getAccessoryPage(
  language: Language,
  slug: string,
): Promise<AccessoryPageView | null> {
  const accessory = required(await readAccessory(language, slug), 'content accessory');
  if (accessory === null) return null;
  const [shop, bikes, related] = await Promise.all([
    readProduct(language, accessory.productId),
    readBikes(language),
    relatedTo(language, slug, accessory.category?.slug ?? null),
  ]);
  const product = required(shop, 'shop accessory');
  const articles = mapArticles(accessory, product);
  if (articles.length === 0) return null;
  const fits = present(accessory.bikes);
  return {
    slug: accessory.slug,
    name: accessory.name,
    claim: firmSpaces(accessory.claim),
    description: firmSpaces(accessory.description),
    metaTitle: accessory.metaTitle,
    metaDescription: accessory.metaDescription,
    shareImage: mapImage(accessory.metaImage),
    category: mapTerm(accessory.category),
    brand: mapTerm(accessory.brand),
    bikes: fits,
    fitsAll: bikes.ok && fits.length >= bikes.data.length,
    parcelKind: parcelKindOf(product.weightClass),
    knownBikes: bikes.ok ? bikes.data.map((bike) => ({ slug: bike.slug, name: bike.name })) : fits,
    specs: labelledTexts(accessory.specs),
    safety: mapSafety(accessory, accessory.hasBattery === true),
    articles,
    vatPercent: product.price.vat,
    related,
  };
}

/** Four others, one of each category first its own; none when a service cannot answer. */
async function relatedTo(
  language: Language,
  slug: string,
  category: string | null,
): Promise<AccessoryCardView[]> {
  const [content, shop] = await Promise.all([
    readAccessories(language),
    readProducts(language, 'accessories'),
  ]);
  if (!content.ok || !shop.ok) return [];
  const products = new Map(shop.data.map((product) => [product.id, product]));
  const seen = new Set<string>(category === null ? [] : [category]);
  const cards: AccessoryCardView[] = [];
  for (const accessory of content.data) {
    const own = accessory.category?.slug ?? '';
    const product = products.get(accessory.productId);
    if (accessory.slug === slug || seen.has(own) || product === undefined || cards.length === 4)
      continue;
    const card = mapAccessoryCard(accessory, product);
    if (card === null) continue;
    seen.add(own);
    cards.push(card);
  }
  return cards;
}
