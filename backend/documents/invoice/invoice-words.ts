import type { Language } from '@/domain/language/detect-language';

export interface InvoiceWords {
  invoice: string;
  date: string;
  delivered: string;
  dispatched: string;
  expected: string;
  dateToFollow: string;
  order: string;
  orderOf(number: number, day: string): string;
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
  cancelled: string;
  paid(day: string): string;
  payUntil(day: string): string;
  transfer(iban: string, bic: string, holder: string, reference: string): string;
  paidBy(payment: string): string;
  reverseCharge(vatId: string): string;
  exported: string;
}

const de: InvoiceWords = {
  invoice: 'Rechnung',
  date: 'Datum',
  delivered: 'Lieferdatum',
  dispatched: 'Versanddatum',
  expected: 'Lieferung ab',
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
  cancelled: 'Diese Bestellung wurde storniert. Der Betrag ist nicht zu zahlen.',
  paid: (day) => `Bezahlt am ${day}.`,
  payUntil: (day) => `Zahlbar bis ${day}.`,
  transfer: (iban, bic, holder, reference) =>
    `Bitte überweisen Sie auf ${iban}, BIC ${bic}, ${holder}, Verwendungszweck ${reference}.`,
  paidBy: (payment) =>
    `Zahlung mit ${payment}. Die Zahlungsaufforderung erhalten Sie in einer eigenen E-Mail.`,
  reverseCharge: (vatId) =>
    `Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b, § 6a UStG). Steuerschuldnerschaft des Leistungsempfängers, USt-IdNr. ${vatId}.`,
  exported: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a, § 6 UStG).',
};

const en: InvoiceWords = {
  invoice: 'Invoice',
  date: 'Date',
  delivered: 'Delivered on',
  dispatched: 'Dispatched on',
  expected: 'Delivery from',
  dateToFollow: 'date to follow',
  order: 'Order',
  orderOf: (number, day) => `${number} of ${day}`,
  reference: 'Your reference',
  customer: 'Customer',
  vatId: 'VAT ID',
  columns: {
    position: 'No.',
    sku: 'Article',
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
  delivery: 'Delivery',
  payment: 'Payment method',
  vat: (percent) => `plus ${percent} VAT`,
  netOf: (percent) => `of which net (${percent})`,
  vatOf: (percent) => `of which ${percent} VAT`,
  total: 'Invoice total',
  deliverTo: 'Delivered to',
  cancelled: 'This order was cancelled. Nothing is to be paid.',
  paid: (day) => `Paid on ${day}.`,
  payUntil: (day) => `Payable by ${day}.`,
  transfer: (iban, bic, holder, reference) =>
    `Please transfer to ${iban}, BIC ${bic}, ${holder}, reference ${reference}.`,
  paidBy: (payment) =>
    `Payment by ${payment}. The payment request follows in an e-mail of its own.`,
  reverseCharge: (vatId) =>
    `VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC). Reverse charge: VAT is accounted for by the recipient, VAT ID ${vatId}.`,
  exported: 'VAT-exempt export (Art. 146 of Directive 2006/112/EC).',
};

export const invoiceWords: Record<Language, InvoiceWords> = { de, en };
