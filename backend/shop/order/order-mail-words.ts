import type { Language } from '@/domain/language/detect-language';
import type { TaxExemption } from '../pricing/pricing.service';

export interface MailWords {
  subject(number: number, brand: string): string;
  thanks(name: string): string;
  placed(number: number, day: string): string;
  ready: string;
  from(day: string): string;
  unknownDay: string;
  pickup(place: string): string;
  deliverTo: string;
  invoiceTo: string;
  comment: string;
  wishedDay: string;
  voucher(number: string): string;
  delivery: string;
  payment: string;
  vatOnTop(rate: string): string;
  withoutVat: Record<TaxExemption, string>;
  total: string;
  vatIncluded(amount: string): string;
  remark: string;
  prepay(amount: string): string;
  reference: string;
  yourReference: string;
  payByInvoice: string;
  /** PayPal and cards: the request to pay comes in a mail of its own. */
  payOnRequest: string;
  withdrawal(days: number, email: string): string;
  questions(phone: string): string;
  director: string;
  vatId: string;
  mister: string;
  miss: string;
}

const de: MailWords = {
  subject: (number, brand) => `Ihre Bestellung ${number} bei ${brand}`,
  thanks: (name) => `Danke, ${name}. Ihre Bestellung ist bei uns.`,
  placed: (number, day) => `Bestellung ${number} vom ${day}.`,
  ready: 'Alles liegt bereit. Wir machen es für Sie fertig.',
  from: (day) => `Alles zusammen ist ab dem ${day} da.`,
  unknownDay: 'Den Termin nennen wir Ihnen, sobald wir ihn kennen.',
  pickup: (place) =>
    `Sie holen alles bei uns ab: ${place}. Wir sagen Ihnen Bescheid, sobald es bereitsteht.`,
  deliverTo: 'Lieferung an',
  invoiceTo: 'Rechnung an',
  comment: 'Anmerkung',
  wishedDay: 'Wunschtermin',
  voucher: (number) => `Gutschein ${number}`,
  delivery: 'Lieferung',
  payment: 'Zahlung',
  vatOnTop: (rate) => `zzgl. ${rate} % MwSt.`,
  withoutVat: {
    export: 'ohne MwSt., steuerfreie Ausfuhr',
    reverseCharge:
      'ohne MwSt., steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 b UStG, Art. 138 MwStSystRL). Die Steuer schuldet der Empfänger (Reverse-Charge, § 13b UStG).',
  },
  total: 'Gesamt',
  vatIncluded: (amount) => `inkl. ${amount} MwSt.`,
  remark: 'Ihre Anmerkung',
  prepay: (amount) =>
    `Bitte überweisen Sie ${amount} innerhalb von sieben Tagen. So lange ist alles für Sie reserviert; der Liefertermin zählt ab Zahlungseingang.`,
  reference: 'Verwendungszweck',
  yourReference: 'Ihre Bestellreferenz',
  payByInvoice: 'Die Rechnung kommt mit der Ware und ist in 30 Tagen zahlbar.',
  payOnRequest:
    'Die Zahlungsaufforderung erhalten Sie in einer eigenen E-Mail. Bis dahin ist alles für Sie reserviert.',
  withdrawal: (days, email) =>
    `Sie können ${days} Tage lang ab Erhalt der Ware ohne Angabe von Gründen widerrufen. Eine eindeutige Nachricht an ${email} genügt. AGB und Widerrufsbelehrung mit Muster-Formular hängen an dieser Nachricht.`,
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
  director: 'Geschäftsführung',
  vatId: 'USt-IdNr.',
  mister: 'Herr',
  miss: 'Frau',
};

const en: MailWords = {
  subject: (number, brand) => `Your order ${number} with ${brand}`,
  thanks: (name) => `Thank you, ${name}. We have your order.`,
  placed: (number, day) => `Order ${number}, placed on ${day}.`,
  ready: 'Everything is in stock. We are getting it ready for you.',
  from: (day) => `Everything will be here together from ${day}.`,
  unknownDay: 'We will tell you the date as soon as we know it.',
  pickup: (place) =>
    `You are collecting it from us: ${place}. We will let you know as soon as it is ready.`,
  deliverTo: 'Delivery to',
  invoiceTo: 'Invoice to',
  comment: 'Note',
  wishedDay: 'Preferred date',
  voucher: (number) => `Voucher ${number}`,
  delivery: 'Delivery',
  payment: 'Payment',
  vatOnTop: (rate) => `plus ${rate}% VAT`,
  withoutVat: {
    export: 'without VAT, tax-free export',
    reverseCharge:
      'without VAT, intra-community supply exempt under Art. 138 of Directive 2006/112/EC. Reverse charge: the recipient accounts for the VAT (§ 13b UStG).',
  },
  total: 'Total',
  vatIncluded: (amount) => `including ${amount} VAT`,
  remark: 'Your note',
  prepay: (amount) =>
    `Please transfer ${amount} within seven days. We keep everything for you until then; the delivery date counts from the day your payment arrives.`,
  reference: 'Reference',
  yourReference: 'Your order reference',
  payByInvoice: 'The invoice comes with the goods and is payable within 30 days.',
  payOnRequest:
    'The payment request follows in an e-mail of its own. Until then everything is kept for you.',
  withdrawal: (days, email) =>
    `You may withdraw from the contract within ${days} days of receiving the goods without giving any reason. A clear message to ${email} is enough. Our terms and the withdrawal instructions with the model form are attached.`,
  questions: (phone) =>
    `Any questions? Just reply to this message; people read it. Or call us: ${phone}.`,
  director: 'Managing director',
  vatId: 'VAT ID',
  mister: 'Mr',
  miss: 'Ms',
};

export const mailWords: Record<Language, MailWords> = { de, en };
