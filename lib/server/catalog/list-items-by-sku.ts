import { getAvailability } from '@/domain/availability/availability';
import { parsePackedVariants, type BikeVariant } from '@/domain/catalog/variant';
import type { Language } from '@/domain/locale/language';
import { mapArticles } from '@/lib/gateways/catalog/map-accessory';
import { mapColors, mapDrivetrains, mapFrames } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-product';
import type { ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import type { ItemListEntry } from '@/lib/platform/views/item-list-dto';
import { listOutlet } from './list-outlet';
import { listAccessoriesForSale, listBikesForSale } from './list-products-for-sale';
import { type NextRequest, NextResponse } from 'next/server';
import { parseSkus } from '@/domain/wish-list/wish-list';
import { createLocalizedErrorResponse } from '@/lib/platform/http/http-error';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/** An article with more fields than lists show, for calculations. */
export type ItemBySku = ItemListEntry & {
  kind: 'bike' | 'accessory' | 'outlet';
  slug: string;
  listPriceCents: number | null;
};

/**
 * Lists the publicly sold articles among the SKUs, in the given order and without duplicates. Throws when a service
 * fails.
 */
export async function listItemsBySku(
  language: Language,
  skus: readonly string[],
): Promise<ItemBySku[]> {
  const wanted = new Set(skus);
  const lists = await Promise.all([
    bikesOf(language, wanted),
    accessoriesOf(language, wanted),
    outletOf(language, wanted),
  ]);
  // A used outlet bike has the SKU of its model's variant. The new bike takes precedence.
  const found = new Map(
    lists
      .flat()
      .toReversed()
      .map((article) => [article.sku, article]),
  );
  return [...wanted].flatMap((sku) => found.get(sku) ?? []);
}

async function bikesOf(language: Language, wanted: ReadonlySet<string>): Promise<ItemBySku[]> {
  const sold = await listBikesForSale(language);
  return sold.flatMap(({ bike, product }) => {
    const rows = product.dealer ? [] : mapVariantRows(product).filter(([sku]) => wanted.has(sku));
    if (rows.length === 0) return [];
    return parsePackedVariants(rows, mapDrivetrains(bike)).map((variant) =>
      describe(bike, variant),
    );
  });
}

function describe(bike: ListedBike, variant: BikeVariant): ItemBySku {
  const { sku, type, variation, color, size, priceCents, listPriceCents, stock } = variant;
  const frames = mapFrames(bike);
  const availability = getAvailability(stock);
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
    ...{ availability, arrival: estimateDeliveryFromToday({ availability, kind: 'bike' }) },
  };
}

async function accessoriesOf(
  language: Language,
  wanted: ReadonlySet<string>,
): Promise<ItemBySku[]> {
  const sold = await listAccessoriesForSale(language);
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

async function outletOf(language: Language, wanted: ReadonlySet<string>): Promise<ItemBySku[]> {
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

/**
 * Handles GET ?skus=A,B&lang=de: the sold articles among at most a hundred SKUs, as list items. 503 when loading fails.
 */
export async function handleItemsRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const skus = parseSkus(request.nextUrl.searchParams.get('skus') ?? '');
  try {
    const articles = await listItemsBySku(language, skus);
    return NextResponse.json({ articles }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.warn('The saved articles could not be loaded', { count: skus.length, error });
    return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
