import { parseConfigurationCode } from '@/domain/configurator/configuration-code';
import type { Language } from '@/domain/locale/language';
import { computeLeasingRate } from '@/domain/advice/leasing-rate';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import type { Transaction } from '../database/database';
import { ShopError } from '../shop/base/shop-errors';
import type { ProductModel } from '../shop/base/product-model';
import { getConfiguredBike } from '../shop/catalog/configured-bike';
import { createCatalogLoaders } from '../shop/catalog/catalog-loaders';
import type { TestRideRequest } from './customer-request-schemas';
import { findBikePrice, findBikeTitle } from './customer-requests.repository';

/** The requested bike, described in one language. */
export interface RequestedBike {
  title: string;
  /** Names of the configured parts; empty when the code matches nothing currently sold. */
  parts: readonly string[];
  /**
   * Monthly leasing rate of the bike with all parts as a company bike, in cents; null when no leasing was requested or
   * the bike is not accepted for leasing.
   */
  rateCents: number | null;
}

/** Checks that the configuration code, if given, belongs to the requested SKU. */
export function isConfigurationOfSku({ configuration, sku }: TestRideRequest): boolean {
  return configuration === '' || parseConfigurationCode(configuration)?.sku === sku;
}

/** Returns the requested bike in a language, or null when it does not exist. */
export async function findRequestedBike(
  trx: Transaction,
  request: TestRideRequest,
  language: Language,
): Promise<RequestedBike | null> {
  const title = await findBikeTitle(trx, request, language);
  if (title === null) return null;
  const parts = await mountedParts(trx, request.configuration, language);
  return {
    ...{ title, rateCents: await rateOf(trx, request, parts) },
    parts: parts.map((part) =>
      [part.title, part.shortDescription].filter((text) => text !== '').join(', '),
    ),
  };
}

/**
 * Returns the parts of a configuration code. Returns an empty list without a code, and for a configuration that can no
 * longer be ordered: the dealer then clarifies the parts with the visitor.
 */
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
