import 'server-only';
import { availabilityOf } from '@/domain/catalog/availability';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { VariantFacts } from '@/domain/catalog/variant-facts';
import type { Language } from '@/domain/language/detect-language';
import { mapArticles } from '@/lib/gateways/catalog/map-accessory';
import { mapColors, mapDrivetrains, mapFrames } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-variant';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
import type { KeptArticle } from '@/lib/platform/views/kept-article';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { readSoldAccessories, readSoldBikes } from '@/lib/server/catalog/sold-articles';

/** What is known of an article beside what lists show: for those who reckon with it. */
export type FoundArticle = KeptArticle & {
  kind: 'bike' | 'accessory' | 'outlet';
  /** The page's slug. */
  slug: string;
  listPriceCents: number | null;
};

/** Those of the skus that everybody may buy, in the order given, each once. Throws when a service cannot answer. */
export async function findKeptArticles(
  language: Language,
  skus: readonly string[],
): Promise<FoundArticle[]> {
  const wanted = new Set(skus);
  const lists = await Promise.all([
    bikesOf(language, wanted),
    accessoriesOf(language, wanted),
    outletOf(language, wanted),
  ]);
  // A used bicycle has the number of its model's variant: the new one is what the number means.
  const found = new Map(
    lists
      .flat()
      .toReversed()
      .map((article) => [article.sku, article]),
  );
  return [...wanted].flatMap((sku) => found.get(sku) ?? []);
}

async function bikesOf(language: Language, wanted: ReadonlySet<string>): Promise<FoundArticle[]> {
  const sold = await readSoldBikes(language);
  return sold.flatMap(({ bike, product }) => {
    const rows = product.dealer ? [] : mapVariantRows(product).filter(([sku]) => wanted.has(sku));
    if (rows.length === 0) return [];
    return unpackVariants(rows, mapDrivetrains(bike)).map((variant) => describe(bike, variant));
  });
}

function describe(bike: ListedBike, variant: VariantFacts): FoundArticle {
  const { sku, type, variation, color, size, priceCents, listPriceCents, stock } = variant;
  const frames = mapFrames(bike);
  const availability = availabilityOf(stock);
  const detail = [
    mapDrivetrains(bike).find(({ code }) => code === type)?.name,
    frames.length > 1 ? frames.find(({ short }) => short === variation)?.name : null,
    mapColors(bike).find(({ short }) => short === color)?.name,
    size,
  ];
  return {
    ...{
      kind: 'bike',
      slug: bike.slug,
      sku,
      pictureSku: sku,
      name: bike.name,
      priceCents,
      listPriceCents,
    },
    detail: detail.filter(Boolean).join(', '),
    href: `/bikes/${bike.slug}?variant=${sku}`,
    ...{ availability, arrival: arrivalNow({ availability, kind: 'bike' }) },
  };
}

async function accessoriesOf(
  language: Language,
  wanted: ReadonlySet<string>,
): Promise<FoundArticle[]> {
  const sold = await readSoldAccessories(language);
  return sold.flatMap(({ accessory, product }) => {
    if (product.dealer) return [];
    const articles = mapArticles(accessory, product);
    const query = (sku: string) => (articles.length > 1 ? `?variant=${sku}` : '');
    return articles
      .filter(({ sku }) => wanted.has(sku))
      .map(({ sku, color, size, variant, priceCents, listPriceCents, availability, arrival }) => ({
        ...{ kind: 'accessory' as const, slug: accessory.slug, sku, pictureSku: sku },
        name: accessory.name,
        detail: [variant, color?.name, size].filter(Boolean).join(', '),
        href: `/accessories/${accessory.slug}${query(sku)}`,
        ...{ priceCents, listPriceCents, availability, arrival },
      }));
  });
}

async function outletOf(language: Language, wanted: ReadonlySet<string>): Promise<FoundArticle[]> {
  const items = await listOutlet(language);
  return items
    .filter(({ slug }) => wanted.has(slug))
    .map(({ slug, sku, title, colorName, size, year, ...offer }) => ({
      ...{ kind: 'outlet' as const, slug, sku: slug, pictureSku: sku, name: title },
      detail: ['Outlet', colorName, size, String(year)].filter(Boolean).join(', '),
      href: `/bikes/outlet/${slug}`,
      priceCents: offer.priceCents,
      listPriceCents: offer.listPriceCents,
      ...{ availability: offer.availability, arrival: offer.arrival },
    }));
}
