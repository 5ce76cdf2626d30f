import 'server-only';
import { filterMountableParts } from '@/domain/configurator/mounted-parts';
import {
  formatConfigurationCode,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import type { Language } from '@/domain/locale/language';
import { findModel } from '@/lib/gateways/catalog/map-outlet';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { listMountableParts } from './find-configuration';
import { type ItemBySku, listItemsBySku } from './list-items-by-sku';
import { getResultData } from '@/lib/gateways/result';

/** A bike to be leased, with its mounted parts. */
export interface LeasedBikeView {
  readonly bike: ItemBySku;
  readonly parts: readonly ItemBySku[];
  /** Configuration code with the bike and its parts. Empty without parts. */
  readonly code: string;
  /** Total price of bike and parts in cents. `listPriceCents` is the total of the recommended retail prices. */
  readonly priceCents: number;
  readonly listPriceCents: number;
}

/**
 * Finds a bike by SKU with those parts of its configuration code that are sold today. Null when the bike is not sold.
 * Ignores a code for another SKU.
 */
export async function findLeasedBike(
  language: Language,
  { sku, configuration }: { sku: string; configuration: string },
): Promise<LeasedBikeView | null> {
  const wanted = await partSkus(language, sku, configuration);
  const [bike, ...parts] = await listItemsBySku(language, [sku, ...wanted.skus]);
  if (bike?.kind !== 'bike' || bike.sku !== sku) return null;
  const all = [bike, ...parts];
  return {
    ...{ bike, parts, code: parts.length === 0 ? '' : wanted.code },
    priceCents: sum(all.map(({ priceCents }) => priceCents)),
    listPriceCents: sum(all.map((one) => one.listPriceCents ?? one.priceCents)),
  };
}

/** Returns the SKUs of those parts of a configuration code that can be mounted, and a code with only these parts. */
async function partSkus(language: Language, sku: string, configuration: string) {
  const read = parseConfigurationCode(configuration);
  if (read === null || read.sku !== sku || read.parts.length === 0) return { code: '', skus: [] };
  const model = findModel(getResultData(await fetchBikes(language), 'content bikes'), sku);
  const sold = model ? await listMountableParts(language, model.productId) : [];
  const requestedParts = read.parts.flatMap(
    (number) => sold.find((part) => part.number === number) ?? [],
  );
  const parts = filterMountableParts(sku, requestedParts);
  const code = formatConfigurationCode({ sku, parts: parts.map(({ number }) => number) }) ?? '';
  return { code, skus: parts.map((part) => part.sku) };
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
