import type { Language } from '@/domain/language/detect-language';

/** The PDF of an invoice or a credit note by its number; whoever has to sign in for it comes back to the dealer account. */
export function invoiceHref(paper: string, language: Language): string {
  return `/api/invoices/${paper}?lang=${language}&account=b2b`;
}

/** The same invoice as XRechnung, a file of XML for the dealer's own bookkeeping. */
export function xrechnungHref(paper: string, language: Language): string {
  return `${invoiceHref(paper, language)}&format=xrechnung`;
}
