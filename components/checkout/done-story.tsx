import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Availability } from '@/domain/catalog/availability';
import { promiseDelivery, transferArrives } from '@/domain/delivery/promise-delivery';
import { kindOfSkus } from '@/domain/delivery/road-days';
import { homeCountryId } from '@/domain/address/home-country';
import { isPaidByTransfer } from '@/domain/payment/money-first';
import { dayOfText, type IsoDay, parseIsoDay } from '@/domain/time/day';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { formatDay, formatDays } from '@/lib/platform/i18n/days';
import { usePiecesText } from '../ui/words/pieces-text';
import '@/styles/by-use/order.scss';

interface Props {
  readonly order: PlacedOrderView;
  /** When the house had everything, as the basket said. */
  readonly availability: Availability;
}

/** What happens next, in the order it happens, each with its day. */
export function DoneStory({ order, availability }: Props) {
  const t = useTranslations('checkout.done');
  const locale = useLocale();
  const write = usePiecesText();
  const { expected, isPickup, deliveredTo, shipments } = order;
  const isParted = shipments.length > 1;
  const { street, streetNumber, city } = deliveredTo;
  const isBike = kindOfSkus(order.lines.map(({ sku }) => sku)) === 'bike';
  const leaves = leavingDay(order, availability);
  return (
    <ol className="lt-bell mt-5">
      <Step when={t('today')}>{t('todayText')}</Step>
      {isParted &&
        shipments.map(({ number, days, pieces }, index) => (
          <Step key={number} when={days === null ? t('soon') : formatDays(days, locale)}>
            {t(isPickup ? 'partPickup' : 'part', { number: index + 1, contents: write(pieces) })}
          </Step>
        ))}
      {isParted && !isPickup && (
        <Step when={t('where')}>
          <b>{t('date', { street: `${street} ${streetNumber}`, city })}</b>
          {order.isCalledAhead && ` ${t('partsCall')}`}
        </Step>
      )}
      {leaves && !isPickup && !isParted && (
        <Step when={formatDay(leaves, locale)}>{t(isBike ? 'leavesBike' : 'leaves')}</Step>
      )}
      {!isParted && (
        <Step when={expected === null ? t('soon') : formatDays(expected, locale)}>
          {isPickup ? (
            t('pickup')
          ) : (
            <>
              <b>{t('date', { street: `${street} ${streetNumber}`, city })}</b>
              {order.isCalledAhead && ` ${t('dateCall')}`}
            </>
          )}
        </Step>
      )}
    </ol>
  );
}

/** The day it leaves the house, as the promise had it; null when the shop names other days by now. */
function leavingDay(order: PlacedOrderView, availability: Availability): IsoDay | null {
  const { orderedAt, expected, lines, payment, deliveredTo } = order;
  const ordered = dayOfText(orderedAt ?? '');
  if (ordered === null || expected === null) return null;
  const promise = promiseDelivery({
    availability,
    from: isPaidByTransfer(payment?.id ?? null) ? transferArrives(ordered) : ordered,
    kind: kindOfSkus(lines.map(({ sku }) => sku)),
    countryId: deliveredTo.country?.id ?? homeCountryId,
    wishedDays: lines.flatMap(({ persParam }) => parseIsoDay(persParam.date) ?? []),
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
