'use client';

import { type Credit, isCovered } from '@/domain/b2b/credit';
import type { Basket } from '@/domain/basket/basket';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { useCredit } from '@/lib/browser/shop/credit-api';
import { isOnInvoice } from './credit';

/** A b2b customer's credit when the basket is to be paid on invoice and exceeds it; null in every other case. */
export function useExceededCredit(basket: Basket | null): Credit | null {
  const isB2b = useIsB2b();
  const isAsked = isB2b && isOnInvoice(basket?.payment?.id ?? null);
  const credit = useCredit(isAsked);
  if (!isAsked || !credit || !basket) return null;
  return isCovered(credit, basket.cost.totalCents) ? null : credit;
}
