import { buildCalendarFile } from '@/domain/delivery/calendar-file';
import { toBerlinDay } from '@/domain/time/day';
import { formatIsoDay, formatDaySpan } from '@/domain/time/format-day';
import { type Database, inTransaction } from '../database/database';
import { getBrand } from '../database/settings';
import { type EmailContent, renderEmail, buildEmailSender } from '../mail/email-layout';
import { enqueueMail } from '../mail/outbox';
import { listOrderItems, findOrder } from '../shop/order/order.repository';
import type { OrderModel } from '../shop/order/order-model';
import { getDeliveryDateChangePath } from '../shop/base/order-link';
import {
  type StoredDeliveryDateChange,
  listDeliveryDateChanges,
  listOrdersToNotify,
  markOrderAsNotified,
} from './delivery-date-change.repository';
import type { ShopServices } from '../shop/base/shop-context';

interface DeliveryDateChangeMessages {
  subject(number: number): string;
  laterHeadline: string;
  earlierHeadline: string;
  later(former: string, days: string): string;
  earlier(former: string, days: string): string;
  sorry: string;
  /** The buyer's options besides keeping the order. */
  choices: string;
  order: string;
  contents: string;
  formerDay: string;
  newDays: string;
  decide: string;
  calendarTitle(title: string): string;
  questions(phone: string): string;
  /** Email to the team: a buyer requests a faster alternative. */
  alternativeRequest: {
    subject(number: number): string;
    headline: string;
    text(number: number, title: string): string;
    wanted: string;
    buyer: string;
  };
}

const de: DeliveryDateChangeMessages = {
  subject: (number) => `Neuer Termin für Ihre Bestellung ${number}`,
  laterHeadline: 'Es dauert länger, als wir gesagt haben.',
  earlierHeadline: 'Es geht schneller als gesagt.',
  later: (former, days) => `Zugesagt war: spätestens ${former}. Neu: bei Ihnen ${days}.`,
  earlier: (former, days) => `Zugesagt war: spätestens ${former}. Neu: schon bei Ihnen ${days}.`,
  sorry: 'Das tut uns leid.',
  choices:
    'Sie entscheiden: dabei bleiben, etwas Schnelleres nehmen oder kostenlos stornieren. Ohne Antwort bleibt die Bestellung, wie sie ist.',
  order: 'Bestellung',
  contents: 'Inhalt',
  formerDay: 'bisher spätestens',
  newDays: 'jetzt',
  decide: 'Ansehen und entscheiden',
  calendarTitle: (title) => `${title} kommt`,
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
  alternativeRequest: {
    subject: (number) => `Bestellung ${number}: lieber etwas Schnelleres`,
    headline: 'Bitte umstellen.',
    text: (number, title) =>
      `Nach dem neuen Termin von Bestellung ${number} möchte der Käufer statt „${title}“ die Ausführung unten. Bitte heute umstellen und eine geänderte Bestätigung schicken.`,
    wanted: 'Gewünscht',
    buyer: 'Käufer',
  },
};

const en: DeliveryDateChangeMessages = {
  subject: (number) => `A new date for your order ${number}`,
  laterHeadline: 'It takes longer than we said.',
  earlierHeadline: 'It is quicker than we said.',
  later: (former, days) => `We had promised ${former} at the latest. New: with you ${days}.`,
  earlier: (former, days) =>
    `We had promised ${former} at the latest. New: with you as early as ${days}.`,
  sorry: 'We are sorry.',
  choices:
    'You decide: keep it, take something faster or cancel free of charge. Without an answer the order stays as it is.',
  order: 'Order',
  contents: 'Contents',
  formerDay: 'so far, at the latest',
  newDays: 'now',
  decide: 'Look and decide',
  calendarTitle: (title) => `${title} arrives`,
  questions: (phone) =>
    `Any questions? Just reply to this message; people read it. Or call us: ${phone}.`,
  alternativeRequest: de.alternativeRequest,
};

export const deliveryDateChangeMessages = { de, en };

interface DeliveryDateChangeEmail {
  order: OrderModel;
  /** All changes since the last notification, combined into one. */
  move: StoredDeliveryDateChange;
  /** Number of date changes of the order so far. */
  count: number;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

/**
 * Emails the buyer a changed estimated delivery, with the link for responding and a calendar entry; once per change.
 */
async function sendDeliveryDateChangeEmail(
  trx: Database,
  mail: DeliveryDateChangeEmail,
): Promise<void> {
  const { order, move, count, now, link } = mail;
  const language = order.language === 'en' ? 'en' : 'de';
  const brand = await getBrand(trx);
  const words = deliveryDateChangeMessages[language];
  const items = await listOrderItems(trx, order);
  const until = toBerlinDay(move.newAt);
  const span = {
    from: order.expectedFromAt === null ? until : toBerlinDay(order.expectedFromAt),
    until,
  };
  const days = formatDaySpan(span, language, { withWeekdays: true, withYear: true });
  const former = formatIsoDay(toBerlinDay(move.formerAt), language, 'full');
  const isLater = move.newAt > move.formerAt;
  const letter: EmailContent = {
    language,
    subject: words.subject(order.orderNumber),
    headline: isLater ? words.laterHeadline : words.earlierHeadline,
    paragraphs: isLater
      ? [`${words.later(former, days)} ${words.sorry}`, words.choices]
      : [words.earlier(former, days)],
    facts: [
      { label: words.order, value: String(order.orderNumber) },
      {
        label: words.contents,
        value: items.map(({ amount, title }) => `${amount} × ${title}`).join('\n'),
      },
      { label: words.formerDay, value: former },
      { label: words.newDays, value: days },
    ],
    action: {
      label: words.decide,
      url: `${link.siteUrl}${getDeliveryDateChangePath(link.tokenSecret, order, language)}`,
    },
    notes: [words.questions(brand.phone)],
  };
  const calendar = buildCalendarFile({
    uid: `order-${order.orderNumber}@${new URL(link.siteUrl).hostname}`,
    sequence: count,
    writtenAt: now,
    title: words.calendarTitle(items[0]?.title ?? ''),
    text: `${words.order} ${order.orderNumber}`,
    place: '',
    ...span,
  });
  await enqueueMail(
    trx,
    {
      key: `order-moved:${move.id}`,
      recipient: order.invoiceAddress.email,
      subject: letter.subject,
      ...renderEmail(letter, buildEmailSender(brand, language)),
      attachments: [
        {
          fileName: `${order.orderNumber}.ics`,
          mediaType: 'text/calendar',
          bytes: new TextEncoder().encode(calendar),
        },
      ],
    },
    now,
  );
}

/**
 * Emails every buyer whose estimated delivery has changed since the last notification, whoever changed it. Several
 * changes are combined into one; reverted changes and shipped or canceled orders are skipped.
 */
export async function notifyDeliveryDateChanges({
  db,
  clock,
  siteUrl,
  tokenSecret,
}: Pick<ShopServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>): Promise<void> {
  for (const orderId of await listOrdersToNotify(db)) {
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      const moves = await listDeliveryDateChanges(trx, orderId, { isUntold: true });
      const [first, last] = [moves[0], moves.at(-1)];
      const order = await findOrder(trx, orderId);
      await markOrderAsNotified(trx, orderId, now);
      if (!first || !last || !order || order.cancelled || order.deliveredAt !== null) return;
      if (order.dispatchedAt !== null || first.formerAt === last.newAt) return;
      const move = { ...last, formerAt: first.formerAt };
      const count = (await listDeliveryDateChanges(trx, orderId)).length;
      await sendDeliveryDateChangeEmail(trx, {
        order,
        move,
        count,
        now,
        link: { siteUrl, tokenSecret },
      });
    });
  }
}
