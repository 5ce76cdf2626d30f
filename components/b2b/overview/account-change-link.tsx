'use client';

import { useTranslations } from 'next-intl';
import type { B2bChange } from '@/domain/dealer-account/b2b-overview';
import { Link } from '@/lib/platform/i18n/navigation';

const root = '/my-account/b2b';

/**
 * The links that fit a change in the account, for example to the changed order, to the invoices or to the shipment
 * tracking.
 */
export function AccountChangeLink({ change }: { readonly change: B2bChange }) {
  const t = useTranslations('b2b.overview.actions');
  switch (change.kind) {
    case 'dateEarlier':
    case 'dateLater':
      return (
        <Way
          href={`${root}/orders/${change.orderNumber}`}
          label={t('order')}
          about={String(change.orderNumber)}
        />
      );
    case 'arrival':
      return (
        <Way
          href={`${root}/availability?q=${encodeURIComponent(change.sku)}`}
          label={t('buy')}
          about={change.title}
        />
      );
    case 'invoiceDue':
      return <Way href={`${root}/invoices`} label={t('look')} about={change.invoiceNumber} />;
    case 'orderShipped':
      if (!isWebAddress(change.trackingUrl))
        return (
          <Way
            href={`${root}/orders/${change.orderNumber}`}
            label={t('order')}
            about={String(change.orderNumber)}
          />
        );
      return (
        <a href={change.trackingUrl} target="_blank" rel="noreferrer">
          {t('track')}
          <span className="visually-hidden"> {change.orderNumber}</span>
        </a>
      );
    case 'testRide':
    case 'leasing':
      return (
        <a href={mailTo(change.email, t(`subjects.${change.kind}`, { model: change.model }))}>
          {t('answer')}
          <span className="visually-hidden"> {change.name}</span>
        </a>
      );
    case 'masterDataReviewed':
      return <Way href={`${root}/master-data`} label={t('look')} about={t('masterData')} />;
  }
}

type WayProps = { readonly href: string; readonly label: string; readonly about: string };

/** A link whose accessible name also contains the subject of the change, because several links have the same label. */
function Way({ href, label, about }: WayProps) {
  return (
    <Link href={href} prefetch={false}>
      {label}
      <span className="visually-hidden"> {about}</span>
    </Link>
  );
}

function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//.test(address);
}
