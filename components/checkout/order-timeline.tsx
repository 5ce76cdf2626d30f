'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Availability } from '@/domain/availability/availability';
import {
  computeEstimatedDelivery,
  computeTransferArrival,
} from '@/domain/delivery/estimated-delivery';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { homeCountryId } from '@/domain/address/countries';
import { isPaidByTransfer } from '@/domain/payment/payment-terms';
import { parseDay, type IsoDay, parseIsoDay } from '@/domain/time/day';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import {
  formatDay,
  formatDays,
  formatDayWithWeekday,
  getToday,
} from '@/lib/platform/i18n/format-days';
import { useQuantityText } from '@/components/ui/order/use-quantity-text';
import { buildCalendarFile } from '@/domain/delivery/calendar-file';
import { type DaySpan, formatDaySpan } from '@/domain/time/format-day';
import { saveFile } from '@/lib/browser/state/save-file';
import { Button } from '@/components/ui/form/button';
import '@/styles/on-demand/order.scss';
import './checkout.scss';

interface DoneTimelineProps {
  readonly order: PlacedOrderView;
  /** The availability of the order as calculated for the basket. */
  readonly availability: Availability;
}

/** The next steps in chronological order, each with its date. */
export function OrderTimeline({ order, availability }: DoneTimelineProps) {
  const t = useTranslations('checkout.done');
  const locale = useLocale();
  const write = useQuantityText();
  const { expected, isPickup, deliveredTo, shipments } = order;
  const isSplit = shipments.length > 1;
  const isBike = getParcelKind(order.lines.map(({ sku }) => sku)) === 'bike';
  const dispatchDay = findDispatchDay(order, availability);
  return (
    <ol className="lt-timeline mt-5">
      <Step when={t('today')}>{t('todayText')}</Step>
      {isSplit &&
        shipments.map(({ number, days, pieces }, index) => (
          <Step key={number} when={days === null ? t('soon') : formatDays(days, locale)}>
            {t(isPickup ? 'partPickup' : 'part', { number: index + 1, contents: write(pieces) })}
          </Step>
        ))}
      {isSplit && !isPickup && deliveredTo && (
        <Step when={t('where')}>
          <b>{t('date', toDestination(deliveredTo))}</b>
          {order.isCalledAhead && ` ${t('partsCall')}`}
        </Step>
      )}
      {dispatchDay && !isPickup && !isSplit && (
        <Step when={formatDay(dispatchDay, locale)}>{t(isBike ? 'leavesBike' : 'leaves')}</Step>
      )}
      {!isSplit && (isPickup || deliveredTo || order.isCalledAhead) && (
        <Step when={expected === null ? t('soon') : formatDays(expected, locale)}>
          {isPickup ? (
            t('pickup')
          ) : (
            <>
              {deliveredTo && <b>{t('date', toDestination(deliveredTo))}</b>}
              {order.isCalledAhead && ` ${t('dateCall')}`}
            </>
          )}
        </Step>
      )}
    </ol>
  );
}

function toDestination({
  street,
  streetNumber,
  city,
}: NonNullable<PlacedOrderView['deliveredTo']>) {
  return { street: `${street} ${streetNumber}`, city };
}

/** Returns the dispatch date promised before ordering; null if the shop service now has other dates. */
function findDispatchDay(order: PlacedOrderView, availability: Availability): IsoDay | null {
  const { orderedAt, expected, lines, payment, deliveredTo } = order;
  const ordered = parseDay(orderedAt ?? '');
  if (ordered === null || expected === null) return null;
  const promise = computeEstimatedDelivery({
    availability,
    from: isPaidByTransfer(payment?.id ?? null) ? computeTransferArrival(ordered) : ordered,
    kind: getParcelKind(lines.map(({ sku }) => sku)),
    countryId: deliveredTo?.country?.id ?? homeCountryId,
    requestedDates: lines.flatMap(({ persParam }) => parseIsoDay(persParam.date) ?? []),
  });
  return promise?.until === expected.until ? promise.ready : null;
}

function Step({ when, children }: { when: string; children: ReactNode }) {
  return (
    <li>
      <span className="k">{when}</span>
      <span className="v">{children}</span>
      <span />
    </li>
  );
}

/** Returns the destination of an order in one line, empty if unknown; for pickup, the name of the pickup location. */
function formatOrderDestination(
  { isPickup, deliveredTo }: PlacedOrderView,
  workshop: string,
): string {
  if (isPickup) return workshop;
  if (deliveredTo === null) return '';
  const { street, streetNumber, zipCode, city } = deliveredTo;
  return `${street} ${streetNumber}, ${zipCode} ${city}`;
}

interface DoneArrivalProps {
  readonly order: PlacedOrderView;
}

/**
 * The estimated delivery of each shipment in the font size of a heading, with its latest date and a calendar entry to
 * download.
 */
export function OrderEstimatedDelivery({ order }: DoneArrivalProps) {
  const t = useTranslations('checkout.done.day');
  const write = useQuantityText();
  const { expected, shipments, isPickup } = order;
  if (expected === null)
    return (
      <p className="lead" data-needs="orderProgress">
        {t('unknown')}
      </p>
    );
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

interface DaysProps extends DoneArrivalProps {
  readonly span: DaySpan;
  readonly label: string;
  /** The title of the shipment's item, used in the calendar entry. */
  readonly title: string;
  /** The number of the shipment; null if the order has only one shipment. */
  readonly part: number | null;
}

function Days({ order, span, label, title, part }: DaysProps) {
  const t = useTranslations('checkout.done.day');
  const language = useLocale();
  const id = useId();
  const { isPickup, orderNumber, orderedAt } = order;
  const { from, until } = span;
  const withYear = until.slice(0, 4) !== getToday().slice(0, 4);
  const name = part === null ? String(orderNumber) : `${orderNumber}-${part}`;
  const file = () =>
    buildCalendarFile({
      uid: `order-${name}@${window.location.hostname}`,
      sequence: 0,
      writtenAt: Date.parse(orderedAt ?? '') || 0,
      title: t(isPickup ? 'entryPickup' : 'entry', { title }),
      text: t('entryText', { number: String(orderNumber) }),
      place: formatOrderDestination(order, t('workshop')),
      ...span,
    });
  return (
    <section className="lt-done-arrival" aria-labelledby={id}>
      <h2 className="lt-done-arrival-label" id={id}>
        {label}
      </h2>
      <p className="display lt-done-arrival-date">
        {/* Keeps the dash on the same line as the first date. */}
        {formatDaySpan(span, language, { withWeekdays: false, withYear }).replace(' –', '\u00a0–')}
      </p>
      <p className="text-2 mb-3">
        {isPickup
          ? t('pickupText', { day: formatDayWithWeekday(until, language) })
          : t(from === until ? 'oneDay' : 'days', {
              from: formatDayWithWeekday(from, language),
              until: formatDayWithWeekday(until, language),
            })}
      </p>
      <Button
        variant="quiet"
        {...(part !== null && { 'aria-label': t('calendarPart', { number: part }) })}
        onClick={() =>
          saveFile(`${name}.ics`, new Blob([file()], { type: 'text/calendar;charset=utf-8' }))
        }
      >
        {t('calendar')}
      </Button>
    </section>
  );
}
