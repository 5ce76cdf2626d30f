import type { Language } from '@/domain/locale/language';
import type { CreditReason } from '../../shop/order/invoices/invoice-model';

export interface InvoiceMessages {
  invoice: string;
  advance: string;
  creditNote: string;
  corrected: string;
  number: string;
  creditTotal: string;
  frames(numbers: string): string;
  date: string;
  delivered: string;
  dispatched: string;
  expected: string;
  dateToFollow: string;
  order: string;
  orderOf(number: number | string, day: string): string;
  reference: string;
  customer: string;
  vatId: string;
  columns: {
    position: string;
    sku: string;
    title: string;
    amount: string;
    single: string;
    singleNet: string;
    sum: string;
    sumNet: string;
  };
  goods: string;
  goodsNet: string;
  voucher: string;
  delivery: string;
  payment: string;
  vat(percent: string): string;
  netOf(percent: string): string;
  vatOf(percent: string): string;
  total: string;
  deliverTo: string;
  paid(day: string): string;
  payUntil(day: string): string;
  transfer(iban: string, bic: string, holder: string, reference: string): string;
  paidBy(payment: string): string;
  suppliedInEu(vatId: string): string;
  /** Note on VAT of another EU country, with its name and the rates. */
  taxedAbroad(country: string, rates: string): string;
  /** Note on an advance invoice: the payment is due before delivery. */
  inAdvance: string;
  corrects(number: string, day: string): string;
  reasons: Record<CreditReason, string>;
  givenBack: string;
  takenOff(number: string): string;
  exported: string;
}

const de: InvoiceMessages = {
  invoice: 'Rechnung',
  advance: 'Vorausrechnung',
  creditNote: 'Rechnungskorrektur',
  corrected: 'Zur Rechnung',
  number: 'Nummer',
  creditTotal: 'Minderung',
  frames: (numbers) => `Rahmennummer ${numbers}`,
  date: 'Datum',
  delivered: 'Lieferdatum',
  dispatched: 'Versanddatum',
  expected: 'Lieferung bis',
  dateToFollow: 'Termin folgt',
  order: 'Bestellung',
  orderOf: (number, day) => `${number} vom ${day}`,
  reference: 'Ihre Referenz',
  customer: 'Kunde',
  vatId: 'USt-IdNr.',
  columns: {
    position: 'Pos.',
    sku: 'Artikel',
    title: 'Bezeichnung',
    amount: 'Menge',
    single: 'Einzelpreis',
    singleNet: 'Einzel netto',
    sum: 'Betrag',
    sumNet: 'Netto',
  },
  goods: 'Warenwert',
  goodsNet: 'Warenwert netto',
  voucher: 'Gutschein',
  delivery: 'Versand',
  payment: 'Zahlungsart',
  vat: (percent) => `zzgl. ${percent} MwSt.`,
  netOf: (percent) => `darin netto (${percent})`,
  vatOf: (percent) => `darin ${percent} MwSt.`,
  total: 'Rechnungsbetrag',
  deliverTo: 'Lieferung an',
  paid: (day) => `Bezahlt am ${day}.`,
  payUntil: (day) => `Zahlbar bis ${day}.`,
  transfer: (iban, bic, holder, reference) =>
    `Bitte überweisen Sie auf ${iban}, BIC ${bic}, ${holder}, Verwendungszweck ${reference}.`,
  paidBy: (payment) =>
    `Zahlung mit ${payment}. Der Link zur Zahlung steht in der Bestätigung Ihrer Bestellung.`,
  suppliedInEu: (vatId) =>
    `Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG) an USt-IdNr. ${vatId}.`,
  taxedAbroad: (country, rates) =>
    `Fernverkauf innerhalb der EU: Der Betrag enthält die Mehrwertsteuer des Bestimmungslands (${country}, ${rates}; § 3c Abs. 1 UStG). Wir melden und zahlen sie über den One-Stop-Shop (§ 18j UStG).`,
  inAdvance:
    'Rechnung über eine Zahlung vor der Lieferung (§ 14 Abs. 5 UStG). Die Ware folgt mit Lieferschein; eine weitere Rechnung gibt es darüber nicht.',
  corrects: (number, day) => `Diese Rechnungskorrektur mindert die Rechnung ${number} vom ${day}.`,
  reasons: {
    cancelled: 'Grund: Die Bestellung wurde ganz oder zum Teil storniert.',
    withdrawn: 'Grund: Widerruf des Vertrags.',
    returned: 'Grund: Rückgabe der Ware.',
    price: 'Grund: Der Preis wurde nachträglich gesenkt.',
  },
  givenBack: 'Der Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben.',
  takenOff: (number) => `Von der Rechnung ${number} ist entsprechend weniger zu zahlen.`,
  exported: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).',
};

const en: InvoiceMessages = {
  invoice: 'Invoice',
  advance: 'Advance invoice',
  creditNote: 'Credit note',
  corrected: 'For invoice',
  number: 'Number',
  creditTotal: 'Reduction',
  frames: (numbers) => `frame number ${numbers}`,
  date: 'Date',
  delivered: 'Delivered on',
  dispatched: 'Dispatched on',
  expected: 'Delivery by',
  dateToFollow: 'date to follow',
  order: 'Order',
  orderOf: (number, day) => `${number} of ${day}`,
  reference: 'Your reference',
  customer: 'Customer',
  vatId: 'VAT ID',
  columns: {
    position: 'No.',
    sku: 'Item no.',
    title: 'Description',
    amount: 'Quantity',
    single: 'Price',
    singleNet: 'Net price',
    sum: 'Amount',
    sumNet: 'Net',
  },
  goods: 'Goods',
  goodsNet: 'Goods, net',
  voucher: 'Voucher',
  delivery: 'Shipping',
  payment: 'Payment method',
  vat: (percent) => `plus ${percent} VAT`,
  netOf: (percent) => `of which net (${percent})`,
  vatOf: (percent) => `of which ${percent} VAT`,
  total: 'Invoice total',
  deliverTo: 'Delivered to',
  paid: (day) => `Paid on ${day}.`,
  payUntil: (day) => `Payable by ${day}.`,
  transfer: (iban, bic, holder, reference) =>
    `Please transfer to ${iban}, BIC ${bic}, ${holder}, reference ${reference}.`,
  paidBy: (payment) =>
    `Payment by ${payment}. The link to the payment is in the confirmation of your order.`,
  suppliedInEu: (vatId) =>
    `VAT-exempt intra-Community supply of goods (Art. 138 of Directive 2006/112/EC) to VAT ID ${vatId}.`,
  taxedAbroad: (country, rates) =>
    `Distance sale within the EU: the total includes the VAT of the country of destination (${country}, ${rates}; Art. 33(a) of Directive 2006/112/EC). We declare and pay it through the One-Stop Shop (Art. 369a ff.).`,
  inAdvance:
    'Invoice for a payment made before delivery (Art. 65 of Directive 2006/112/EC). The goods follow with a delivery note; there will be no further invoice for them.',
  corrects: (number, day) => `This credit note reduces invoice ${number} of ${day}.`,
  reasons: {
    cancelled: 'Reason: the order was cancelled, wholly or in part.',
    withdrawn: 'Reason: withdrawal from the contract.',
    returned: 'Reason: goods returned.',
    price: 'Reason: the price was lowered afterwards.',
  },
  givenBack: 'The amount goes back the way you paid.',
  takenOff: (number) => `Correspondingly less is payable on invoice ${number}.`,
  exported: 'VAT-exempt export (Art. 146 of Directive 2006/112/EC).',
};

export const invoiceMessages: Record<Language, InvoiceMessages> = { de, en };
