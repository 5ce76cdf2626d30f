import 'server-only';
import { logger } from '@/lib/platform/observability/logger';
import { uploadOrigin } from '@/lib/gateways/content/map-image';

const timeoutMs = 15_000;
const fileName = /^[\w-][\w.-]{0,199}$/;
/** Allowed content types: media and downloads, but no HTML. */
const passedOn = /^(?:image\/|video\/|audio\/|font\/|application\/(?:pdf|zip)\b)/;

/**
 * Returns a file an editor uploaded; no data of the visitor's request is forwarded. The file's name changes with its
 * content, so it is cached as immutable. A content security policy keeps an SVG from running scripts.
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
