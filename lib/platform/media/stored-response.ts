import 'server-only';
import { readFile } from 'node:fs/promises';
import { logger } from '@/lib/platform/observability/logger';
import { type FileVersion, readManifest } from './manifest';
import { mediaFile } from './media-folder';
import { pictureLifetime } from './picture-lifetime';

/**
 * A file of the operator's pictures by its path under the media folder: for good when the address carries its version
 * (`?v=`), else for an hour; 304 when the browser has it. Only what the manifest lists is served, anything else is 404.
 */
export async function storedResponse(request: Request, path: string): Promise<Response> {
  const stored = readManifest().files.get(path);
  if (stored === undefined) return notFound();
  return fileResponse(request, path, stored, {
    'Cache-Control': lifetime(request, stored.version),
  });
}

/** How long an answer may be kept: for good only when the address carries the version it answers with. */
export function lifetime(request: Request, version: string): string {
  return pictureLifetime(new URL(request.url).searchParams.get('v'), version);
}

/** A listed file under headers of one's own; 404, and logged, when the manifest lists what is not there. */
export async function fileResponse(
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
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers: all });
  try {
    return new Response(new Uint8Array(await readFile(mediaFile(path))), { headers: all });
  } catch (error) {
    logger.error('A picture of the manifest is missing', { path, error });
    return notFound();
  }
}

/** True when the browser says that it has what the tag stands for. */
export function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((value) => value.trim().replace(/^W\//, '') === tag);
}

/** The answer where there is no picture. */
export function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
}
