import type { Language } from '@/domain/language/detect-language';

interface DeliveryNoteWords {
  deliveryNote: string;
  date: string;
  order: string;
  orderOf(number: number, day: string): string;
  reference: string;
  customer: string;
  tracking: string;
  columns: { position: string; sku: string; title: string; amount: string };
  pieces(count: number): string;
  frames(numbers: string): string;
  stillToCome(lines: string): string;
  check: string;
  received: string;
}

const de: DeliveryNoteWords = {
  deliveryNote: 'Lieferschein',
  date: 'Versanddatum',
  order: 'Bestellung',
  orderOf: (number, day) => `${number} vom ${day}`,
  reference: 'Ihre Referenz',
  customer: 'Kunde',
  tracking: 'Sendung',
  columns: { position: 'Pos.', sku: 'Artikel', title: 'Bezeichnung', amount: 'Menge' },
  pieces: (count) => `Zusammen ${count} Stück.`,
  frames: (numbers) => `Rahmennummer ${numbers}`,
  stillToCome: (lines) => `Aus dieser Bestellung kommt noch: ${lines}.`,
  check:
    'Bitte prüfen Sie die Sendung bei der Annahme. Lassen Sie sich Schäden an der Verpackung vom Fahrer bestätigen und melden Sie uns, was fehlt.',
  received: 'Empfangen am, Unterschrift',
};

const en: DeliveryNoteWords = {
  deliveryNote: 'Delivery note',
  date: 'Dispatched on',
  order: 'Order',
  orderOf: (number, day) => `${number} of ${day}`,
  reference: 'Your reference',
  customer: 'Customer',
  tracking: 'Parcel',
  columns: { position: 'No.', sku: 'Item no.', title: 'Description', amount: 'Quantity' },
  pieces: (count) => `${count} ${count === 1 ? 'piece' : 'pieces'} altogether.`,
  frames: (numbers) => `frame number ${numbers}`,
  stillToCome: (lines) => `Still to come of this order: ${lines}.`,
  check:
    'Please check the goods on arrival. Have the driver confirm any damage to the packaging, and tell us if anything is missing.',
  received: 'Received on, signature',
};

export const deliveryNoteWords: Record<Language, DeliveryNoteWords> = { de, en };
