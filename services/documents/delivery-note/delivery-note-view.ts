import type { Language } from '@/domain/locale/language';
import { parsePersParam } from '@/domain/basket/pers-param';
import type { Brand } from '../../demo-data/shop-schema';
import { formatPostalLines } from '../../shop/address/address-model';
import { getDocumentFormats } from '../document-formats';
import type { LetterInfoField } from '../pdf/letter';
import type { OrderWithItems, ShipmentLine, ShipmentModel } from '../../shop/order/order-model';
import { formatConfigurationNote } from '../../shop/order/format-order-texts';

interface DeliveryNoteMessages {
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

const de: DeliveryNoteMessages = {
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

const en: DeliveryNoteMessages = {
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

const deliveryNoteMessages: Record<Language, DeliveryNoteMessages> = { de, en };

interface Position {
  position: string;
  sku: string;
  title: string;
  amount: string;
}

/**
 * Content of a delivery note, before layout. It contains no prices, because someone other than the buyer may unpack the
 * goods.
 */
export interface DeliveryNoteView {
  language: Language;
  brand: Brand;
  /** Number such as LS-240731, or LS-240731-2 for the second shipment. */
  number: string;
  title: string;
  /** Epoch milliseconds. */
  sentAt: number;
  headline: string;
  address: string[];
  facts: LetterInfoField[];
  columns: Position;
  positions: Position[];
  notes: string[];
  received: string;
}

interface DeliveryNoteFacts extends OrderWithItems {
  shipment: ShipmentModel;
  /** Shipments of the order that are dispatched after this shipment. */
  coming: readonly ShipmentModel[];
  brand: Brand;
  customerNumber: string;
  language: Language;
  countryTitle(id: string): string;
}

/** Returns true if a shipment has a delivery note: it is dispatched and not canceled. */
export function hasDeliveryNote({ dispatchedAt, cancelledAt }: ShipmentModel): boolean {
  return dispatchedAt !== null && cancelledAt === null;
}

/**
 * Formats the number of a delivery note from the order number: LS-240731. From the second shipment on, the number of
 * the shipment is appended: LS-240731-2.
 */
export function formatDeliveryNoteNumber(orderNumber: number, shipmentNumber: number): string {
  return `LS-${orderNumber}${shipmentNumber === 1 ? '' : `-${shipmentNumber}`}`;
}

/**
 * Builds the delivery note of a shipment: its line items, the bikes' frame numbers, and the shipments still to come.
 */
export function buildDeliveryNoteView(facts: DeliveryNoteFacts): DeliveryNoteView {
  const { order, items, shipment, coming, brand, language, countryTitle } = facts;
  const words = deliveryNoteMessages[language];
  const { day } = getDocumentFormats(language);
  const number = formatDeliveryNoteNumber(order.orderNumber, shipment.number);
  const sentAt = shipment.dispatchedAt ?? order.updatedAt;
  const pieces = shipment.lines.reduce((sum, { amount }) => sum + amount, 0);
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  const later = coming.flatMap(({ lines }) =>
    lines.map(({ orderItemId, amount }) => `${amount} × ${titleOf(orderItemId)}`),
  );
  return {
    language,
    brand,
    number,
    title: `${words.deliveryNote} ${number}`,
    sentAt,
    headline: words.deliveryNote,
    address: formatPostalLines(order.deliveryAddress ?? order.invoiceAddress, countryTitle),
    facts: [
      { label: words.deliveryNote, value: number },
      { label: words.date, value: day(sentAt) },
      { label: words.order, value: words.orderOf(order.orderNumber, day(order.orderedAt)) },
      { label: words.reference, value: order.reference },
      { label: words.customer, value: facts.customerNumber },
      { label: words.tracking, value: shipment.trackingNumber },
    ].filter(({ value }) => value !== ''),
    columns: words.columns,
    positions: shipment.lines.map((line, index) => positionOf(line, index, facts, words.frames)),
    notes: [
      words.pieces(pieces),
      ...(later.length > 0 ? [words.stillToCome(later.join(', '))] : []),
      words.check,
    ],
    received: words.received,
  };
}

function positionOf(
  { orderItemId, amount, frameNumbers }: ShipmentLine,
  index: number,
  { items, language }: Pick<DeliveryNoteFacts, 'items' | 'language'>,
  frames: (numbers: string) => string,
): Position {
  const item = items.find(({ id }) => id === orderItemId);
  const comment = item ? parsePersParam(item.persParam).comment : '';
  const belonging = item ? formatConfigurationNote(item, items, language) : '';
  const framed = frameNumbers.length > 0 ? frames(frameNumbers.join(', ')) : '';
  return {
    position: String(index + 1),
    sku: item?.sku ?? '',
    title: [item?.title ?? '', item?.shortDescription ?? '', belonging, comment, framed]
      .filter((text) => text !== '')
      .join(', '),
    amount: String(amount),
  };
}
