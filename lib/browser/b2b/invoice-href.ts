import type { Language } from '@/domain/language/detect-language';

/** The PDF of an order's invoice; whoever has to sign in for it comes back to the dealer account. */
export function invoiceHref(orderNumber: number, language: Language): string {
  return `/api/invoices/${orderNumber}?lang=${language}&account=b2b`;
}
