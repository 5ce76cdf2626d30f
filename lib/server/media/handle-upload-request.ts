import 'server-only';
import { logger } from '@/lib/platform/observability/logger';
import { uploadOrigin } from '@/lib/gateways/content/map-image';

const timeoutMs = 15_000;
const fileName = /^[\w-][\w.-]{0,199}$/;
/** What may be shown or taken along; a page of somebody else's is neither. */
const passedOn = /^(?:image\/|video\/|audio\/|font\/|application\/(?:pdf|zip)\b)/;

/**
 * A file an editor uploaded, passed on as it comes, with nothing of the visitor's request. Its name changes with its content, so it
 * is kept for good. An SVG may show, but never run, what is in it.
 */
export async function handleUploadRequest(path: readonly string[]): Promise<Response> {
  if (!path.every((part) => fileName.test(part))) return new Response(null, { status: 404 });
  try {
    const file = await fetch(`${uploadOrigin}/uploads/${path.join('/')}`, {
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = file.headers.get('content-type') ?? '';
    if (!file.ok || !passedOn.test(type)) return new Response(null, { status: 404 });
    return new Response(file.body, {
      headers: {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    logger.warn('An uploaded file could not be read', { path: path.join('/'), error });
    return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
  }
}
