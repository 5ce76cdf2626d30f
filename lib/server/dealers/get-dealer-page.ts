import { cache } from 'react';
import {
  listDealerCities,
  type DealerCity,
  listNearbyCities,
} from '@/domain/dealers/dealer-cities';
import {
  filterDealers,
  type FoundDealer,
  emptyDealerFilters,
} from '@/domain/dealers/filter-dealers';
import type { Language } from '@/domain/locale/language';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { listStockedBikes, type StockedBike, listStockedModels } from './list-stocked-bikes';
import type { DealerPageView, StockedModel, DealerRowView } from '@/lib/platform/views/dealer-view';
import type { EventView } from '@/lib/platform/views/content-view';
import { buildLocalMap, type LocalMap } from './build-local-map';
import { listNearbyEvents } from './list-nearby-events';
import { findDealer, listDealers, listDealerRows } from './list-dealers';
import { getMapData } from './map-files';
import { getTranslations } from 'next-intl/server';
import { buildDescription } from '@/domain/content/content-text';
import 'server-only';

export interface DealerPage {
  readonly dealer: DealerPageView;
  /** Bikes in stock at the dealer; empty when the stock is unknown. */
  readonly bikes: readonly StockedBike[];
  /** Models that the dealer offers for a test ride; empty when they could not be loaded. */
  readonly models: readonly StockedModel[];
  readonly map: LocalMap | null;
  /** Other dealers in the area, nearest first. */
  readonly nearby: readonly FoundDealer[];
  /** Upcoming events in the area. */
  readonly events: readonly EventView[];
  /** The city page, for cities with several dealers. */
  readonly city: DealerCity | null;
}

const shownNearby = 3;

/**
 * Returns the content of a dealer's page; null when the dealer does not exist. Throws when the content service fails.
 */
export const findDealerPage = cache(
  async (language: Language, slug: string): Promise<DealerPage | null> => {
    const dealer = await findDealer(language, slug);
    if (!dealer) return null;
    const [bikes, models, all, events] = await Promise.all([
      listStockedBikes(language, dealer.adrNumber),
      fetchBikes(language),
      listDealers(),
      listNearbyEvents(language, dealer),
    ]);
    const others = all.filter((other) => other.slug !== slug && other.type !== 'servicePoint');
    const { found } = filterDealers(others, { ...emptyDealerFilters, radius: null }, dealer, 0);
    return {
      ...{ dealer, bikes, events },
      city:
        listDealerCities(all).find(({ dealers }) => dealers.some((other) => other.slug === slug)) ??
        null,
      nearby: found.slice(0, shownNearby),
      models: models.ok ? models.data.map(({ slug: bike, name }) => ({ slug: bike, name })) : [],
      map: buildLocalMap(getMapData(), dealer),
    };
  },
);

export interface ModelInCity extends StockedModel {
  /** The dealers in the city that have the model in stock. */
  readonly shops: readonly { readonly slug: string; readonly name: string }[];
}

export interface CityPage {
  readonly city: DealerCity<DealerRowView>;
  /** Models available for test rides in the city; empty when unknown. */
  readonly models: readonly ModelInCity[];
  readonly events: readonly EventView[];
  readonly map: LocalMap | null;
  readonly others: readonly DealerCity[];
}

const shownOthers = 6;

/** Returns all cities that have a page. Throws when the content service fails. */
export async function listCities(): Promise<DealerCity[]> {
  return listDealerCities(await listDealers());
}

/** Returns the content of a city's page; null when it does not exist. Throws when the content service fails. */
export const findCityPage = cache(
  async (language: Language, slug: string): Promise<CityPage | null> => {
    const cities = listDealerCities(await listDealerRows(language));
    const city = cities.find((one) => one.slug === slug);
    if (city === undefined) return null;
    const [stocked, events] = await Promise.all([
      listStockedModels(language),
      listNearbyEvents(language, city),
    ]);
    return {
      ...{ city, events },
      models: modelsIn(city, stocked),
      map: buildLocalMap(getMapData(), city),
      others: listNearbyCities(city, cities).slice(0, shownOthers),
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

interface Head {
  readonly title: string;
  readonly description: string;
}

/** Builds the metadata of a dealer page from location, bikes in stock and page content. */
export async function getDealerMetadata(language: Language, page: DealerPage): Promise<Head> {
  const t = await getTranslations({ locale: language, namespace: 'dealer.head' });
  const { dealer, bikes } = page;
  const { name, street, city, type } = dealer;
  const models = [...new Set(bikes.map(({ model }) => model))];
  return {
    title: name.includes(city) ? name : `${name}, ${city}`,
    description: buildDescription([
      t('where', { name, street, city }),
      models.length > 0 ? t('models', { models: models.slice(0, 3).join(', ') }) : null,
      t(type === 'servicePoint' ? 'service' : 'page'),
    ]),
  };
}

/** Builds the metadata of a city page from the names of its dealers. */
export async function getCityMetadata(language: Language, { city }: CityPage): Promise<Head> {
  const t = await getTranslations({ locale: language, namespace: 'dealerCity' });
  const names = city.dealers.slice(0, 3).map(({ name }) => name);
  return {
    title: t('metaTitle', { city: city.name }),
    description: buildDescription([
      t('described', { city: city.name, count: city.dealers.length }),
      t('page'),
      t('among', { names: names.join(', ') }),
    ]),
  };
}
