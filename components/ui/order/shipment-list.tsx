'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ShipmentState } from '@/domain/delivery/shipment';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/order.scss';

/** A shipment of an order. Dates are ISO days or date-times; without a tracking URL there is no tracking link. */
type ShownShipment = {
  readonly number: number;
  readonly state: ShipmentState;
  readonly expectedAt: string | null;
  readonly shippedAt: string | null;
  readonly deliveredAt: string | null;
  readonly trackingUrl: string;
  readonly note: { readonly number: string; readonly href: string } | null;
  readonly lines: readonly {
    readonly title: string;
    readonly amount: number;
    readonly frameNumbers: readonly string[];
  }[];
};

type Props = {
  readonly shipments: readonly ShownShipment[];
  readonly texts: { readonly track: string; readonly note: (number: string) => string };
};

/** The shipments of an order, each with date, items, frame numbers, parcel and delivery note. */
export function ShipmentList({ shipments, texts }: Props) {
  const t = useTranslations('shipments');
  const total = shipments.length;
  return (
    <section className="pt-5" aria-label={t('shipments')}>
      {shipments.map((shipment) => (
        <div key={shipment.number} className="lt-detail-rows">
          <div className="text-2">
            {total > 1 ? t('shipment', { number: shipment.number, total }) : t('one')}
          </div>
          <div className="text-break">
            <div className="fw-semibold">
              <ShipmentStateText shipment={shipment} />
            </div>
            <Contents lines={shipment.lines} />
            {shipment.trackingUrl && (
              <a className="lt-link me-3" href={shipment.trackingUrl} rel="noreferrer">
                {texts.track}
              </a>
            )}
            {shipment.note && (
              <a className="lt-link" href={shipment.note.href}>
                {texts.note(shipment.note.number)}
              </a>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

function Contents({ lines }: Pick<ShownShipment, 'lines'>) {
  const t = useTranslations('shipments');
  return (
    <ul className="list-unstyled mb-1">
      {lines.map(({ title, amount, frameNumbers }, index) => (
        <li key={index}>
          {t('line', { amount, title })}
          {frameNumbers.length > 0 && (
            <span className="num text-2 d-block">
              {t('frames', { numbers: frameNumbers.join(', ') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function ShipmentStateText({ shipment }: { readonly shipment: ShownShipment }) {
  const t = useTranslations('shipments');
  const language = useLocale();
  const { state, expectedAt, shippedAt, deliveredAt } = shipment;
  const expected = expectedAt && t('expected', { date: formatLongDay(expectedAt, language) });
  if (state === 'cancelled') return t('cancelled');
  if (state === 'delivered') return t('delivered', { date: formatLongDay(deliveredAt, language) });
  const status =
    state === 'dispatched'
      ? t('dispatched', { date: formatLongDay(shippedAt, language) })
      : t(state);
  return [status, expected].filter(Boolean).join(', ');
}
