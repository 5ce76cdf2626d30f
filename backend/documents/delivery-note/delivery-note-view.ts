import { parsePersParam } from '@/domain/basket/pers-param';
import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import { postalLines } from '../../shop/address/address.service';
import { formatsOf } from '../formats';
import type { LetterFact } from '../pdf/letter';
import type { OrderWithItems } from '../../shop/order/order-model';
import { configurationNote } from '../../shop/order/order.service';
import type { ShipmentLine, ShipmentModel } from '../../shop/order/shipments/shipment-model';
import { deliveryNoteWords } from './delivery-note-words';

interface Position {
  position: string;
  sku: string;
  title: string;
  amount: string;
}

/** Everything a delivery note says, before it is set. It tells no price, as others may unpack the goods. */
export interface DeliveryNoteView {
  language: Language;
  brand: Brand;
  /** LS-240731, LS-240731-2. */
  number: string;
  title: string;
  /** Epoch milliseconds. */
  sentAt: number;
  headline: string;
  address: string[];
  facts: LetterFact[];
  columns: Position;
  positions: Position[];
  notes: string[];
  received: string;
}

interface DeliveryNoteFacts extends OrderWithItems {
  shipment: ShipmentModel;
  /** What of the order has not left yet. */
  coming: readonly ShipmentModel[];
  brand: Brand;
  customerNumber: string;
  language: Language;
  countryTitle(id: string): string;
}

/** There is one for each shipment that has left the house. */
export function hasDeliveryNote({ dispatchedAt, cancelledAt }: ShipmentModel): boolean {
  return dispatchedAt !== null && cancelledAt === null;
}

/** It goes by the order's number, and from the second shipment on by the shipment's too: LS-240731, LS-240731-2. */
export function deliveryNoteNumber(orderNumber: number, shipmentNumber: number): string {
  return `LS-${orderNumber}${shipmentNumber === 1 ? '' : `-${shipmentNumber}`}`;
}

/** The delivery note of a shipment: its lines, the frame numbers of its bicycles, and what of the order is still to come. */
export function deliveryNoteView(facts: DeliveryNoteFacts): DeliveryNoteView {
  const { order, items, shipment, coming, brand, language, countryTitle } = facts;
  const words = deliveryNoteWords[language];
  const { day } = formatsOf(language);
  const number = deliveryNoteNumber(order.orderNumber, shipment.number);
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
    address: postalLines(order.deliveryAddress ?? order.invoiceAddress, countryTitle),
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
  const belonging = item ? configurationNote(item, items, language) : '';
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
