'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ShipmentList } from '@/components/ui/order/shipment-list';
import { Note } from '@/components/ui/message/note';
import type { OrderView } from '@/lib/browser/shop/account-views';
import { formatLongDay } from '@/lib/platform/i18n/days';

/** What of an order has come and what is still to come; of an order picked up in one go everything is said elsewhere. */
export function OrderShipments({ order }: { readonly order: OrderView }) {
  const t = useTranslations('account.order');
  if (order.isPickup && order.shipments.length === 1) return null;
  const texts = { track: t('track'), note: (number: string) => number };
  return <ShipmentList shipments={order.shipments} texts={texts} />;
}

/** What happens next with an order that is on hold, that its buyer withdrew from, or that was cancelled; nothing about any other. */
export function OrderEnd({ order }: { readonly order: OrderView }) {
  const t = useTranslations('shipments');
  const language = useLocale();
  const { withdrawnAt, heldAt, step, shipments, orderNumber } = order;
  if (heldAt !== null)
    return (
      <Note className="mb-4">
        <div className="fw-semibold">{t('held', { date: formatLongDay(heldAt, language) })}</div>
        {t('heldText')}{' '}
        <a
          className="lt-link"
          href={`/api/withdrawals/orders/${orderNumber}/decision?lang=${language}`}
        >
          {t('heldAnswer')}
        </a>
      </Note>
    );
  if (withdrawnAt === null && step !== 'cancelled') return null;
  const hasSent = shipments.some(({ shippedAt }) => shippedAt !== null);
  return (
    <Note className="mb-4">
      {withdrawnAt === null ? (
        t('cancelledText')
      ) : (
        <>
          <div className="fw-semibold">
            {t('withdrawn', { date: formatLongDay(withdrawnAt, language) })}
          </div>
          {hasSent ? t('withdrawnSent') : t('withdrawnHere')}
        </>
      )}
    </Note>
  );
}
