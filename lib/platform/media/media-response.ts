import { readFile } from 'node:fs/promises';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import { logger } from '@/lib/platform/observability/logger';
import { type FileVersion, getManifest, getMediaPath, getPictureCacheControl } from './manifest';
import { createHash } from 'node:crypto';
import { dayMs, secondMs } from '@/domain/time/durations';
import { renderSharePicture } from './render-jpeg';
import 'server-only';

/**
 * Sends a file of the operator's pictures by its path in the media folder: immutable when the URL contains its version
 * (`?v=`), else cached for an hour; 304 when the browser has it. Only files listed in the manifest are sent, all others
 * are 404.
 */
export async function createStoredPictureResponse(
  request: Request,
  path: string,
): Promise<Response> {
  const stored = getManifest().files.get(path);
  if (stored === undefined) return createNotFoundResponse();
  return createFileResponse(request, path, stored, {
    'Cache-Control': getCacheControl(request, stored.version),
  });
}

/** Returns the Cache-Control of a response: immutable only when the URL contains the version that is sent. */
export function getCacheControl(request: Request, version: string): string {
  return getPictureCacheControl(new URL(request.url).searchParams.get('v'), version);
}

/** Sends a listed file with the given headers; 404, with a log entry, when the file is missing on disk. */
export async function createFileResponse(
  request: Request,
  path: string,
  { format, version }: FileVersion,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const tag = `"${version}-${format}"`;
  const all = {
    ...headers,
    ETag: tag,
    'Content-Type': `image/${format}`,
    'X-Content-Type-Options': 'nosniff',
  };
  if (isNotModified(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers: all });
  try {
    return new Response(new Uint8Array(await readFile(getMediaPath(path))), { headers: all });
  } catch (error) {
    logger.error('A picture of the manifest is missing', { path, error });
    return createNotFoundResponse();
  }
}

/** Creates a 404 response with plain text. */
export function createNotFoundResponse(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}

/** One day in seconds. */
const DAY = dayMs / secondMs;

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Sends a drawing with long caching and an ETag; 304 when the browser has it, 404 when there is none. */
export function createSvgResponse(request: Request, svg: string | null): Response {
  if (svg === null) return createNotFoundResponse();
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const headers = { ...HEADERS, ETag: tag };
  return isNotModified(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
}

/** Sends `<key>.jpg` as the JPEG for link previews; 404 when there is no such picture. */
export async function createSharePictureResponse(
  request: Request,
  path: string,
): Promise<Response> {
  const shared = path.endsWith('.jpg') ? await renderOnce(path.slice(0, -'.jpg'.length)) : null;
  if (shared === null) return createNotFoundResponse();
  const tag = `"${shared.version}-jpeg"`;
  const headers = {
    'Cache-Control': getCacheControl(request, shared.version),
    'Content-Type': 'image/jpeg',
    ETag: tag,
  };
  return isNotModified(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(shared.jpeg), { headers });
}

async function renderOnce(key: string): ReturnType<typeof renderSharePicture> {
  try {
    return await renderSharePicture(key);
  } catch (error) {
    logger.error('A share picture could not be rendered', { key, error });
    return null;
  }
}
