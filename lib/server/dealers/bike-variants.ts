import 'server-only';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import type { Language } from '@/domain/language/detect-language';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { BikeChoiceView } from '@/lib/platform/views/bike-view';
import { listStockedModels, listSkusAtDealer } from './list-stocked-models';

/** A variant in words, for choosing the one to ride. */
export interface VariantWords {
  readonly sku: string;
  readonly drivetrain: string;
  readonly frame: string;
  readonly size: string;
  readonly color: string;
}

/** One bicycle that stands at a dealer's. */
export interface StockedBike extends VariantWords {
  readonly slug: string;
  readonly model: string;
  readonly hex: string;
  readonly priceCents: number;
}

/** All variants of a model in the order the maker gives them; null when there is no such model for everybody. Throws when it cannot be loaded. */
export async function listVariantWords(
  language: Language,
  slug: string,
): Promise<VariantWords[] | null> {
  const bike = await getBikePage(language, slug);
  if (bike === null) return null;
  return unpackVariants(bike.variants, bike.drivetrains).map((variant) => inWords(bike, variant));
}

/** What stands at a dealer's to be ridden; empty when nobody knows or a model cannot be loaded. */
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
      return unpackVariants(bike.variants, bike.drivetrains)
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

function inWords(bike: BikeChoiceView, variant: VariantFacts): VariantWords {
  const { sku, type, variation, size, color } = variant;
  return {
    sku,
    drivetrain: bike.drivetrains.find(({ code }) => code === type)?.name ?? type,
    frame: bike.frames.find(({ short }) => short === variation)?.name ?? variation,
    size,
    color: bike.colors.find(({ short }) => short === color)?.name ?? color,
  };
}
