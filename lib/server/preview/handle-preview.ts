import 'server-only';
import { createTranslator } from 'next-intl';
import { languageOfPath } from '@/domain/language/detect-language';
import { previewPath } from '@/domain/preview/preview-path';
import { env } from '@/lib/platform/config/env';
import { isSameSecret } from '@/lib/platform/http/same-secret';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { endPreview, enterPreview } from './draft-cookie';

/**
 * The content system's preview button: `?secret=…&path=/de/news/x`, with `status=published` for what visitors see. Leads to
 * the page; 401 without the secret, 400 for what is no path of a page, 503 when this site has no secret, each as a sentence in the
 * language of the page.
 */
export async function answerPreview(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('path');
  if (env.PREVIEW_SECRET === undefined) return refuse(503, 'off', wanted);
  if (!isSameSecret(query.get('secret'), env.PREVIEW_SECRET)) return refuse(401, 'secret', wanted);
  const path = previewPath(wanted);
  if (path === null) return refuse(400, 'path', wanted);
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

/** Editors come by a link of the content system. */
async function refuse(
  status: number,
  reason: 'off' | 'secret' | 'path',
  path: string | null,
): Promise<Response> {
  const locale = languageOfPath(path ?? '') ?? 'de';
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'preview.refusals' });
  return new Response(t(reason), {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
