import type { Language } from '@/domain/language/detect-language';
import { deliveryShift } from '@/domain/order/delivery-shift';
import { trackingUrl } from '@/domain/order/tracking-url';
import { isStillHere } from '@/domain/shipment/shipment';
import { dayInBerlin } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { Database } from '../../../database/database';
import type { Brand } from '../../../demo-source/shop-file';
import { readBrand } from '../../../mail/brand';
import { enqueueLetter } from '../../../mail/enqueue-letter';
import type { Letter } from '../../../mail/letter';
import { postalLines } from '../../address/address.service';
import { wireTime } from '../../base/wire-time';
import { type DispatchWords, dispatchWords } from './dispatch-mail-words';
import { countryTitles } from '../../country/country.service';
import type { OrderItemModel, OrderModel } from '../order-model';
import { isPickedUp } from '../move-delivery.repository';
import { findOrderItems } from '../order.repository';
import type { ShipmentModel } from '../shipments/shipment-model';
import { findShipments } from '../shipments/shipments.repository';

/** Writes to the customer that a shipment is on its way, or can be picked up, in the order's language; once per shipment. */
export async function sendDispatchMail(
  db: Database,
  order: OrderModel,
  shipment: ShipmentModel,
  now: number,
): Promise<void> {
  const brand = await readBrand(db);
  const items = await findOrderItems(db, order);
  const goesTo = postalLines(
    order.deliveryAddress ?? order.invoiceAddress,
    await countryTitles(db, languageOfOrder(order)),
  );
  const coming = (await findShipments(db, order.id)).filter(isStillHere);
  const letter = dispatchLetter(
    { order, shipment, items, coming },
    brand,
    (await isPickedUp(db, order)) ? null : goesTo,
  );
  const key = `order-dispatched:${order.id}${shipment.number === 1 ? '' : `:${shipment.number}`}`;
  await enqueueLetter(db, { key, recipient: order.invoiceAddress.email, letter }, brand, now);
}

interface Sent {
  order: OrderModel;
  shipment: ShipmentModel;
  items: readonly OrderItemModel[];
  /** What of the order has not left yet. */
  coming: readonly ShipmentModel[];
}

function dispatchLetter(
  { order, shipment, items, coming }: Sent,
  brand: Brand,
  goesTo: readonly string[] | null,
): Letter {
  const language = languageOfOrder(order);
  const isPickup = goesTo === null;
  const words = dispatchWords[language];
  const { orderNumber } = order;
  const { trackingNumber } = shipment;
  const url = isPickup ? '' : trackingUrl(trackingNumber);
  const frames = shipment.lines.flatMap(({ frameNumbers }) => frameNumbers);
  const later = coming.map((one) => contentsOf(one, items)).join('\n');
  return {
    language,
    subject: isPickup
      ? words.readySubject(orderNumber, brand.name)
      : words.subject(orderNumber, brand.name),
    headline: headline(words, isPickup, coming.length > 0),
    paragraphs: [
      words.order(orderNumber, writeDay(dayInBerlin(order.orderedAt), language, 'long')),
      isPickup
        ? words.pickup(`${brand.street}, ${brand.city}`)
        : arrival(shipment, language, words),
    ],
    facts: [
      { label: words.contents, value: contentsOf(shipment, items) },
      { label: words.frames, value: frames.join('\n') },
      { label: words.stillToCome, value: later },
      { label: words.to, value: (goesTo ?? []).join('\n') },
      { label: words.trackingNumber, value: url === '' ? '' : trackingNumber },
    ].filter(({ value }) => value !== ''),
    ...(url === '' ? {} : { action: { label: words.track, url } }),
    notes: [words.questions(brand.phone)],
  };
}

function headline(words: DispatchWords, isPickup: boolean, isPart: boolean): string {
  if (isPickup) return isPart ? words.partReady : words.ready;
  return isPart ? words.partOnItsWay : words.onItsWay;
}

function contentsOf({ lines }: ShipmentModel, items: readonly OrderItemModel[]): string {
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? '';
  return lines.map((line) => `${line.amount} × ${titleOf(line.orderItemId)}`).join('\n');
}

function arrival(shipment: ShipmentModel, language: Language, words: DispatchWords): string {
  const shift = deliveryShift(wireTime(shipment.expectedAt), wireTime(shipment.formerExpectedAt));
  if (!shift) return words.soon;
  const day = writeDay(shift.day, language, 'long');
  if (shift.movedDays === 0) return words.expected(day);
  return shift.movedDays < 0
    ? words.earlier(day, -shift.movedDays)
    : words.later(day, shift.movedDays);
}

function languageOfOrder({ language }: OrderModel): Language {
  return language === 'en' ? 'en' : 'de';
}
