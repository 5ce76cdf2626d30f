import { homeCountryId } from '@/domain/address/countries';
import { normalizeIban } from '@/domain/payment/bank-transfer';
import { normalizeVatId } from '@/domain/customer/vat-id';
import {
  type EInvoiceAddress,
  type EInvoiceParty,
  type PaymentMeans,
  isLeitwegId,
  type EInvoice,
  type EInvoiceTotals,
} from '@/domain/invoice/e-invoice';
import type { Brand } from '../../demo-data/shop-schema';
import type { PostalAddress } from '../../shop/address/address-model';
import type { IssuedInvoice } from './issued-invoice';
import { imprintMessages } from '../../mail/email-layout';
import { computeEInvoiceAmounts, type EInvoiceAmounts } from './e-invoice-amounts';
import { validateEInvoice, type RuleViolation } from '@/domain/invoice/validate-e-invoice';
import { type EInvoiceProfile, buildCiiXml } from '@/domain/invoice/build-cii';

/** The company that sells, from the one place that tells who it is (`brand` in demo/shop.yaml). */
function toSellerParty(brand: Brand): EInvoiceParty {
  const [postcode = '', ...city] = brand.city.split(' ');
  return {
    id: '',
    name: brand.company,
    registrationId: /HR[AB] .*/.exec(brand.register)?.[0] ?? '',
    vatId: normalizeVatId(brand.vatId),
    taxNumber: brand.taxNumber,
    contact: { name: brand.invoiceContact, phone: brand.phone, email: brand.email },
    address: {
      line1: brand.street,
      line2: '',
      postcode,
      city: city.join(' '),
      countryCode: countryCode(homeCountryId),
    },
    electronicAddress: { scheme: 'EM', id: brand.email },
  };
}

/** Who buys; an authority is reached by its Leitweg-ID, everybody else by e-mail. */
function toBuyerParty({ buyer, customerNumber, reference }: IssuedInvoice): EInvoiceParty {
  const person = personOf(buyer);
  return {
    id: customerNumber,
    name: nameOf(buyer),
    registrationId: '',
    vatId: normalizeVatId(buyer.vatID),
    taxNumber: '',
    contact:
      buyer.company === '' || person === ''
        ? null
        : { name: person, phone: buyer.phone, email: '' },
    address: addressOf(buyer),
    electronicAddress: isLeitwegId(reference)
      ? { scheme: '0204', id: reference }
      : buyer.email === ''
        ? null
        : { scheme: 'EM', id: buyer.email },
  };
}

/** Whom a delivery is addressed to, and where. */
function toDeliveryPlace(address: PostalAddress): {
  name: string;
  address: EInvoiceAddress;
} {
  return { name: nameOf(address), address: addressOf(address) };
}

/** The account that transfers go to. */
function toBankAccount({ bank }: Brand): NonNullable<PaymentMeans['account']> {
  return { iban: normalizeIban(bank.iban), holder: bank.holder, bic: bank.bic };
}

function nameOf(address: PostalAddress): string {
  return address.company || personOf(address);
}

function personOf({ firstName, lastName }: PostalAddress): string {
  return `${firstName} ${lastName}`.trim();
}

function addressOf(address: PostalAddress): EInvoiceAddress {
  return {
    line1: `${address.street} ${address.streetNumber}`.trim(),
    line2: address.additionalInfo,
    postcode: address.zipCode,
    city: address.city,
    countryCode: countryCode(address.countryId),
  };
}

function countryCode(countryId: string): string {
  return countryId.toUpperCase();
}

/** An issued invoice or credit note as EN 16931 sees it: no look-up, no clock; the same document makes the same e-invoice. */
function buildEInvoice(issued: IssuedInvoice): EInvoice {
  const { brand, language, reference, orderNumber } = issued;
  const isAuthority = isLeitwegId(reference);
  const amounts = computeEInvoiceAmounts(issued);
  const { director } = imprintMessages[language];
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
    seller: toSellerParty(brand),
    buyer: toBuyerParty(issued),
    delivery: {
      on: issued.deliveredOn,
      to: issued.isPickup ? null : toDeliveryPlace(issued.deliverTo ?? issued.buyer),
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

/** The paper's total leads; validateEInvoice finds it when the parts do not make it. */
function totalsOf(
  { lines, documentCharges, vat }: EInvoiceAmounts,
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
    : { code: '58', text: title, account: toBankAccount(brand) };
}

/** The XML, or why there is none. */
export type EInvoiceXmlResult = { xml: string } | { breaches: RuleViolation[] };

/**
 * How to make an e-invoice of what was issued: fill an `IssuedInvoice` from the document's own snapshot, in the transaction that
 * issues it, and
 *
 * - call `renderEInvoiceXml(issued, 'en16931')` for the XML that the PDF carries (ZUGFeRD, Factur-X): hand it to `renderInvoicePdf` with the view;
 * - call `renderEInvoiceXml(issued, 'xrechnung')` for the file of its own that dealers get. Keep the bytes of both as they are: they are
 *   the invoice, for eight years.
 *
 * It never throws and looks nothing up. A document that breaks a rule (a seller without tax number, an intra-Community supply without
 * VAT ID, a sum a cent off) answers the rules' names instead of XML: the paper goes out without it, and the log says which.
 */
export function renderEInvoiceXml(
  issued: IssuedInvoice,
  profile: EInvoiceProfile,
): EInvoiceXmlResult {
  const invoice = buildEInvoice(issued);
  const breaches = validateEInvoice(invoice, profile);
  return breaches.length === 0 ? { xml: buildCiiXml(invoice, profile) } : { breaches };
}
