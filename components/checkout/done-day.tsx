'use client';
import './checkout.scss';

import { useLocale, useTranslations } from 'next-intl';
import { writeCalendarFile } from '@/domain/delivery/calendar-file';
import { writeDays } from '@/domain/time/write-days';
import { saveCalendarFile } from '@/lib/browser/checkout/save-calendar-file';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { formatVisitDay, today } from '@/lib/platform/i18n/days';
import { Button } from '../ui/button';
import { placeOfOrder } from './place-of-order';

/** When it comes, as large as the thanks; under it the last day by name, and the entry for the buyer's calendar. */
export function DoneDay({ order }: { readonly order: PlacedOrderView }) {
  const t = useTranslations('checkout.done.day');
  const language = useLocale();
  const { expected, isPickup, orderNumber, orderedAt, lines } = order;
  if (expected === null) return <p className="lead">{t('unknown')}</p>;

  const { from, until } = expected;
  const withYear = until.slice(0, 4) !== today().slice(0, 4);
  const file = () =>
    writeCalendarFile({
      uid: `order-${orderNumber}@${window.location.hostname}`,
      sequence: 0,
      writtenAt: Date.parse(orderedAt ?? '') || 0,
      title: t(isPickup ? 'entryPickup' : 'entry', { title: lines[0]?.title ?? '' }),
      text: t('entryText', { number: String(orderNumber) }),
      place: placeOfOrder(order, t('workshop')),
      ...expected,
    });
  return (
    <section className="lt-done-day" aria-labelledby="done-day">
      <h2 className="lt-done-label" id="done-day">
        {t(isPickup ? 'pickup' : 'arrival')}
      </h2>
      <p className="display lt-done-date">
        {/* The dash stays with the first day. */}
        {writeDays(expected, language, { withWeekdays: false, withYear }).replace(' –', '\u00a0–')}
      </p>
      <p className="text-2 mb-3">
        {isPickup
          ? t('pickupText', { day: formatVisitDay(until, language) })
          : t(from === until ? 'oneDay' : 'days', {
              from: formatVisitDay(from, language),
              until: formatVisitDay(until, language),
            })}
      </p>
      <Button variant="quiet" onClick={() => saveCalendarFile(`${orderNumber}.ics`, file())}>
        {t('calendar')}
      </Button>
    </section>
  );
}
