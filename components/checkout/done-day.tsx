'use client';
import './checkout.scss';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { writeCalendarFile } from '@/domain/delivery/calendar-file';
import { type DaySpan, writeDays } from '@/domain/time/write-days';
import { saveCalendarFile } from '@/lib/browser/checkout/save-calendar-file';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { formatVisitDay, today } from '@/lib/platform/i18n/days';
import { Button } from '../ui/form/button';
import { usePiecesText } from '../ui/words/pieces-text';
import { placeOfOrder } from './place-of-order';

interface Props {
  readonly order: PlacedOrderView;
}

/** When it comes, as large as the thanks, each shipment of its own; under it the last day by name, and the entry for the buyer's calendar. */
export function DoneDay({ order }: Props) {
  const t = useTranslations('checkout.done.day');
  const write = usePiecesText();
  const { expected, shipments, isPickup } = order;
  if (expected === null) return <p className="lead">{t('unknown')}</p>;
  if (shipments.length < 2)
    return (
      <Days
        order={order}
        span={expected}
        label={t(isPickup ? 'pickup' : 'arrival')}
        title={order.lines[0]?.title ?? ''}
        part={null}
      />
    );
  return shipments.map(({ number, days, pieces }, index) => {
    const facts = { number: index + 1, total: shipments.length, contents: write(pieces) };
    const label = t(isPickup ? 'partPickup' : 'part', facts);
    const title = pieces[0]?.title ?? '';
    return (
      days && (
        <Days key={number} order={order} span={days} label={label} title={title} part={index + 1} />
      )
    );
  });
}

interface DaysProps extends Props {
  readonly span: DaySpan;
  readonly label: string;
  /** Of what comes. */
  readonly title: string;
  /** Which shipment it is; null for the only one. */
  readonly part: number | null;
}

function Days({ order, span, label, title, part }: DaysProps) {
  const t = useTranslations('checkout.done.day');
  const language = useLocale();
  const id = useId();
  const { isPickup, orderNumber, orderedAt } = order;
  const { from, until } = span;
  const withYear = until.slice(0, 4) !== today().slice(0, 4);
  const name = part === null ? String(orderNumber) : `${orderNumber}-${part}`;
  const file = () =>
    writeCalendarFile({
      uid: `order-${name}@${window.location.hostname}`,
      sequence: 0,
      writtenAt: Date.parse(orderedAt ?? '') || 0,
      title: t(isPickup ? 'entryPickup' : 'entry', { title }),
      text: t('entryText', { number: String(orderNumber) }),
      place: placeOfOrder(order, t('workshop')),
      ...span,
    });
  return (
    <section className="lt-done-day" aria-labelledby={id}>
      <h2 className="lt-done-label" id={id}>
        {label}
      </h2>
      <p className="display lt-done-date">
        {/* The dash stays with the first day. */}
        {writeDays(span, language, { withWeekdays: false, withYear }).replace(' –', '\u00a0–')}
      </p>
      <p className="text-2 mb-3">
        {isPickup
          ? t('pickupText', { day: formatVisitDay(until, language) })
          : t(from === until ? 'oneDay' : 'days', {
              from: formatVisitDay(from, language),
              until: formatVisitDay(until, language),
            })}
      </p>
      <Button
        variant="quiet"
        {...(part !== null && { 'aria-label': t('calendarPart', { number: part }) })}
        onClick={() => saveCalendarFile(`${name}.ics`, file())}
      >
        {t('calendar')}
      </Button>
    </section>
  );
}
