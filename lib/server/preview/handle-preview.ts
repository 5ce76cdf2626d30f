import 'server-only';
import { previewPath } from '@/domain/preview/preview-path';
import { env } from '@/lib/platform/config/env';
import { isSameSecret } from '@/lib/platform/http/same-secret';
import { endPreview, enterPreview } from './draft-cookie';

/**
 * The content system's preview button: `?secret=…&path=/de/news/x`, with `status=published` for what visitors see. Leads to
 * the page; 401 without the secret, 400 for what is no path of a page, 503 when this site has no secret.
 */
export async function answerPreview(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  if (env.PREVIEW_SECRET === undefined)
    return refuse(503, 'PREVIEW_SECRET is not set: there is no preview.');
  if (!isSameSecret(query.get('secret'), env.PREVIEW_SECRET))
    return refuse(401, 'The preview needs the secret of the content system.');
  const path = previewPath(query.get('path'));
  if (path === null)
    return refuse(400, 'path must be the path of a page, such as /de/news/der-riemen-im-winter.');
  await (query.get('status') === 'published' ? endPreview() : enterPreview());
  return leadTo(path);
}

/** Leaves the preview, for the page `?path=…` as visitors see it, else for home. Needs no secret: it takes nothing. */
export async function answerLeave(request: Request): Promise<Response> {
  const path = previewPath(new URL(request.url).searchParams.get('path')) ?? '/';
  await endPreview();
  return leadTo(path);
}

/** A relative address: behind a proxy the request's own host is not the visitor's. */
function leadTo(path: string): Response {
  return new Response(null, {
    status: 307,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
