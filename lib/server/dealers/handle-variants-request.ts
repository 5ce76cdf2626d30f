import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { logger } from '@/lib/platform/observability/logger';
import { refuse } from '@/lib/platform/http/refusal';
import { languageOfCall } from '@/lib/platform/http/request-language';
import { listVariantWords } from './bike-variants';

const slugPattern = /^[a-z0-9-]{1,80}$/;

/** GET ?bike=ludwig&lang=de: the variants of a model in words. 404 for what is no model, 503 when it cannot be loaded. */
export async function handleVariantsRequest(request: NextRequest): Promise<NextResponse> {
  const slug = request.nextUrl.searchParams.get('bike') ?? '';
  if (!slugPattern.test(slug)) return refuse(404, 'No such model.');
  try {
    const variants = await listVariantWords(languageOfCall(request), slug);
    if (variants === null) return refuse(404, 'No such model.');
    const headers = { 'Cache-Control': 'private, max-age=300' };
    return NextResponse.json({ variants }, { headers });
  } catch (error) {
    logger.warn('The variants of a model could not be loaded', { slug, error });
    return refuse(503, 'Not now.', { 'Retry-After': '5' });
  }
}
