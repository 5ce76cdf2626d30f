import { parseConfigurationCode } from '@/domain/configurator/configuration-code';
import type { Language } from '@/domain/locale/language';
import { computeLeasingRate } from '@/domain/advice/leasing-rate';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import type { Transaction } from '../database/database';
import { ShopError } from '../shop/base/shop-errors';
import type { ProductModel } from '../shop/base/product-model';
import { getConfiguredBike } from '../shop/catalog/configured-bike';
import { createCatalogLoaders } from '../shop/catalog/catalog-loaders';
import type { TestRideRequest } from './request-schemas';
import { findBikePrice, findBikeTitle } from './requests.repository';

/** What is asked for, in the words of one language. */
export interface RequestedBike {
  title: string;
  /** What is mounted to it, each by its name; none where its code means nothing that is sold now. */
  parts: readonly string[];
  /** What it would cost a month as a job bike with all of that, in cents; null where nobody asked, or lessors do not take it. */
  rateCents: number | null;
}

/** True for no code, and for one of the very bicycle that is asked for. */
export function isConfigurationOfSku({ configuration, sku }: TestRideRequest): boolean {
  return configuration === '' || parseConfigurationCode(configuration)?.sku === sku;
}

/** What a request is about, in a language; null when there is no such bicycle. */
export async function findRequestedBike(
  trx: Transaction,
  wish: TestRideRequest,
  language: Language,
): Promise<RequestedBike | null> {
  const title = await findBikeTitle(trx, wish, language);
  if (title === null) return null;
  const parts = await mountedParts(trx, wish.configuration, language);
  return {
    ...{ title, rateCents: await rateOf(trx, wish, parts) },
    parts: parts.map((part) =>
      [part.title, part.shortDescription].filter((text) => text !== '').join(', '),
    ),
  };
}

/** The parts a code brings. What cannot be ordered that way any more is for the dealer to talk about. */
async function mountedParts(
  db: Transaction,
  code: string,
  language: Language,
): Promise<readonly ProductModel[]> {
  if (code === '') return [];
  try {
    const catalog = createCatalogLoaders(db, language, { kind: 'nobody' });
    return (await getConfiguredBike({ db, catalog }, code)).parts;
  } catch (error) {
    if (error instanceof ShopError) return [];
    throw error;
  }
}

async function rateOf(
  trx: Transaction,
  { leasing, sku }: TestRideRequest,
  parts: readonly ProductModel[],
): Promise<number | null> {
  const price = leasing === '' ? null : await findBikePrice(trx, sku);
  if (price === null) return null;
  const sum = { ...price };
  for (const { prices } of parts) {
    sum.priceCents += prices.saleCents;
    sum.listPriceCents += prices.uvpCents;
  }
  return computeLeasingRate(sum, leasingTerms)?.rateCents ?? null;
}
