import { cache } from 'react';
import {
  fetchOrderTerms,
  type OrderTerms,
  fetchInstallments,
} from '@/lib/gateways/shop/order-terms.gateway';
import { withFallback, getResultData } from '@/lib/gateways/result';
import type { Language } from '@/domain/locale/language';
import type { InstallmentOffer } from '@/domain/payment/installments';
import 'server-only';

/** Returns the shop's terms for all orders: return period and shipping rates. Null, and logged, when the shop fails. */
export const findOrderTerms = cache((): Promise<OrderTerms | null> =>
  withFallback(
    fetchOrderTerms().then((result) => getResultData(result, 'shop terms')),
    null,
  ),
);

/** Lists the installment offers. Empty, and logged, when the shop fails. */
export function listInstallments(language: Language): Promise<InstallmentOffer[]> {
  return withFallback(
    fetchInstallments(language).then((result) => getResultData(result, 'shop instalments')),
    [],
  );
}
