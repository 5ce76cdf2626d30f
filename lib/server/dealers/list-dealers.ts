import { cache } from 'react';
import type { Dealer } from '@/domain/dealers/dealer';
import { filterDealers, emptyDealerFilters } from '@/domain/dealers/filter-dealers';
import type { Language } from '@/domain/locale/language';
import { getResultData, withFallback } from '@/lib/gateways/result';
import { fetchDealers } from '@/lib/gateways/content/dealers.gateway';
import type { DealerPageView, DealerRowView, ShopView } from '@/lib/platform/views/dealer-view';
import { listStockedModels } from './list-stocked-bikes';
import { mapDealer, mapShop } from '@/lib/gateways/content/map-dealer';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import { findChosenPlace } from './places';
import { flagshipDealerNumber } from '@/lib/platform/config/company';
import 'server-only';

/** All dealers by country and city. Throws when the content service cannot answer; a shop that cannot be shown is left out. */
export const listDealers = cache(async (): Promise<Dealer[]> => {
  const dealers = getResultData(await fetchDealers(), 'dealers');
  const mapped = dealers.flatMap((dealer) => mapDealer(dealer) ?? []);
  return filterDealers(mapped, emptyDealerFilters, null, 0).found.map(({ dealer }) => dealer);
});

/** As listDealers, with the models that stand at each; without these when nobody knows. */
export async function listDealerRows(language: Language): Promise<DealerRowView[]> {
  const [dealers, models] = await Promise.all([listDealers(), listStockedModels(language)]);
  return dealers.map((dealer) => ({
    ...dealer,
    models: (models.get(dealer.adrNumber) ?? []).map(({ name }) => name),
  }));
}

/** One dealer; null when there is none of that slug. Throws when the content service cannot answer. */
export const findDealer = cache(
  async (language: Language, slug: string): Promise<DealerPageView | null> => {
    const wire = getResultData(await fetchDealers(), 'dealers').find(
      (dealer) => dealer.slug === slug,
    );
    const dealer = wire && mapDealer(wire);
    if (!wire || !dealer) return null;
    const [country, about] =
      language === 'de' ? [wire.countryDe, wire.aboutDe] : [wire.countryEn, wire.aboutEn];
    return {
      ...dealer,
      country: country ?? dealer.countryCode,
      about,
      ...{ phone: wire.phone, email: wire.email, website: webAddress(wire.website) },
    };
  },
);

/** An editor types this by hand: what is no https address is not linked. */
function webAddress(text: string | null): string | null {
  return text !== null && /^https:\/\/[^\s]+$/.test(text) ? text : null;
}

const shown = 5;

/** The five dealers that sell nearest to what was typed, and the place it leads to; null for a text that leads nowhere. */
export async function listNearestSellers(
  typed: string,
): Promise<{ place: string; dealers: Omit<NearestDealer, 'hasModel' | 'models'>[] } | null> {
  const { place } = findChosenPlace(typed);
  if (place === null) return null;
  const selling = (await listDealers()).filter(({ type }) => type !== 'servicePoint');
  const { found } = filterDealers(selling, { ...emptyDealerFilters, radius: null }, place, 0);
  return {
    place: place.label,
    dealers: found
      .slice(0, shown)
      .map(({ dealer: { slug, name, city, adrNumber }, distanceKm }) => ({
        ...{ adrNumber, slug, name, city },
        distanceKm: distanceKm ?? 0,
      })),
  };
}

/** The company's own shop; null when there is none or the content service cannot answer. */
export async function findFlagshipStore(language: Language): Promise<ShopView | null> {
  const dealers = await withFallback(
    fetchDealers().then((result) => getResultData(result, 'dealers')),
    [],
  );
  const flagship = dealers.find(({ adrNumber }) => adrNumber === flagshipDealerNumber);
  return flagship ? mapShop(flagship, language) : null;
}
