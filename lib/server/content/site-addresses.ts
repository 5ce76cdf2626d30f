import {
  type ContentAddress,
  getContentPath,
  type AddressKind,
  findMovedAddress,
} from '@/domain/content/content-address';
import { languages, type Language } from '@/domain/locale/language';
import { fetchContentAddresses } from '@/lib/gateways/content/addresses.gateway';
import { GatewayFailure, withFallback } from '@/lib/gateways/result';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { findPathIgnoringCase } from '@/lib/platform/navigation/site-pages';
import 'server-only';

/**
 * Returns the addresses of all entries in every language, in preview mode including drafts unless `only` is
 * `PUBLISHED`. Throws when the content service fails.
 */
export async function listSiteAddresses(only?: 'PUBLISHED'): Promise<ContentAddress[]> {
  const results = await Promise.all(
    languages.map((language) => fetchContentAddresses(language, only)),
  );
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
export async function handleUnknownAddress(
  kind: AddressKind,
  language: Language,
  slug: string,
): Promise<never> {
  const addresses = await withFallback(listSiteAddresses(), []);
  const written = findPathIgnoringCase(getContentPath({ kind, language, slug }), addresses);
  if (written !== null) permanentRedirect(written);
  const move =
    findMovedAddress({ kind, language, slug }, addresses) ??
    movedLanding(kind, language, slug, addresses);
  if (move === null) notFound();
  if (move.isPermanent) permanentRedirect(move.path);
  redirect(move.path);
}

/** Landing pages share the path prefix of bikes and accessories. */
function movedLanding(
  kind: AddressKind,
  language: Language,
  slug: string,
  addresses: Parameters<typeof findMovedAddress>[1],
) {
  if (kind !== 'bike' && kind !== 'accessory') return null;
  const folder = kind === 'bike' ? 'bikes' : 'accessories';
  return findMovedAddress({ kind: 'page', language, slug: `${folder}/${slug}` }, addresses);
}
