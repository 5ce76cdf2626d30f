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
import { getContentPath } from '@/domain/content/content-address';
import { listSiteAddresses } from './site-addresses';
import { isPreview } from '@/lib/platform/http/is-preview';
import 'server-only';

const isHttps = env.SITE_URL.startsWith('https:');

/**
 * In the content system's frame the cookie is a foreign one: browsers send it only when it is SameSite=None, which needs
 * Secure, and keep it for that frame alone (Partitioned) where they refuse foreign cookies otherwise. Over http, on one's
 * own machine, browsers refuse Secure; there site and content system share their host, and Lax is enough.
 */
const attributes = isHttps
  ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
  : ({ sameSite: 'lax', secure: false } as const);

/** From the next request on this browser sees drafts. */
async function startPreview(): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(draftModeCookieName)?.value ?? '';
  jar.set({ name: draftModeCookieName, value, httpOnly: true, path: '/', ...attributes });
}

/** From the next request on this browser sees what visitors see. */
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
 * The content system's preview button: `?secret=…&path=/de/news/x`, with `status=published` for what visitors see. Leads to
 * the page; 401 without the secret, 400 for what is no path of a page, 503 when this site has no secret, each as a sentence in the
 * language of the page.
 */
export async function handlePreview(request: Request): Promise<Response> {
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

/** Leaves the preview, for the page `?path=…` as visitors see it, else for home. Needs no secret: it takes nothing. */
export async function handlePreviewExit(request: Request): Promise<Response> {
  const path = parsePreviewPath(new URL(request.url).searchParams.get('path')) ?? '/';
  await stopPreview();
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
async function reject(
  status: number,
  reason: 'off' | 'secret' | 'path',
  path: string | null,
): Promise<Response> {
  const locale = getPathLanguage(path ?? '') ?? 'de';
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

/** Tells the preview's bar how the page `?path=…` differs from what visitors see: null for pages no editor writes. 404 outside of a preview. */
export async function handlePreviewState(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!(await isPreview()))
    return Response.json({ message: 'No preview.' }, { status: 404, headers });
  const path = parsePreviewPath(new URL(request.url).searchParams.get('path'));
  return Response.json({ state: path && (await stateOf(path)) }, { headers });
}

async function stateOf(path: string): Promise<PreviewState | null> {
  const [drafts, published] = await Promise.all([
    listSiteAddresses(),
    listSiteAddresses('PUBLISHED'),
  ]);
  const draft = drafts.find((address) => getContentPath(address) === path);
  return draft === undefined ? null : getPreviewState(draft, published);
}
