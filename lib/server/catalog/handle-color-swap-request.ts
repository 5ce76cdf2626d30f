import { findColorAlternative } from '@/domain/catalog/earlier-alternatives';
import { parsePackedVariants } from '@/domain/catalog/variant';
import type { Language } from '@/domain/locale/language';
import { mapColors, mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-product';
import type { ColorSwap } from '@/lib/platform/views/variant-dto';
import { listBikesForSale } from './list-products-for-sale';
import { type NextRequest, NextResponse } from 'next/server';
import { parseBikeSku } from '@/domain/catalog/sku';
import { createLocalizedErrorResponse } from '@/lib/platform/http/http-error';
import { getRequestLanguage } from '@/lib/platform/http/request-info';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/**
 * Finds another color in which a bike is available at once. Null when there is none, and when the SKU is not a publicly
 * sold variant. Throws when a service fails.
 */
async function findColorSwap(
  language: Language,
  sku: string,
  amount: number,
): Promise<ColorSwap | null> {
  for (const { bike, product } of await listBikesForSale(language)) {
    const rows = product.dealer ? [] : mapVariantRows(product);
    if (!rows.some(([rowSku]) => rowSku === sku)) continue;
    const variants = parsePackedVariants(rows, mapDrivetrains(bike));
    const selected = variants.find((variant) => variant.sku === sku);
    const colors = mapColors(bike);
    const swap =
      selected &&
      findColorAlternative(
        variants,
        selected,
        amount,
        colors.map(({ short }) => short),
      );
    const color = colors.find(({ short }) => short === swap?.color)?.name;
    return swap && color ? { productId: swap.productId, sku: swap.sku, color } : null;
  }
  return null;
}

const amountPattern = /^[1-9]\d{0,3}$/;

/**
 * Handles GET ?sku=LU11.25.H.M.GR&amount=1&lang=de: returns another color in which this amount of the bike is available
 * at once. 404 when the SKU is not a bike or the amount is invalid, 503 when loading fails.
 */
export async function handleColorSwapRequest(request: NextRequest): Promise<NextResponse> {
  const language = getRequestLanguage(request);
  const { searchParams } = request.nextUrl;
  const sku = searchParams.get('sku') ?? '';
  const amount = searchParams.get('amount') ?? '';
  if (parseBikeSku(sku) === null || !amountPattern.test(amount))
    return createLocalizedErrorResponse(404, 'notFound', language);
  try {
    const swap = await findColorSwap(language, sku, Number(amount));
    return NextResponse.json({ swap }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.warn('The available colours could not be loaded', { sku, error });
    return createLocalizedErrorResponse(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
