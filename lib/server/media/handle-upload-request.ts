import 'server-only';
import { logger } from '@/lib/platform/observability/logger';
import { uploadOrigin } from '@/lib/gateways/content/map-image';

const timeoutMs = 15_000;
const fileName = /^[\w-][\w.-]{0,199}$/;
/** Content types of uploads that are served: media and downloads, but no HTML. */
const passedOn = /^(?:image\/|video\/|audio\/|font\/|application\/(?:pdf|zip)\b)/;

/**
 * Returns a file that an editor uploaded, cached as immutable, because its name changes with its content. Forwards no
 * data of the visitor's request. A content security policy keeps an SVG from running scripts.
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
