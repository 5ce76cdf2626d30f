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
import { type FoundArticle, listArticlesBySku } from './list-articles-by-sku';
import { getResultData } from '@/lib/gateways/result';

/** What is to be leased: a bicycle, and what is mounted to it. */
export interface LeasedBikeView {
  readonly bike: FoundArticle;
  readonly parts: readonly FoundArticle[];
  /** Of bicycle and parts; empty without any. */
  readonly code: string;
  /** Of all of it, as the recommended price is. */
  readonly priceCents: number;
  readonly listPriceCents: number;
}

/** The bicycle of a sku with the parts of its code, as both are sold now; null when it is not. A code of another one is left out. */
export async function findLeasedBike(
  language: Language,
  { sku, configuration }: { sku: string; configuration: string },
): Promise<LeasedBikeView | null> {
  const wanted = await partSkus(language, sku, configuration);
  const [bike, ...parts] = await listArticlesBySku(language, [sku, ...wanted.skus]);
  if (bike?.kind !== 'bike' || bike.sku !== sku) return null;
  const all = [bike, ...parts];
  return {
    ...{ bike, parts, code: parts.length === 0 ? '' : wanted.code },
    priceCents: sum(all.map(({ priceCents }) => priceCents)),
    listPriceCents: sum(all.map((one) => one.listPriceCents ?? one.priceCents)),
  };
}

/** What a code says is mounted and can be, with the code of exactly that. */
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
