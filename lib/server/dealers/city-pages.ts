import 'server-only';
import { cache } from 'react';
import { citiesAround, dealerCities, type DealerCity } from '@/domain/dealers/dealer-cities';
import type { Language } from '@/domain/language/detect-language';
import type { DealerRowView, StockedModel } from '@/lib/platform/views/dealer-view';
import type { EventView } from '@/lib/platform/views/event-view';
import { drawLocalMap, type LocalMap } from './draw-local-map';
import { listDealerRows, listDealers } from './list-dealers';
import { listStockedModels } from './list-stocked-models';
import { mapData } from './map-data';
import { eventsNear } from './events-near';

export interface ModelInCity extends StockedModel {
  /** Where it stands. */
  readonly shops: readonly { readonly slug: string; readonly name: string }[];
}

export interface CityPage {
  readonly city: DealerCity<DealerRowView>;
  /** What can be ridden in the city; empty when nobody knows. */
  readonly models: readonly ModelInCity[];
  readonly events: readonly EventView[];
  readonly map: LocalMap | null;
  readonly others: readonly DealerCity[];
}

const shownOthers = 6;

/** Every city that has a page of its own. Throws when the content service cannot answer. */
export async function listCities(): Promise<DealerCity[]> {
  return dealerCities(await listDealers());
}

/** Everything a city's page shows; null when there is none of that slug. Throws when the content service cannot answer. */
export const getCityPage = cache(
  async (language: Language, slug: string): Promise<CityPage | null> => {
    const cities = dealerCities(await listDealerRows(language));
    const city = cities.find((one) => one.slug === slug);
    if (city === undefined) return null;
    const [stocked, events] = await Promise.all([
      listStockedModels(language),
      eventsNear(language, city),
    ]);
    return {
      ...{ city, events },
      models: modelsIn(city, stocked),
      map: drawLocalMap(mapData(), city),
      others: citiesAround(city, cities).slice(0, shownOthers),
    };
  },
);

function modelsIn(
  { dealers }: DealerCity,
  stocked: ReadonlyMap<string, readonly StockedModel[]>,
): ModelInCity[] {
  const models = new Map<string, ModelInCity>();
  for (const { adrNumber, slug, name } of dealers)
    for (const model of stocked.get(adrNumber) ?? []) {
      const shops = models.get(model.slug)?.shops ?? [];
      models.set(model.slug, { ...model, shops: [...shops, { slug, name }] });
    }
  return [...models.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'));
}
