import type { IsoDay } from '@/domain/time/day';

/** How VAT is charged (UNCL 5305): standard, zero-rated, exempt, intra-Community supply of goods, export. */
export type VatCategory = 'S' | 'Z' | 'E' | 'K' | 'G';

/** What something is taxed at; the rate is hundredths of a percent, 0 where no VAT is charged. */
export interface Taxed {
  category: VatCategory;
  rate: number;
}

export interface EInvoiceAddress {
  /** Street and number. */
  line1: string;
  /** What the first line has no room for; an empty text without it. */
  line2: string;
  postcode: string;
  city: string;
  /** Upper-case ISO code: GB, not UK; GR, not EL. */
  countryCode: string;
}

/** Where documents for somebody are sent: EM an e-mail address, 0204 a Leitweg-ID, 9930 a German VAT ID. */
interface ElectronicAddress {
  scheme: 'EM' | '0204' | '9930';
  id: string;
}

/** One side of the bargain. Empty texts for what there is none of. */
export interface EInvoiceParty {
  /** As the other side knows it: the buyer's customer number. */
  id: string;
  name: string;
  /** The number in the commercial register. */
  registrationId: string;
  vatId: string;
  /** The tax office's number, for sellers. */
  taxNumber: string;
  contact: { name: string; phone: string; email: string } | null;
  address: EInvoiceAddress;
  electronicAddress: ElectronicAddress | null;
}

export interface EInvoiceLine extends Taxed {
  id: string;
  sku: string;
  /** EAN; an empty text without one. */
  gtin: string;
  name: string;
  description: string;
  quantity: number;
  /** UN/ECE Recommendation 20, H87 for pieces. */
  unit: 'H87' | 'PR' | 'SET' | 'HUR';
  /** One unit without VAT, in millionths of a euro. */
  priceMicros: number;
  /** All units without VAT, in cents. */
  netCents: number;
}

/** What is taken off or put on the whole document, such as a voucher or freight: without VAT, in cents, never negative. */
export interface DocumentCharge extends Taxed {
  kind: 'allowance' | 'charge';
  netCents: number;
  reason: string;
  /** UNCL 5189 (95 is a discount) or 7161 (FC is freight); null where none fits. */
  reasonCode: '95' | 'FC' | null;
}

/** What is owed to the tax office of one category and rate, in cents. */
export interface VatGroup extends Taxed {
  baseCents: number;
  taxCents: number;
  /** Why there is no VAT, in words and by its VATEX code; null where there is. */
  exemption: { reason: string; code: string } | null;
}

/** How it is paid (UNCL 4461): 58 SEPA transfer, 68 online payment service, 97 clearing between partners, 1 not defined. */
export interface PaymentMeans {
  code: '58' | '68' | '97' | '1';
  text: string;
  /** Whom a transfer goes to; null for everything else. */
  account: { iban: string; holder: string; bic: string } | null;
}

/** In cents, as EN 16931 names them (BT-106 to BT-115). */
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

/** An invoice or a credit note as EN 16931 sees it. Money is euros in integer cents; a credit note's amounts are positive. */
export interface EInvoice {
  /** UNCL 1001: 380 invoice, 381 credit note. */
  typeCode: '380' | '381';
  number: string;
  issuedOn: IsoDay;
  notes: { text: string; subject: 'REG' | null }[];
  /** Whom it is for within the buyer's house: a Leitweg-ID, or any text that was agreed. */
  buyerReference: string;
  /** The buyer's own number of the order; an empty text without one. */
  orderReference: string;
  /** The seller's number of the order. */
  salesOrder: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  delivery: {
    /** When the goods left or came; null while neither happened. */
    on: IsoDay | null;
    /** Where to; null when nobody says. */
    to: { name: string; address: EInvoiceAddress } | null;
  };
  lines: EInvoiceLine[];
  documentCharges: DocumentCharge[];
  vat: VatGroup[];
  totals: EInvoiceTotals;
  payment: {
    means: PaymentMeans;
    /** What the payer writes on it. */
    reference: string;
    terms: string;
    dueOn: IsoDay | null;
  };
  /** The invoice that a credit note takes back, wholly or in part. */
  preceding: { number: string; issuedOn: IsoDay } | null;
}

/**
 * True for the number by which an authority's invoices find their way (Leitweg-ID 2.0.2): 2 to 12 digits, maybe 30 letters and
 * digits more, and two check digits (ISO 7064 MOD 97-10). An order number of that form whose digits do not check is none.
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
