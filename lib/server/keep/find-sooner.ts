import 'server-only';
import { type SoonerWay, type StandIn, soonerWays } from '@/domain/catalog/sooner-ways';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { Language } from '@/domain/language/detect-language';
import { mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-variant';
import { readSoldBikes } from '@/lib/server/catalog/sold-articles';
import { findKeptArticles, type FoundArticle } from './find-articles';

interface Sooner {
  readonly selected: FoundArticle;
  /** What comes earlier, the nearest first. */
  readonly ways: readonly { readonly kind: SoonerWay['kind']; readonly article: FoundArticle }[];
}

/** A model's variant and what comes earlier; null for what is no variant everybody may buy. Throws when a service cannot answer. */
export async function findSooner(language: Language, sku: string): Promise<Sooner | null> {
  const models = await listStandIns(language);
  const own = models.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  const variant = own?.variants.find((one) => one.sku === sku);
  if (own === undefined || variant === undefined) return null;
  const ways = soonerWays(variant, own, models);
  const articles = await findKeptArticles(language, [sku, ...ways.map((way) => way.variant.sku)]);
  const bySku = new Map(articles.map((article) => [article.sku, article]));
  const selected = bySku.get(sku);
  if (selected === undefined) return null;
  return {
    selected,
    ways: ways.flatMap(({ kind, variant: { sku: other } }) => {
      const article = bySku.get(other);
      return article === undefined ? [] : [{ kind, article }];
    }),
  };
}

async function listStandIns(language: Language): Promise<StandIn[]> {
  const sold = await readSoldBikes(language);
  return sold.flatMap(({ bike, product }) => {
    if (product.dealer) return [];
    const drivetrains = mapDrivetrains(bike);
    return [
      {
        slug: bike.slug,
        use: bike.subcategory?.slug ?? null,
        hasMotor: drivetrains.some(({ motor }) => motor !== null),
        variants: unpackVariants(mapVariantRows(product), drivetrains),
      },
    ];
  });
}
