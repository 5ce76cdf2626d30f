import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { parseSku } from '@/domain/catalog/sku';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { logger } from '@/lib/platform/observability/logger';
import { findColorSwap } from './find-color-swap';

const amountPattern = /^[1-9]\d{0,3}$/;

/** GET ?sku=LU11.25.H.M.GR&amount=1&lang=de: the colour in which so many are there at once. 404 for what is no bicycle, 503 when it cannot be loaded. */
export async function handleColorSwapRequest(request: NextRequest): Promise<NextResponse> {
  const { searchParams } = request.nextUrl;
  const sku = searchParams.get('sku') ?? '';
  const amount = searchParams.get('amount') ?? '';
  if (parseSku(sku) === null || !amountPattern.test(amount)) return refuse(404, 'No such bicycle.');
  try {
    const swap = await findColorSwap(languageOfCall(request), sku, Number(amount));
    return NextResponse.json({ swap }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.warn('Another colour could not be looked for', { sku, error });
    return refuse(503, 'Not now.', { 'Retry-After': '5' });
  }
}
