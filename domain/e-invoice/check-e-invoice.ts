import type { EInvoice } from './e-invoice';
import { partyBreaches } from './party-rules';
import { paymentBreaches } from './payment-rules';
import type { RuleBreach } from './rule-breach';
import { sumBreaches } from './sum-rules';
import { vatBreaches } from './vat-rules';
import type { EInvoiceProfile } from './write-cii';
import { xrechnungBreaches } from './xrechnung-rules';

/**
 * What keeps an invoice from being an e-invoice of a profile; an empty list when nothing does. Sums are held to the cent, where the
 * published rules let VAT be off by a euro (EN 16931, BR-CO-17).
 */
export function checkEInvoice(invoice: EInvoice, profile: EInvoiceProfile): RuleBreach[] {
  return [
    ...partyBreaches(invoice),
    ...sumBreaches(invoice),
    ...vatBreaches(invoice),
    ...paymentBreaches(invoice),
    ...(profile === 'xrechnung' ? xrechnungBreaches(invoice) : []),
  ];
}
