import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { readSkus } from '@/domain/keep/kept-skus';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { logger } from '@/lib/platform/observability/logger';
import { findKeptArticles } from './find-articles';

/** GET ?skus=A,B&lang=de: what is sold of them, as lists show it; at most a hundred. 503 when they cannot be loaded. */
export async function handleArticlesRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const skus = readSkus(request.nextUrl.searchParams.get('skus') ?? '');
  try {
    const articles = await findKeptArticles(language, skus);
    return NextResponse.json({ articles }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    logger.warn('Kept articles could not be loaded', { count: skus.length, error });
    return refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
