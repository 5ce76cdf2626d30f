import type { Language } from '@/domain/locale/language';
import { getDeliveryDateChange } from '@/domain/order/order-progress';
import { buildTrackingUrl } from '@/domain/delivery/expected-delivery';
import { isUndispatched } from '@/domain/delivery/shipment';
import { toBerlinDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import type { Database } from '../../../database/database';
import type { Brand } from '../../../demo-data/shop-schema';
import { getBrand } from '../../../database/settings';
import { enqueueEmail } from '../../../mail/outbox';
import type { EmailContent } from '../../../mail/email-layout';
import { formatPostalLines } from '../../address/address-model';
import { toWireDateTime } from '../../base/graphql-values';
import { getCountryTitles } from '../../delivery/country.service';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { isPickupOrder } from '../order-stock.repository';
import { listOrderItems } from '../order.repository';
import { listShipments } from '../shipments/shipments.repository';

interface DispatchEmailMessages {
  subject(number: number, brand: string): string;
  readySubject(number: number, brand: string): string;
  onItsWay: string;
  partOnItsWay: string;
  partReady: string;
  ready: string;
  order(number: number, day: string): string;
  expected(day: string): string;
  earlier(day: string, days: number): string;
  later(day: string, days: number): string;
  soon: string;
  pickup(place: string): string;
  contents: string;
  stillToCome: string;
  frames: string;
  to: string;
  trackingNumber: string;
  track: string;
  questions(phone: string): string;
}

const de: DispatchEmailMessages = {
  subject: (number, brand) => `Ihre Bestellung ${number} bei ${brand} ist unterwegs`,
  readySubject: (number, brand) => `Ihre Bestellung ${number} bei ${brand} steht bereit`,
  onItsWay: 'Ihre Bestellung ist unterwegs.',
  ready: 'Ihre Bestellung steht bereit.',
  partOnItsWay: 'Ein Teil Ihrer Bestellung ist unterwegs.',
  partReady: 'Ein Teil Ihrer Bestellung steht bereit.',
  order: (number, day) => `Bestellung ${number} vom ${day}.`,
  expected: (day) => `Sie kommt spätestens am ${day} an.`,
  earlier: (day, days) =>
    `Sie kommt spätestens am ${day} an, ${days === 1 ? 'einen Tag' : `${days} Tage`} früher als zuletzt genannt.`,
  later: (day, days) =>
    `Sie kommt spätestens am ${day} an, ${days === 1 ? 'einen Tag' : `${days} Tage`} später als zuletzt genannt. Das tut uns leid.`,
  soon: 'Sie kommt in den nächsten Tagen an.',
  pickup: (place) => `Holen Sie alles ab, wann es Ihnen passt: ${place}, werktags 9–18 Uhr.`,
  contents: 'Inhalt',
  stillToCome: 'Kommt später',
  frames: 'Rahmennummern',
  to: 'Lieferung an',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie an: ${phone}.`,
};

const en: DispatchEmailMessages = {
  subject: (number, brand) => `Your order ${number} with ${brand} is on its way`,
  readySubject: (number, brand) => `Your order ${number} with ${brand} is ready to collect`,
  onItsWay: 'Your order is on its way.',
  ready: 'Your order is ready to collect.',
  partOnItsWay: 'Part of your order is on its way.',
  partReady: 'Part of your order is ready to collect.',
  order: (number, day) => `Order ${number}, placed on ${day}.`,
  expected: (day) => `It reaches you on ${day} at the latest.`,
  earlier: (day, days) =>
    `It reaches you on ${day} at the latest, ${days === 1 ? 'a day' : `${days} days`} earlier than we last told you.`,
  later: (day, days) =>
    `It reaches you on ${day} at the latest, ${days === 1 ? 'a day' : `${days} days`} later than we last told you. We are sorry about that.`,
  soon: 'It will reach you within the next few days.',
  pickup: (place) => `Collect it whenever it suits you: ${place}, weekdays 9 a.m. to 6 p.m.`,
  contents: 'Contents',
  stillToCome: 'Still to come',
  frames: 'Frame numbers',
  to: 'Delivery to',
  trackingNumber: 'Tracking number',
  track: 'Track the parcel',
  questions: (phone) => `Any questions? Just reply to this message or call us: ${phone}.`,
};

const dispatchEmailMessages: Record<Language, DispatchEmailMessages> = { de, en };

/**
 * Emails the customer that a shipment was dispatched or is ready for pickup, in the order's language. Sends at most one
 * email per shipment.
 */
export async function sendDispatchEmail(
  db: Database,
  order: OrderModel,
  shipment: ShipmentModel,
  now: number,
): Promise<void> {
  const brand = await getBrand(db);
  const items = await listOrderItems(db, order);
  const recipientLines = formatPostalLines(
    order.deliveryAddress ?? order.invoiceAddress,
    await getCountryTitles(db, languageOfOrder(order)),
  );
  const coming = (await listShipments(db, order.id)).filter(isUndispatched);
  const emailContent = buildDispatchEmail(
    { order, shipment, items, coming },
    brand,
    (await isPickupOrder(db, order)) ? null : recipientLines,
  );
  const key = `order-dispatched:${order.id}${shipment.number === 1 ? '' : `:${shipment.number}`}`;
  await enqueueEmail(
    db,
    { key, recipient: order.invoiceAddress.email, content: emailContent },
    brand,
    now,
  );
}

interface Sent {
  order: OrderModel;
  shipment: ShipmentModel;
  items: readonly OrderItemModel[];
  /** The shipments of the order that are not dispatched yet. */
  coming: readonly ShipmentModel[];
}

function buildDispatchEmail(
  { order, shipment, items, coming }: Sent,
  brand: Brand,
  recipientLines: readonly string[] | null,
): EmailContent {
  const language = languageOfOrder(order);
  const isPickup = recipientLines === null;
  const words = dispatchEmailMessages[language];
  const { orderNumber } = order;
  const { trackingNumber } = shipment;
  const url = isPickup ? '' : buildTrackingUrl(trackingNumber);
  const frames = shipment.lines.flatMap(({ frameNumbers }) => frameNumbers);
  const later = coming.map((one) => contentsOf(one, items)).join('\n');
  return {
    language,
    subject: isPickup
      ? words.readySubject(orderNumber, brand.name)
      : words.subject(orderNumber, brand.name),
    headline: headline(words, isPickup, coming.length > 0),
    paragraphs: [
      words.order(orderNumber, formatIsoDay(toBerlinDay(order.orderedAt), language, 'long')),
      isPickup
        ? words.pickup(`${brand.street}, ${brand.city}`)
        : arrival(shipment, language, words),
    ],
    facts: [
      { label: words.contents, value: contentsOf(shipment, items) },
      { label: words.frames, value: frames.join('\n') },
      { label: words.stillToCome, value: later },
      { label: words.to, value: (recipientLines ?? []).join('\n') },
      { label: words.trackingNumber, value: url === '' ? '' : trackingNumber },
    ].filter(({ value }) => value !== ''),
    ...(url === '' ? {} : { action: { label: words.track, url } }),
    notes: [words.questions(brand.phone)],
  };
}

function headline(words: DispatchEmailMessages, isPickup: boolean, isPart: boolean): string {
  if (isPickup) return isPart ? words.partReady : words.ready;
  return isPart ? words.partOnItsWay : words.onItsWay;
}

function contentsOf({ lines }: ShipmentModel, items: readonly OrderItemModel[]): string {
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  return lines.map((line) => `${line.amount} × ${titleOf(line.orderItemId)}`).join('\n');
}

function arrival(
  shipment: ShipmentModel,
  language: Language,
  words: DispatchEmailMessages,
): string {
  const shift = getDeliveryDateChange(
    toWireDateTime(shipment.expectedAt),
    toWireDateTime(shipment.formerExpectedAt),
  );
  if (!shift) return words.soon;
  const day = formatIsoDay(shift.day, language, 'long');
  if (shift.movedDays === 0) return words.expected(day);
  return shift.movedDays < 0
    ? words.earlier(day, -shift.movedDays)
    : words.later(day, shift.movedDays);
}

function languageOfOrder({ language }: OrderModel): Language {
  return language === 'en' ? 'en' : 'de';
}
