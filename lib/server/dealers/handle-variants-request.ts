import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { logger } from '@/lib/platform/observability/logger';
import { refuseInWords } from '@/lib/platform/http/refusal-words';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { listVariantWords } from './bike-variants';

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** GET ?bike=ludwig&lang=de: the variants of a model in words. 404 for what is no model, 503 when it cannot be loaded. */
export async function handleVariantsRequest(request: NextRequest): Promise<NextResponse> {
  const language = languageOfCall(request);
  const slug = request.nextUrl.searchParams.get('bike') ?? '';
  if (!slugPattern.test(slug)) return refuseInWords(404, 'notFound', language);
  try {
    const variants = await listVariantWords(language, slug);
    if (variants === null) return await refuseInWords(404, 'notFound', language);
    const headers = { 'Cache-Control': 'private, max-age=300' };
    return NextResponse.json({ variants }, { headers });
  } catch (error) {
    logger.warn('The variants of a model could not be loaded', { slug, error });
    return refuseInWords(503, 'unavailable', language, { 'Retry-After': '5' });
  }
}
