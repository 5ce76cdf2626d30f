import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { InstalmentOffer } from '@/domain/payment/instalments';
import { readInstalments } from '@/lib/gateways/shop/instalments.gateway';
import { orElse, required } from '@/lib/server/required';

/** The ways to pay in parts; none, and a line in the log, when the shop does not say. */
export function getInstalments(language: Language): Promise<InstalmentOffer[]> {
  return orElse(
    readInstalments(language).then((result) => required(result, 'shop instalments')),
    [],
  );
}
