import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { type Instalments, readInstalments } from '@/lib/gateways/shop/instalments.gateway';
import { orElse, required } from '@/lib/server/required';

/** The ways in which so much can be paid in parts; none, and a line in the log, when the shop does not say. */
export async function getInstalments(
  language: Language,
  priceCents: number,
): Promise<Instalments[]> {
  const offers = await orElse(
    readInstalments(language).then((result) => required(result, 'shop instalments')),
    [],
  );
  return offers.filter(
    ({ maxTotalCents }) => maxTotalCents === null || priceCents <= maxTotalCents,
  );
}
