import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { parseSku } from '@/domain/catalog/sku';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { logger } from '@/lib/platform/observability/logger';
import { findColorSwap } from './find-color-swap';

const amountPattern = /^[1-9]\d{0,3}$/;

/** GET ?sku=LU11.25.H.M.GR&amount=1&lang=de: the colour in which so many are there at once. 404 for what is no bicycle, 503 when it cannot be loaded. */
export async function handleColorSwapRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const { searchParams } = request.nextUrl;
  const sku = searchParams.get('sku') ?? '';
  const amount = searchParams.get('amount') ?? '';
  if (parseSku(sku) === null || !amountPattern.test(amount))
    return refuseInWords(404, 'notFound', language);
  try {
    const swap = await findColorSwap(language, sku, Number(amount));
    return NextResponse.json({ swap }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.warn('Another colour could not be looked for', { sku, error });
    return refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
