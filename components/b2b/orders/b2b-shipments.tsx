'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ShipmentList } from '@/components/ui/order/shipment-list';
import type { B2bOrder } from '@/domain/b2b/b2b-order';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';

/** What of an order is here, under way and still to come. */
export function B2bShipments({ order }: { readonly order: B2bOrder }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const noteHref = (number: number) => {
    const file = number === 1 ? 'delivery-note' : `delivery-note-${number}`;
    return b2bHref(`/orders/${order.orderNumber}/${file}.pdf`, language);
  };
  const shipments = order.shipments.map((shipment) => ({
    ...shipment,
    note: shipment.deliveryNote && {
      number: shipment.deliveryNote,
      href: noteHref(shipment.number),
    },
  }));
  const texts = {
    track: t('track'),
    note: (number: string) => t('deliveryNote', { number }),
  };
  return (
    <ShipmentList
      shipments={shipments.map((one) => ({ ...one, note: one.note || null }))}
      texts={texts}
    />
  );
}
