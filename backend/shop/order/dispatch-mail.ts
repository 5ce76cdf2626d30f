import { deliveryShift } from '@/domain/order/delivery-shift';
import { trackingUrl } from '@/domain/order/tracking-url';
import { dayInBerlin } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { Database } from '../../database/database';
import type { Brand } from '../../demo-source/shop-file';
import { readBrand } from '../../mail/brand';
import { enqueueLetter } from '../../mail/enqueue-letter';
import type { Letter, LetterLanguage } from '../../mail/letter';
import { wireTime } from '../base/wire-time';
import { type DispatchWords, dispatchWords } from './dispatch-mail-words';
import type { OrderItemModel, OrderModel } from './order-model';
import { findOrderItems } from './order.repository';

/** Writes to the customer that the order is on its way, or can be picked up, in the order's language; once per order. */
export async function sendDispatchMail(
  db: Database,
  order: OrderModel,
  now: number,
): Promise<void> {
  const brand = await readBrand(db);
  const method = await db
    .selectFrom('delivery_method')
    .select('is_pickup')
    .where('id', '=', order.deliveryMethodId)
    .executeTakeFirst();
  const items = await findOrderItems(db, order);
  const letter = dispatchLetter(order, items, brand, method?.is_pickup === 1);
  const mail = {
    key: `order-dispatched:${order.id}`,
    recipient: order.invoiceAddress.email,
    letter,
  };
  await enqueueLetter(db, mail, brand, now);
}

function dispatchLetter(
  order: OrderModel,
  items: readonly OrderItemModel[],
  brand: Brand,
  isPickup: boolean,
): Letter {
  const language: LetterLanguage = order.language === 'en' ? 'en' : 'de';
  const words = dispatchWords[language];
  const { orderNumber, trackingNumber } = order;
  const url = isPickup ? '' : trackingUrl(trackingNumber);
  return {
    language,
    subject: isPickup
      ? words.readySubject(orderNumber, brand.name)
      : words.subject(orderNumber, brand.name),
    headline: isPickup ? words.ready : words.onItsWay,
    paragraphs: [
      words.order(orderNumber, writeDay(dayInBerlin(order.orderedAt), language, 'long')),
      isPickup ? words.pickup(`${brand.street}, ${brand.city}`) : arrival(order, language, words),
    ],
    facts: [
      {
        label: words.contents,
        value: items.map(({ amount, title }) => `${amount} × ${title}`).join('\n'),
      },
      ...(isPickup ? [] : [{ label: words.to, value: addressOf(order) }]),
      ...(url === '' ? [] : [{ label: words.trackingNumber, value: trackingNumber }]),
    ],
    ...(url === '' ? {} : { action: { label: words.track, url } }),
    notes: [words.questions(brand.phone)],
  };
}

function arrival(order: OrderModel, language: LetterLanguage, words: DispatchWords): string {
  const shift = deliveryShift(wireTime(order.expectedAt), wireTime(order.formerExpectedAt));
  if (!shift) return words.soon;
  const day = writeDay(shift.day, language, 'long');
  if (shift.movedDays === 0) return words.expected(day);
  return shift.movedDays < 0
    ? words.earlier(day, -shift.movedDays)
    : words.later(day, shift.movedDays);
}

function addressOf({ deliveryAddress, invoiceAddress }: OrderModel): string {
  const address = deliveryAddress ?? invoiceAddress;
  return [
    address.company,
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.streetNumber}`,
    `${address.zipCode} ${address.city}`,
  ]
    .filter((line) => line.trim() !== '')
    .join('\n');
}
