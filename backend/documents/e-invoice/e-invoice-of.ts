import type { EInvoice, EInvoiceTotals, PaymentMeans } from '@/domain/e-invoice/e-invoice';
import { isLeitwegId } from '@/domain/e-invoice/leitweg-id';
import { imprintWords } from '../../mail/letterhead';
import { amountsOf, type IssuedAmounts } from './issued-amounts';
import type { IssuedInvoice } from './issued-invoice';
import { accountOf, buyerOf, placeOf, sellerOf } from './issued-parties';

/** An issued invoice or credit note as EN 16931 sees it: no look-up, no clock; the same document makes the same e-invoice. */
export function eInvoiceOf(issued: IssuedInvoice): EInvoice {
  const { brand, language, reference, orderNumber } = issued;
  const isAuthority = isLeitwegId(reference);
  const amounts = amountsOf(issued);
  const { director } = imprintWords[language];
  const imprint = `${brand.company}, ${brand.register}, ${director}: ${brand.managingDirector}`;
  const notes = issued.notes.map((text) => ({ text, subject: null }));
  return {
    typeCode: issued.kind === 'invoice' ? '380' : '381',
    number: issued.number,
    issuedOn: issued.issuedOn,
    notes: [{ text: imprint, subject: 'REG' }, ...notes],
    buyerReference: reference || issued.customerNumber || String(orderNumber),
    orderReference: isAuthority ? '' : reference,
    salesOrder: String(orderNumber),
    seller: sellerOf(brand),
    buyer: buyerOf(issued),
    delivery: {
      on: issued.deliveredOn,
      to: issued.isPickup ? null : placeOf(issued.deliverTo ?? issued.buyer),
    },
    ...amounts,
    totals: totalsOf(amounts, issued),
    payment: {
      means: meansOf(issued),
      reference: issued.payment.reference,
      terms: issued.payment.terms,
      dueOn: issued.payment.dueOn,
    },
    preceding: issued.corrects,
  };
}

/** The paper's total leads; checkEInvoice finds it when the parts do not make it. */
function totalsOf(
  { lines, documentCharges, vat }: IssuedAmounts,
  { totalCents, paidCents }: IssuedInvoice,
): EInvoiceTotals {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const ofKind = (wanted: 'allowance' | 'charge') =>
    sum(documentCharges.filter(({ kind }) => kind === wanted).map(({ netCents }) => netCents));
  return {
    linesCents: sum(lines.map(({ netCents }) => netCents)),
    allowancesCents: ofKind('allowance'),
    chargesCents: ofKind('charge'),
    netCents: sum(vat.map(({ baseCents }) => baseCents)),
    taxCents: sum(vat.map(({ taxCents }) => taxCents)),
    grossCents: totalCents,
    paidCents,
    dueCents: totalCents - paidCents,
  };
}

/** A credit note names no account of ours: the money goes to the buyer's, which nobody prints. */
function meansOf({ kind, payment: { way, title }, brand }: IssuedInvoice): PaymentMeans {
  if (way === 'online') return { code: '68', text: title, account: null };
  if (way === 'clearing') return { code: '97', text: title, account: null };
  return kind === 'creditNote'
    ? { code: '1', text: title, account: null }
    : { code: '58', text: title, account: accountOf(brand) };
}
