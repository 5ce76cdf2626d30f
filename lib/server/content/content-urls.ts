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
 * Returns the URLs of all entries in every language; in preview mode including drafts, unless `only` is `PUBLISHED`.
 * Throws when the content service fails.
 */
export async function listContentUrls(only?: 'PUBLISHED'): Promise<ContentUrl[]> {
  const results = await Promise.all(languages.map((language) => fetchContentUrls(language, only)));
  return results.flatMap((result) => {
    if (!result.ok) throw new GatewayFailure(result.error, 'addresses');
    return result.data;
  });
}

/**
 * Responds to a slug without published content. Redirects (308) to the correct letter case or to the new path of a
 * moved entry, and (307) to the list when the translation is missing. Otherwise, and when the content service fails,
 * the response is a 404. Never returns.
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

/** Finds the new path of a landing page below /bikes or /accessories; null when the page has not moved. */
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
