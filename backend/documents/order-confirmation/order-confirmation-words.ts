import type { Language } from '@/domain/language/detect-language';

interface OrderConfirmationWords {
  orderConfirmation: string;
  number: string;
  date: string;
  expected: string;
  /** The same of an order in parts, and each of them. */
  parts(count: number): string;
  part(number: number, days: string, contents: string): string;
  wished(day: string): string;
  total: string;
  payment(title: string): string;
  noInvoice: string;
  cancelled: string;
  withdrawn(day: string): string;
}

/** What a confirmation says in words of its own; the rest it says as the invoice does. */
export const orderConfirmationWords: Record<Language, OrderConfirmationWords> = {
  de: {
    orderConfirmation: 'Auftragsbestätigung',
    number: 'Nummer',
    date: 'Datum',
    expected: 'Liefertermin',
    parts: (count) => `in ${count} Lieferungen, siehe unten`,
    part: (number, days, contents) => `Lieferung ${number}, ${days}: ${contents}.`,
    wished: (day) => `Wunschtermin ${day}`,
    total: 'Auftragssumme',
    payment: (title) => `Zahlungsart: ${title}.`,
    noInvoice: 'Dies ist keine Rechnung.',
    cancelled: 'Diese Bestellung wurde storniert. Es ist nichts zu zahlen.',
    withdrawn: (day) => `Diese Bestellung wurde am ${day} widerrufen.`,
  },
  en: {
    orderConfirmation: 'Order confirmation',
    number: 'Number',
    date: 'Date',
    expected: 'Delivery',
    parts: (count) => `in ${count} deliveries, see below`,
    part: (number, days, contents) => `Delivery ${number}, ${days}: ${contents}.`,
    wished: (day) => `wished for ${day}`,
    total: 'Order total',
    payment: (title) => `Payment method: ${title}.`,
    noInvoice: 'This is not an invoice.',
    cancelled: 'This order was cancelled. Nothing is to be paid.',
    withdrawn: (day) => `The buyer withdrew from this order on ${day}.`,
  },
};
