import 'server-only';
import { findDealers, type FoundDealer, noFilters } from '@/domain/dealers/find-dealers';
import type { Language } from '@/domain/language/detect-language';
import { readMapFile } from './map-files';
import { mapDataSchema } from '@/lib/platform/map/map-style';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { listStockedBikes, type StockedBike } from './bike-variants';
import type { DealerPageView, StockedModel } from '@/lib/platform/views/dealer-view';
import { drawLocalMap, type LocalMap } from './draw-local-map';
import { getDealer, listDealers } from './list-dealers';

interface DealerPage {
  readonly dealer: DealerPageView;
  /** What stands there; empty when nobody knows. */
  readonly bikes: readonly StockedBike[];
  /** What a test ride can be asked for; empty when the models cannot be read. */
  readonly models: readonly StockedModel[];
  readonly map: LocalMap | null;
  /** Where bicycles are sold around here, the nearest first. */
  readonly nearby: readonly FoundDealer[];
}

const shownNearby = 3;

/** Everything a dealer's page shows; null when there is none of that slug. Throws when the content service cannot answer. */
export async function getDealerPage(language: Language, slug: string): Promise<DealerPage | null> {
  const dealer = await getDealer(language, slug);
  if (!dealer) return null;
  const [bikes, models, all] = await Promise.all([
    listStockedBikes(language, dealer.adrNumber),
    readBikes(language),
    listDealers(),
  ]);
  const others = all.filter((other) => other.slug !== slug && other.type !== 'servicePoint');
  const { found } = findDealers(others, { ...noFilters, radius: null }, dealer, 0);
  return {
    ...{ dealer, bikes },
    nearby: found.slice(0, shownNearby),
    models: models.ok ? models.data.map(({ slug: bike, name }) => ({ slug: bike, name })) : [],
    map: drawLocalMap(mapData(), dealer),
  };
}

let parsed: { version: string; data: ReturnType<typeof mapDataSchema.parse> } | null = null;

function mapData() {
  const file = readMapFile('europe.json');
  if (!file) return null;
  if (parsed?.version !== file.version)
    parsed = {
      version: file.version,
      data: mapDataSchema.parse(JSON.parse(file.bytes.toString('utf8'))),
    };
  return parsed.data;
}
