import 'server-only';
import { cache } from 'react';
import type { Dealer } from '@/domain/dealers/dealer';
import { findDealers, noFilters } from '@/domain/dealers/find-dealers';
import type { Language } from '@/domain/language/detect-language';
import { required } from '@/lib/server/required';
import { readDealers } from '@/lib/gateways/content/dealers.gateway';
import type { DealerPageView, DealerRowView } from '@/lib/platform/views/dealer-view';
import { listStockedModels } from './list-stocked-models';
import { mapDealer } from '@/lib/gateways/content/map-dealer';

/** All dealers by country and city. Throws when the content service cannot answer; a shop that cannot be shown is left out. */
export const listDealers = cache(async (): Promise<Dealer[]> => {
  const dealers = required(await readDealers(), 'dealers');
  const mapped = dealers.flatMap((dealer) => mapDealer(dealer) ?? []);
  return findDealers(mapped, noFilters, null, 0).found.map(({ dealer }) => dealer);
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
export const getDealer = cache(
  async (language: Language, slug: string): Promise<DealerPageView | null> => {
    const wire = required(await readDealers(), 'dealers').find((dealer) => dealer.slug === slug);
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
