import { checkEInvoice } from '@/domain/e-invoice/check-e-invoice';
import type { RuleBreach } from '@/domain/e-invoice/rule-breach';
import { type EInvoiceProfile, writeCii } from '@/domain/e-invoice/write-cii';
import { eInvoiceOf } from './e-invoice-of';
import type { IssuedInvoice } from './issued-invoice';

/** The XML, or why there is none. */
export type EInvoiceXml = { xml: string } | { breaches: RuleBreach[] };

/**
 * How to make an e-invoice of what was issued: fill an `IssuedInvoice` from the document's own snapshot, in the transaction that
 * issues it, and
 *
 * - call `eInvoiceXml(issued, 'en16931')` for the XML that the PDF carries (ZUGFeRD, Factur-X): hand it to `invoicePdf` with the view;
 * - call `eInvoiceXml(issued, 'xrechnung')` for the file of its own that dealers get. Keep the bytes of both as they are: they are
 *   the invoice, for eight years.
 *
 * It never throws and looks nothing up. A document that breaks a rule (a seller without tax number, an intra-Community supply without
 * VAT ID, a sum a cent off) answers the rules' names instead of XML: the paper goes out without it, and the log says which.
 */
export function eInvoiceXml(issued: IssuedInvoice, profile: EInvoiceProfile): EInvoiceXml {
  const invoice = eInvoiceOf(issued);
  const breaches = checkEInvoice(invoice, profile);
  return breaches.length === 0 ? { xml: writeCii(invoice, profile) } : { breaches };
}
