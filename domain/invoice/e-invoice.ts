import type { IsoDay } from '@/domain/time/day';

/** VAT category (UNCL 5305): standard, zero-rated, exempt, intra-Community supply of goods, export. */
export type VatCategory = 'S' | 'Z' | 'E' | 'K' | 'G';

/** VAT category and rate. The rate is in hundredths of a percent; 0 if no VAT is charged. */
export interface VatClassification {
  category: VatCategory;
  rate: number;
}

export interface EInvoiceAddress {
  /** Street and number. */
  line1: string;
  /** Address details that do not fit into the first line; empty if there are none. */
  line2: string;
  postcode: string;
  city: string;
  /** Uppercase ISO code: GB, not UK; GR, not EL. */
  countryCode: string;
}

/** Electronic address for documents: EM is an email address, 0204 a Leitweg-ID, 9930 a German VAT ID. */
interface ElectronicAddress {
  scheme: 'EM' | '0204' | '9930';
  id: string;
}

/** Seller or buyer. Missing values are empty texts. */
export interface EInvoiceParty {
  /** Id assigned by the other party: the buyer's customer number. */
  id: string;
  name: string;
  /** Number in the commercial register. */
  registrationId: string;
  vatId: string;
  /** Tax number issued by the tax office, for sellers. */
  taxNumber: string;
  contact: { name: string; phone: string; email: string } | null;
  address: EInvoiceAddress;
  electronicAddress: ElectronicAddress | null;
}

export interface EInvoiceLine extends VatClassification {
  id: string;
  sku: string;
  /** EAN; empty if there is none. */
  gtin: string;
  name: string;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20; H87 is a piece. */
  unit: 'H87' | 'PR' | 'SET' | 'HUR';
  /** Price of one unit without VAT, in millionths of a euro. */
  priceMicros: number;
  /** Line total without VAT, in cents. */
  netCents: number;
}

/**
 * An allowance or charge on the whole document, such as a voucher or shipping: without VAT, in cents, never negative.
 */
export interface DocumentCharge extends VatClassification {
  kind: 'allowance' | 'charge';
  netCents: number;
  reason: string;
  /** UNCL 5189 (95: discount) or UNCL 7161 (FC: freight); null if no code fits. */
  reasonCode: '95' | 'FC' | null;
}

/** VAT of one category and rate, in cents. */
export interface VatGroup extends VatClassification {
  baseCents: number;
  taxCents: number;
  /** Reason for the exemption from VAT, as text and VATEX code; null if VAT is charged. */
  exemption: { reason: string; code: string } | null;
}

/**
 * Payment means (UNCL 4461): 58 SEPA transfer, 68 online payment service, 97 clearing between partners, 1 not defined.
 */
export interface PaymentMeans {
  code: '58' | '68' | '97' | '1';
  text: string;
  /** Receiving account of a transfer; null for other payment means. */
  account: { iban: string; holder: string; bic: string } | null;
}

/** Totals in cents, as defined in EN 16931 (BT-106 to BT-115). */
export interface EInvoiceTotals {
  linesCents: number;
  allowancesCents: number;
  chargesCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
  paidCents: number;
  dueCents: number;
}

/** An invoice or credit note as defined in EN 16931. Amounts in euro cents; those of a credit note are positive. */
export interface EInvoice {
  /** UNCL 1001: 380 invoice, 381 credit note. */
  typeCode: '380' | '381';
  number: string;
  issuedOn: IsoDay;
  notes: { text: string; subject: 'REG' | null }[];
  /** Buyer reference: a Leitweg-ID or any agreed text. */
  buyerReference: string;
  /** The buyer's order number; empty if there is none. */
  orderReference: string;
  /** The seller's order number. */
  salesOrder: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  delivery: {
    /** Day on which the goods were shipped or delivered; null before that. */
    on: IsoDay | null;
    /** Delivery address; null if unknown. */
    to: { name: string; address: EInvoiceAddress } | null;
  };
  lines: EInvoiceLine[];
  documentCharges: DocumentCharge[];
  vat: VatGroup[];
  totals: EInvoiceTotals;
  payment: {
    means: PaymentMeans;
    /** Payment reference for the payer. */
    reference: string;
    terms: string;
    dueOn: IsoDay | null;
  };
  /** The invoice that a credit note corrects, in whole or in part. */
  preceding: { number: string; issuedOn: IsoDay } | null;
}

/**
 * Checks for a Leitweg-ID 2.0.2, which routes invoices to a public authority: 2 to 12 digits, optionally up to 30
 * letters and digits, and two check digits (ISO 7064 MOD 97-10). An order number in the same format is not accepted
 * unless its check digits are valid.
 */
export function isLeitwegId(text: string): boolean {
  const found = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/i.exec(text);
  if (!found) return false;
  const [, coarse = '', fine = '', check = ''] = found;
  const digits = [...`${coarse}${fine}${check}`]
    .map((character) => String(Number.parseInt(character, 36)))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
