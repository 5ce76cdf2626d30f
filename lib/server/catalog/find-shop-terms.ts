import { cache } from 'react';
import {
  fetchShopTerms,
  type ShopTerms,
  fetchInstallments,
} from '@/lib/gateways/shop/terms.gateway';
import { withFallback, getResultData } from '@/lib/gateways/result';
import type { Language } from '@/domain/locale/language';
import type { InstallmentOffer } from '@/domain/payment/installments';
import 'server-only';

/** What the house promises of every order; null, and a line in the log, when the shop does not say. */
export const findShopTerms = cache((): Promise<ShopTerms | null> =>
  withFallback(
    fetchShopTerms().then((result) => getResultData(result, 'shop terms')),
    null,
  ),
);

/** The ways to pay in parts; none, and a line in the log, when the shop does not say. */
export function listInstallments(language: Language): Promise<InstallmentOffer[]> {
  return withFallback(
    fetchInstallments(language).then((result) => getResultData(result, 'shop instalments')),
    [],
  );
}
