import 'server-only';
import { cache } from 'react';
import { dealerCities, type DealerCity } from '@/domain/dealers/dealer-cities';
import { findDealers, type FoundDealer, noFilters } from '@/domain/dealers/find-dealers';
import type { Language } from '@/domain/language/detect-language';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { listStockedBikes, type StockedBike } from './bike-variants';
import type { DealerPageView, StockedModel } from '@/lib/platform/views/dealer-view';
import type { EventView } from '@/lib/platform/views/event-view';
import { drawLocalMap, type LocalMap } from './draw-local-map';
import { eventsNear } from './events-near';
import { getDealer, listDealers } from './list-dealers';
import { mapData } from './map-data';

export interface DealerPage {
  readonly dealer: DealerPageView;
  /** What stands there; empty when nobody knows. */
  readonly bikes: readonly StockedBike[];
  /** What a test ride can be asked for; empty when the models cannot be read. */
  readonly models: readonly StockedModel[];
  readonly map: LocalMap | null;
  /** Where bicycles are sold around here, the nearest first. */
  readonly nearby: readonly FoundDealer[];
  /** What is to come around here. */
  readonly events: readonly EventView[];
  /** Where there are several shops: the city with a page of its own. */
  readonly city: DealerCity | null;
}

const shownNearby = 3;

/** Everything a dealer's page shows; null when there is none of that slug. Throws when the content service cannot answer. */
export const getDealerPage = cache(
  async (language: Language, slug: string): Promise<DealerPage | null> => {
    const dealer = await getDealer(language, slug);
    if (!dealer) return null;
    const [bikes, models, all, events] = await Promise.all([
      listStockedBikes(language, dealer.adrNumber),
      readBikes(language),
      listDealers(),
      eventsNear(language, dealer),
    ]);
    const others = all.filter((other) => other.slug !== slug && other.type !== 'servicePoint');
    const { found } = findDealers(others, { ...noFilters, radius: null }, dealer, 0);
    return {
      ...{ dealer, bikes, events },
      city:
        dealerCities(all).find(({ dealers }) => dealers.some((other) => other.slug === slug)) ??
        null,
      nearby: found.slice(0, shownNearby),
      models: models.ok ? models.data.map(({ slug: bike, name }) => ({ slug: bike, name })) : [],
      map: drawLocalMap(mapData(), dealer),
    };
  },
);
