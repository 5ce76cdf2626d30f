import 'server-only';
import { publicPriceCountries, shippingCents } from '@/domain/delivery/shipping-cost';
import { type ParcelKind, roadDaysTo } from '@/domain/delivery/road-days';
import type { Language } from '@/domain/language/detect-language';
import type { FeedItem } from '@/domain/product-feed/feed-item';
import { readShopTerms, type ShopTerms } from '@/lib/gateways/shop/terms.gateway';
import { required } from '@/lib/server/required';
import { accessoryItems } from './accessory-items';
import { bikeItems } from './bike-items';
import { outletItems } from './outlet-items';

/**
 * Everything anybody may order that is brought to a country, as its pages say it: models, accessories and the outlet. Null for a
 * country where the public price is not what is paid, or nothing is brought to. Throws when a service cannot answer.
 */
export async function listFeedItems(
  language: Language,
  countryId: string,
): Promise<FeedItem[] | null> {
  const terms = required(await readShopTerms(), 'shop terms');
  if (!publicPriceCountries(terms.shippingRates).includes(countryId)) return null;
  const items = await Promise.all([
    bikeItems(language),
    accessoryItems(language),
    outletItems(language),
  ]);
  return items.flat().map((item) => ({ ...item, ...wayTo(countryId, terms, item) }));
}

function wayTo(
  countryId: string,
  { shippingRates }: ShopTerms,
  { kind, priceCents }: { readonly kind: ParcelKind; readonly priceCents: number },
) {
  return {
    shippingCents: shippingCents(shippingRates, countryId, { kind, cents: priceCents }),
    roadDays: roadDaysTo(countryId, kind),
  };
}
