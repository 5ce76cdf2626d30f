'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChangedDay } from '@/components/b2b/parts/changed-day';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { B2bChange } from '@/domain/b2b/overview';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDay } from '@/lib/platform/i18n/days';
import { writeSum } from '@/domain/money/write-money';

/** The facts of a change. With retail prices shown, amounts and purchase prices are left out. */
export function ChangeWords({ change }: { readonly change: B2bChange }) {
  const t = useTranslations('b2b.overview.words');
  const language = useLocale();
  const isRetail = useShownPrice() === 'uvp';
  switch (change.kind) {
    case 'dateEarlier':
    case 'dateLater':
      return (
        <>
          {change.content}{' '}
          <Aside>{orderName(t('order', { number: change.orderNumber }), change)}</Aside>
          <br />
          <ChangedDay day={change.to} former={change.from} form="sentence" />
        </>
      );
    case 'arrival':
      return (
        <>
          {change.title}{' '}
          <Aside>
            {t('pieces', { count: change.pieces })}
            {!isRetail && `, ${t('hek', { price: writeSum(change.hekCents, language) })}`}
          </Aside>
        </>
      );
    case 'invoiceDue':
      return t(isRetail ? 'invoice' : 'invoiceSum', {
        number: change.invoiceNumber,
        sum: writeSum(change.totalCents, language),
        day: formatDay(change.dueAt, language),
      });
    case 'orderShipped':
      return orderName(t('order', { number: change.orderNumber }), change);
    case 'testRide':
    case 'leasing':
      return (
        <>
          {[change.model, change.wish].filter(Boolean).join(', ')} <Aside>{change.name}</Aside>
          {change.configuration !== '' && (
            <>
              <br />
              <Link href={`/configuration?code=${change.configuration}`} prefetch={false}>
                {t('configuration', { code: change.configuration })}
              </Link>
            </>
          )}
        </>
      );
    case 'masterDataReviewed':
      return t(change.isAccepted ? 'accepted' : 'notAccepted');
  }
}

function Aside({ children }: { readonly children: ReactNode }) {
  return <span className="text-2">· {children}</span>;
}

function orderName(order: string, { reference }: { readonly reference: string }): string {
  return reference === '' ? order : `${order}, ${reference}`;
}
