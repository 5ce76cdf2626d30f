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

/** Maps the selling company from `brand` in demo/shop.yaml. */
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

/**
 * Maps the buyer. The electronic address of an authority is its Leitweg-ID, that of any other buyer is the email
 * address.
 */
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

/** Maps a delivery address to the name of the recipient and the address. */
function toDeliveryPlace(address: PostalAddress): {
  name: string;
  address: EInvoiceAddress;
} {
  return { name: nameOf(address), address: addressOf(address) };
}

/** Maps the account for bank transfers. */
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

/**
 * Maps an issued invoice or credit note to the model of EN 16931. The same document always gives the same e-invoice.
 */
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
      means: getPaymentMeans(issued),
      reference: issued.payment.reference,
      terms: issued.payment.terms,
      dueOn: issued.payment.dueOn,
    },
    preceding: issued.corrects,
  };
}

/**
 * Returns the totals in cents. The gross total is the printed one; validateEInvoice reports when the net amount and VAT
 * do not add up to the gross total.
 */
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

/**
 * Maps the means of payment. A credit note contains no bank account, because the refund goes to the account of the
 * buyer.
 */
function getPaymentMeans({ kind, payment: { way, title }, brand }: IssuedInvoice): PaymentMeans {
  if (way === 'online') return { code: '68', text: title, account: null };
  if (way === 'clearing') return { code: '97', text: title, account: null };
  return kind === 'creditNote'
    ? { code: '1', text: title, account: null }
    : { code: '58', text: title, account: toBankAccount(brand) };
}

/** The XML of an e-invoice, or the rules of EN 16931 or XRechnung that the document violates. */
export type EInvoiceXmlResult = { xml: string } | { breaches: RuleViolation[] };

/**
 * Renders the XML of an issued document, which must be built from the data stored when the document was issued
 * (buildIssuedInvoice).
 *
 * - Profile `en16931`: the XML inside the PDF (ZUGFeRD, Factur-X); pass it to `renderInvoicePdf` with the view.
 * - Profile `xrechnung`: the separate file for dealers.
 *
 * Store the bytes of both files unchanged: they are the invoice and must be kept for eight years.
 *
 * Never throws. For a document that violates a rule (a seller without tax number, an intra-Community supply without VAT
 * ID, a wrong sum) the names of the rules are returned instead of XML.
 */
export function renderEInvoiceXml(
  issued: IssuedInvoice,
  profile: EInvoiceProfile,
): EInvoiceXmlResult {
  const invoice = buildEInvoice(issued);
  const breaches = validateEInvoice(invoice, profile);
  return breaches.length === 0 ? { xml: buildCiiXml(invoice, profile) } : { breaches };
}
