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

/** Where everything stands, in every language; in a preview with the drafts, unless asked otherwise. Throws when the content service cannot answer. */
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
 * What a page does for a slug that nothing published has: leads to the address in its right case (308) or to where it went (308;
 * 307 to the list when a translation is missing), else answers 404, as it does when the content service cannot tell. Never returns.
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

/** Pages about kinds of bicycles and accessories stand in the same folder as these. */
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
