import 'server-only';
import { mountable } from '@/domain/configuration/fitting-parts';
import { configurationCode, readConfigurationCode } from '@/domain/configuration/short-code';
import type { Language } from '@/domain/language/detect-language';
import { modelOf } from '@/lib/gateways/catalog/map-outlet';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { listMountableParts } from '@/lib/server/catalog/list-mountable-parts';
import { type FoundArticle, findKeptArticles } from '@/lib/server/keep/find-articles';
import { required } from '@/lib/server/required';

/** What is to be leased: a bicycle, and what is mounted to it. */
export interface Leased {
  readonly bike: FoundArticle;
  readonly parts: readonly FoundArticle[];
  /** Of bicycle and parts; empty without any. */
  readonly code: string;
  /** Of all of it, as the recommended price is. */
  readonly priceCents: number;
  readonly listPriceCents: number;
}

/** The bicycle of a sku with the parts of its code, as both are sold now; null when it is not. A code of another one is left out. */
export async function findLeased(
  language: Language,
  { sku, configuration }: { sku: string; configuration: string },
): Promise<Leased | null> {
  const wanted = await partSkus(language, sku, configuration);
  const [bike, ...parts] = await findKeptArticles(language, [sku, ...wanted.skus]);
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
  const read = readConfigurationCode(configuration);
  if (read === null || read.sku !== sku || read.parts.length === 0) return { code: '', skus: [] };
  const model = modelOf(required(await readBikes(language), 'content bikes'), sku);
  const sold = model ? await listMountableParts(language, model.productId) : [];
  const asked = read.parts.flatMap((number) => sold.find((part) => part.number === number) ?? []);
  const parts = mountable(sku, asked);
  const code = configurationCode({ sku, parts: parts.map(({ number }) => number) }) ?? '';
  return { code, skus: parts.map((part) => part.sku) };
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);
