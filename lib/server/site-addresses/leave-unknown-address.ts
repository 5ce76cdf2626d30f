import 'server-only';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { addressPath, type AddressKind } from '@/domain/content/content-address';
import { movedAddress } from '@/domain/content/moved-address';
import { pathInOtherCase } from '@/domain/content/path-in-other-case';
import type { Language } from '@/domain/language/detect-language';
import { orElse } from '@/lib/server/required';
import { getAddresses } from './get-addresses';

/**
 * What a page does for a slug that nothing published has: leads to the address in its right case (308) or to where it went (308;
 * 307 to the list when a translation is missing), else answers 404, as it does when the content service cannot tell. Never returns.
 */
export async function leaveUnknownAddress(
  kind: AddressKind,
  language: Language,
  slug: string,
): Promise<never> {
  const addresses = await orElse(getAddresses(), []);
  const written = pathInOtherCase(addressPath({ kind, language, slug }), addresses);
  if (written !== null) permanentRedirect(written);
  const move =
    movedAddress({ kind, language, slug }, addresses) ??
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
  addresses: Parameters<typeof movedAddress>[1],
) {
  if (kind !== 'bike' && kind !== 'accessory') return null;
  const folder = kind === 'bike' ? 'bikes' : 'accessories';
  return movedAddress({ kind: 'page', language, slug: `${folder}/${slug}` }, addresses);
}
