import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { env } from '@/lib/platform/config/env';
import { draftCookieName } from '@/lib/platform/config/draft-cookie-name';

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
export async function enterPreview(): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(draftCookieName)?.value ?? '';
  jar.set({ name: draftCookieName, value, httpOnly: true, path: '/', ...attributes });
}

/** From the next request on this browser sees what visitors see. */
export async function endPreview(): Promise<void> {
  (await draftMode()).disable();
  const jar = await cookies();
  const expires = new Date(0);
  jar.set({ name: draftCookieName, value: '', httpOnly: true, path: '/', expires, ...attributes });
}
