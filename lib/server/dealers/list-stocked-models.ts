import 'server-only';
import { cache } from 'react';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readDealerStock } from '@/lib/gateways/tools/dealer-stock.gateway';
import { logger } from '@/lib/platform/observability/logger';
import type { StockedModel } from '@/lib/platform/views/dealer-view';

/**
 * The models that stand at each dealer, by the dealer's number, in the content's order. Empty, with a line in the log, when stock or
 * models cannot be read: a page does without.
 */
export const listStockedModels = cache(
  async (language: Language): Promise<ReadonlyMap<string, readonly StockedModel[]>> => {
    const [stock, bikes] = await Promise.all([readDealerStock(), readBikes(language)]);
    if (!stock.ok || !bikes.ok) {
      const error = stock.ok ? null : stock.error;
      logger.warn('What stands at dealers’ is not known', { error });
      return new Map();
    }
    const models = bikes.data.map((bike) => ({
      model: { slug: bike.slug, name: bike.name },
      codes: new Set(mapDrivetrains(bike).map(({ code }) => code)),
    }));
    return new Map(
      stock.data.map(({ dealerNumber, skus }) => {
        const types = new Set(skus.map((sku) => parseSku(sku)?.type));
        const stocked = models.filter(({ codes }) => [...codes].some((code) => types.has(code)));
        return [dealerNumber, stocked.map(({ model }) => model)];
      }),
    );
  },
);

/** The variants that stand at one dealer's; none when nobody knows. */
export async function listSkusAtDealer(dealerNumber: string): Promise<readonly string[]> {
  const stock = await readDealerStock();
  if (!stock.ok) return [];
  return stock.data.find((dealer) => dealer.dealerNumber === dealerNumber)?.skus ?? [];
}
