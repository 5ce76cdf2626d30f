import { cache } from 'react';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { fetchDealerStock } from '@/lib/gateways/rest-api/stock-connect.gateway';
import { logger } from '@/lib/platform/observability/logger';
import type { StockedModel } from '@/lib/platform/views/dealer-view';
import { type BikeVariant, parsePackedVariants } from '@/domain/catalog/variant';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import 'server-only';

/**
 * Returns the models in stock at each dealer, by dealer number, in the order of the content. Empty, and logged, when
 * stock or models could not be loaded.
 */
export const listStockedModels = cache(
  async (language: Language): Promise<ReadonlyMap<string, readonly StockedModel[]>> => {
    const [stock, bikes] = await Promise.all([fetchDealerStock(), fetchBikes(language)]);
    if (!stock.ok || !bikes.ok) {
      const error = stock.ok ? null : stock.error;
      logger.warn('The dealers’ stock could not be loaded', { error });
      return new Map();
    }
    const models = bikes.data.map((bike) => ({
      model: { slug: bike.slug, name: bike.name },
      codes: new Set(mapDrivetrains(bike).map(({ code }) => code)),
    }));
    return new Map(
      stock.data.map(({ dealerNumber, skus }) => {
        const types = new Set(skus.map((sku) => parseBikeSku(sku)?.type));
        const stocked = models.filter(({ codes }) => [...codes].some((code) => types.has(code)));
        return [dealerNumber, stocked.map(({ model }) => model)];
      }),
    );
  },
);

/** Returns the skus of the variants at a dealer; empty when unknown. */
async function listSkusAtDealer(dealerNumber: string): Promise<readonly string[]> {
  const stock = await fetchDealerStock();
  if (!stock.ok) return [];
  return stock.data.find((dealer) => dealer.dealerNumber === dealerNumber)?.skus ?? [];
}

/** A variant with the names of its options, for choosing a test ride. */
export interface VariantText {
  readonly sku: string;
  readonly drivetrain: string;
  readonly frame: string;
  readonly size: string;
  readonly color: string;
}

/** A bike in stock at a dealer. */
export interface StockedBike extends VariantText {
  readonly slug: string;
  readonly model: string;
  readonly hex: string;
  readonly priceCents: number;
}

/**
 * Returns all variants of a model in their defined order; null when the model does not exist or is not public. Throws
 * when it could not be loaded.
 */
export async function listVariantTexts(
  language: Language,
  slug: string,
): Promise<VariantText[] | null> {
  const bike = await getBikePage(language, slug);
  if (bike === null) return null;
  return parsePackedVariants(bike.variants, bike.drivetrains).map((variant) =>
    inWords(bike, variant),
  );
}

/** Returns the bikes at a dealer; empty when unknown, and without models that could not be loaded. */
export async function listStockedBikes(
  language: Language,
  dealerNumber: string,
): Promise<StockedBike[]> {
  const [skus, models] = await Promise.all([
    listSkusAtDealer(dealerNumber),
    listStockedModels(language),
  ]);
  const wanted = new Set(skus);
  const lists = await Promise.all(
    (models.get(dealerNumber) ?? []).map(async ({ slug }) => {
      const bike = await getBikePage(language, slug).catch(() => null);
      if (bike === null) return [];
      return parsePackedVariants(bike.variants, bike.drivetrains)
        .filter(({ sku }) => wanted.has(sku))
        .map((variant) => ({
          ...inWords(bike, variant),
          slug,
          model: bike.name,
          hex: bike.colors.find(({ short }) => short === variant.color)?.hex ?? 'transparent',
          priceCents: variant.priceCents,
        }));
    }),
  );
  return lists.flat();
}

function inWords(bike: BikeChoiceView, variant: BikeVariant): VariantText {
  const { sku, type, variation, size, color } = variant;
  return {
    sku,
    drivetrain: bike.drivetrains.find(({ code }) => code === type)?.name ?? type,
    frame: bike.frames.find(({ short }) => short === variation)?.name ?? variation,
    size,
    color: bike.colors.find(({ short }) => short === color)?.name ?? color,
  };
}
