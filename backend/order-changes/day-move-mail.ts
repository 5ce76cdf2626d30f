import { writeCalendarFile } from '@/domain/delivery/calendar-file';
import { dayInBerlin } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import { writeDays } from '@/domain/time/write-days';
import type { Database } from '../database/database';
import { readBrand } from '../mail/brand';
import { type Letter, writeLetter } from '../mail/letter';
import { letterheadOf } from '../mail/letterhead';
import { enqueueMail } from '../mail/outbox';
import { findOrderItems, type OrderModel } from '../shop/order/order.service';
import { changePath } from './change-link';
import { dayMoveWords } from './day-move-words';
import type { DayMove } from './day-moves.repository';

interface DayMoveMail {
  order: OrderModel;
  /** What has changed since the buyer was last told, as one change. */
  move: DayMove;
  /** How often its days have moved so far. */
  count: number;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

/** Writes to the buyer what has become of their days, with the way to answer and the entry for their calendar; once a change. */
export async function sendDayMoveMail(trx: Database, mail: DayMoveMail): Promise<void> {
  const { order, move, count, now, link } = mail;
  const language = order.language === 'en' ? 'en' : 'de';
  const brand = await readBrand(trx);
  const words = dayMoveWords[language];
  const items = await findOrderItems(trx, order);
  const until = dayInBerlin(move.newAt);
  const span = {
    from: order.expectedFromAt === null ? until : dayInBerlin(order.expectedFromAt),
    until,
  };
  const days = writeDays(span, language, { withWeekdays: true, withYear: true });
  const former = writeDay(dayInBerlin(move.formerAt), language, 'full');
  const isLater = move.newAt > move.formerAt;
  const letter: Letter = {
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
      url: `${link.siteUrl}${changePath(link.tokenSecret, order, language)}`,
    },
    notes: [words.questions(brand.phone)],
  };
  const calendar = writeCalendarFile({
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
      ...writeLetter(letter, letterheadOf(brand, language)),
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
