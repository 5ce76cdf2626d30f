import { parsePersParam } from '@/domain/basket/pers-param';
import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import { addressLines } from '../address-lines';
import { formatsOf } from '../formats';
import type { LetterFact } from '../pdf/letter';
import type { OrderModel, OrderWithItems } from '../../shop/order/order-model';
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
  /** LS-240731. */
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
  brand: Brand;
  customerNumber: string;
  language: Language;
  countryTitle(id: string): string;
}

/** There is one for goods that have left the house. */
export function hasDeliveryNote(order: OrderModel): boolean {
  return !order.cancelled && (order.dispatchedAt !== null || order.deliveredAt !== null);
}

/** There is one for each order, so it goes by the order's number. */
export function deliveryNoteNumber(orderNumber: number): string {
  return `LS-${orderNumber}`;
}

/** The delivery note of an order whose goods have left the house. */
export function deliveryNoteView(facts: DeliveryNoteFacts): DeliveryNoteView {
  const { order, items, brand, language, countryTitle } = facts;
  const words = deliveryNoteWords[language];
  const { day } = formatsOf(language);
  const number = deliveryNoteNumber(order.orderNumber);
  const sentAt = order.dispatchedAt ?? order.deliveredAt ?? order.updatedAt;
  const pieces = items.reduce((sum, { amount }) => sum + amount, 0);
  return {
    language,
    brand,
    number,
    title: `${words.deliveryNote} ${number}`,
    sentAt,
    headline: words.deliveryNote,
    address: addressLines(order.deliveryAddress ?? order.invoiceAddress, countryTitle),
    facts: [
      { label: words.deliveryNote, value: number },
      { label: words.date, value: day(sentAt) },
      { label: words.order, value: words.orderOf(order.orderNumber, day(order.orderedAt)) },
      { label: words.reference, value: order.reference },
      { label: words.customer, value: facts.customerNumber },
      { label: words.tracking, value: order.trackingNumber },
    ].filter(({ value }) => value !== ''),
    columns: words.columns,
    positions: items.map((item, index) => ({
      position: String(index + 1),
      sku: item.sku,
      title: [item.title, item.shortDescription, parsePersParam(item.persParam).comment]
        .filter((text) => text !== '')
        .join(', '),
      amount: String(item.amount),
    })),
    notes: [words.pieces(pieces), words.check],
    received: words.received,
  };
}
