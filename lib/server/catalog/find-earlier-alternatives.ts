import 'server-only';
import {
  type EarlierAlternative,
  type AlternativeModel,
  listEarlierAlternatives,
} from '@/domain/catalog/earlier-alternatives';
import { parsePackedVariants } from '@/domain/catalog/variant';
import type { Language } from '@/domain/locale/language';
import { mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-product';
import { listBikesForSale } from './list-products-for-sale';
import { listItemsBySku, type ItemBySku } from './list-items-by-sku';

interface EarlierAlternatives {
  readonly selected: ItemBySku;
  /** Alternatives that are available earlier than the selected variant, most similar first. */
  readonly alternatives: readonly {
    readonly kind: EarlierAlternative['kind'];
    readonly article: ItemBySku;
  }[];
}

/**
 * Finds a variant and the alternatives that are available earlier. Null when the SKU is not a publicly sold variant.
 * Throws when a service fails.
 */
export async function findEarlierAlternatives(
  language: Language,
  sku: string,
): Promise<EarlierAlternatives | null> {
  const models = await listAlternativeModels(language);
  const currentModel = models.find(({ variants }) =>
    variants.some((variant) => variant.sku === sku),
  );
  const variant = currentModel?.variants.find((one) => one.sku === sku);
  if (currentModel === undefined || variant === undefined) return null;
  const alternatives = listEarlierAlternatives(variant, currentModel, models);
  const articles = await listItemsBySku(language, [
    sku,
    ...alternatives.map((alternative) => alternative.variant.sku),
  ]);
  const bySku = new Map(articles.map((article) => [article.sku, article]));
  const selected = bySku.get(sku);
  if (selected === undefined) return null;
  return {
    selected,
    alternatives: alternatives.flatMap(({ kind, variant: { sku: other } }) => {
      const article = bySku.get(other);
      return article === undefined ? [] : [{ kind, article }];
    }),
  };
}

async function listAlternativeModels(language: Language): Promise<AlternativeModel[]> {
  const sold = await listBikesForSale(language);
  return sold.flatMap(({ bike, product }) => {
    if (product.dealer) return [];
    const drivetrains = mapDrivetrains(bike);
    return [
      {
        slug: bike.slug,
        use: bike.subcategory?.slug ?? null,
        hasMotor: drivetrains.some(({ motor }) => motor !== null),
        variants: parsePackedVariants(mapVariantRows(product), drivetrains),
      },
    ];
  });
}
