import { isIban } from '../b2b/iban';
import type { EInvoice } from './e-invoice';
import { breachesOf, type RuleBreach } from './rule-breach';

/** How it is paid: where to, and until when. */
export function paymentBreaches({ payment, totals, preceding }: EInvoice): RuleBreach[] {
  const { means, terms, dueOn } = payment;
  return breachesOf([
    ['BR-61', means.code !== '58' || means.account !== null],
    ['BR-DE-19', means.account === null || isIban(means.account.iban), means.account?.iban],
    ['BR-CO-25', totals.dueCents <= 0 || dueOn !== null || terms.trim() !== ''],
    // A document that asks for less than nothing is a credit note with positive amounts.
    ['BT-115', totals.dueCents >= 0, String(totals.dueCents)],
    ['BR-55', preceding === null || preceding.number.trim() !== ''],
  ]);
}
