import { cache } from 'react';
import type { Dealer } from '@/domain/dealers/dealer';
import { filterDealers, emptyDealerFilters } from '@/domain/dealers/filter-dealers';
import type { Language } from '@/domain/locale/language';
import { getResultData, withFallback } from '@/lib/gateways/result';
import { fetchDealers } from '@/lib/gateways/content/dealers.gateway';
import type { DealerPageView, DealerRowView, StoreView } from '@/lib/platform/views/dealer-view';
import { listStockedModels } from './list-stocked-bikes';
import { mapDealer, mapStore } from '@/lib/gateways/content/map-dealer';
import type { NearestDealer } from '@/lib/platform/views/nearest-dealers-dto';
import { findChosenPlace } from './places';
import { flagshipDealerNumber } from '@/lib/platform/config/company';
import 'server-only';

/**
 * Returns all dealers, sorted by country and city. Leaves out dealers without a required field or a valid position.
 * Throws when the content service fails.
 */
export const listDealers = cache(async (): Promise<Dealer[]> => {
  const dealers = getResultData(await fetchDealers(), 'dealers');
  const mapped = dealers.flatMap((dealer) => mapDealer(dealer) ?? []);
  return filterDealers(mapped, emptyDealerFilters, null, 0).found.map(({ dealer }) => dealer);
});

/** Returns all dealers, each with the models in stock; without models when the stock is unknown. */
export async function listDealerRows(language: Language): Promise<DealerRowView[]> {
  const [dealers, models] = await Promise.all([listDealers(), listStockedModels(language)]);
  return dealers.map((dealer) => ({
    ...dealer,
    models: (models.get(dealer.adrNumber) ?? []).map(({ name }) => name),
  }));
}

/** Returns one dealer; null when it does not exist. Throws when the content service fails. */
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

/** Returns an editor's URL if it is a valid https URL, otherwise null. */
function webAddress(text: string | null): string | null {
  return text !== null && /^https:\/\/[^\s]+$/.test(text) ? text : null;
}

const shown = 5;

/**
 * Returns the best match for the typed text and the five nearest dealers that sell bikes; null when no place matches.
 */
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

/** Returns the company's own store; null when there is none or the content service fails. */
export async function findFlagshipStore(language: Language): Promise<StoreView | null> {
  const dealers = await withFallback(
    fetchDealers().then((result) => getResultData(result, 'dealers')),
    [],
  );
  const flagship = dealers.find(({ adrNumber }) => adrNumber === flagshipDealerNumber);
  return flagship ? mapStore(flagship, language) : null;
}
