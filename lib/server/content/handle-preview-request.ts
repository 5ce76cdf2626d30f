import { cookies, draftMode } from 'next/headers';
import { env } from '@/lib/platform/config/env';
import { draftModeCookieName } from '@/lib/platform/config/cookies';
import { createTranslator } from 'next-intl';
import { getPathLanguage } from '@/domain/locale/language';
import {
  parsePreviewPath,
  type PreviewState,
  getPreviewState,
} from '@/lib/platform/content-preview';
import { isTimingSafeEqual } from '@/lib/platform/http/timing-safe-equal';
import { loadMessages } from '@/lib/platform/i18n/load-messages';
import { getContentPath } from '@/domain/content/content-url';
import { listContentUrls } from './content-urls';
import { isPreview } from '@/lib/platform/http/is-preview';
import 'server-only';

const isHttps = env.SITE_URL.startsWith('https:');

/**
 * Attributes of the preview cookie. In the preview frame of the content system the cookie is a third-party cookie:
 * browsers send it only with SameSite=None and Secure, and some only with Partitioned. Over HTTP, in local development,
 * browsers reject Secure; site and content system then share a host, so Lax is sufficient.
 */
const attributes = isHttps
  ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
  : ({ sameSite: 'lax', secure: false } as const);

/** Enables drafts for this browser from the next request on. */
async function startPreview(): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(draftModeCookieName)?.value ?? '';
  jar.set({ name: draftModeCookieName, value, httpOnly: true, path: '/', ...attributes });
}

/** Disables drafts for this browser from the next request on. */
async function stopPreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  const expires = new Date(0);
  jar.set({
    name: draftModeCookieName,
    value: '',
    httpOnly: true,
    path: '/',
    expires,
    ...attributes,
  });
}

/**
 * Handles the preview button of the content system: `?secret=…&path=/de/news/x`, with `status=published` for the
 * published version. Redirects to the page. 401 for a wrong secret, 400 for an invalid path, 503 when PREVIEW_SECRET is
 * not set; the error message is in the language of the page.
 */
export async function handlePreviewStart(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('path');
  if (env.PREVIEW_SECRET === undefined) return reject(503, 'off', wanted);
  if (!isTimingSafeEqual(query.get('secret'), env.PREVIEW_SECRET))
    return reject(401, 'secret', wanted);
  const path = parsePreviewPath(wanted);
  if (path === null) return reject(400, 'path', wanted);
  await (query.get('status') === 'published' ? stopPreview() : startPreview());
  return leadTo(path);
}

/**
 * Ends the preview and redirects to the page `?path=…`, otherwise to the home page. Requires no secret, because
 * published pages are public.
 */
export async function handlePreviewExit(request: Request): Promise<Response> {
  const path = parsePreviewPath(new URL(request.url).searchParams.get('path')) ?? '/';
  await stopPreview();
  return leadTo(path);
}

/** Redirects with a relative URL, because behind a proxy the host of the request differs from the public host. */
function leadTo(path: string): Response {
  return new Response(null, {
    status: 307,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}

/** Returns the error as plain text for the editor who opened the link. */
async function reject(
  status: number,
  reason: 'off' | 'secret' | 'path',
  path: string | null,
): Promise<Response> {
  const locale = getPathLanguage(path ?? '') ?? 'de';
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'preview.rejections' });
  return new Response(t(reason), {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/**
 * Returns for the preview bar how the page `?path=…` differs from its published version; null for pages without
 * editorial content. 404 outside preview mode.
 */
export async function handlePreviewState(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!(await isPreview()))
    return Response.json({ message: 'No preview.' }, { status: 404, headers });
  const path = parsePreviewPath(new URL(request.url).searchParams.get('path'));
  return Response.json({ state: path && (await stateOf(path)) }, { headers });
}

async function stateOf(path: string): Promise<PreviewState | null> {
  const [drafts, published] = await Promise.all([listContentUrls(), listContentUrls('PUBLISHED')]);
  const draft = drafts.find((address) => getContentPath(address) === path);
  return draft === undefined ? null : getPreviewState(draft, published);
}
