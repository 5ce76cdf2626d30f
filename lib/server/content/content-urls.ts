import {
  type ContentUrl,
  getContentPath,
  type ContentUrlKind,
  findMovedContentUrl,
} from '@/domain/content/content-url';
import { languages, type Language } from '@/domain/locale/language';
import { fetchContentUrls } from '@/lib/gateways/content/content-urls.gateway';
import { GatewayFailure, withFallback } from '@/lib/gateways/result';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { findPathIgnoringCase } from '@/lib/platform/navigation/site-pages';
import 'server-only';

/**
 * Returns the addresses of all entries in every language, in preview mode including drafts unless `only` is
 * `PUBLISHED`. Throws when the content service fails.
 */
export async function listContentUrls(only?: 'PUBLISHED'): Promise<ContentUrl[]> {
  const results = await Promise.all(languages.map((language) => fetchContentUrls(language, only)));
  return results.flatMap((result) => {
    if (!result.ok) throw new GatewayFailure(result.error, 'addresses');
    return result.data;
  });
}

/**
 * Handles a slug without published content: redirects to the path in its correct case (308) or to its new location
 * (308; 307 to the list when a translation is missing), otherwise responds with 404, also when the content service
 * fails. Never returns.
 */
export async function handleUnknownUrl(
  kind: ContentUrlKind,
  language: Language,
  slug: string,
): Promise<never> {
  const addresses = await withFallback(listContentUrls(), []);
  const written = findPathIgnoringCase(getContentPath({ kind, language, slug }), addresses);
  if (written !== null) permanentRedirect(written);
  const move =
    findMovedContentUrl({ kind, language, slug }, addresses) ??
    movedLanding(kind, language, slug, addresses);
  if (move === null) notFound();
  if (move.isPermanent) permanentRedirect(move.path);
  redirect(move.path);
}

/**
 * Finds the new path of a landing page, which has the same path prefix as bikes or accessories; null when it has not
 * moved.
 */
function movedLanding(
  kind: ContentUrlKind,
  language: Language,
  slug: string,
  addresses: Parameters<typeof findMovedContentUrl>[1],
) {
  if (kind !== 'bike' && kind !== 'accessory') return null;
  const folder = kind === 'bike' ? 'bikes' : 'accessories';
  return findMovedContentUrl({ kind: 'page', language, slug: `${folder}/${slug}` }, addresses);
}
