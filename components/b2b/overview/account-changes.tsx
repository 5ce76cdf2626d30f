'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { ChangedDeliveryDate } from '@/components/b2b/changed-delivery-date';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { B2bChange, B2bOverview } from '@/domain/dealer-account/b2b-overview';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDay, formatDayWithWeekday } from '@/lib/platform/i18n/format-days';
import { formatAmount } from '@/domain/money/format-money';
import { AccountChangeLink } from './account-change-link';
import { Button } from '@/components/ui/form/button';
import { updateChangesRead, reloadOverview } from '@/lib/browser/b2b/use-b2b-overview';
import '@/styles/on-demand/order.scss';
import '@/components/b2b/b2b.scss';

/** The details of one change in the account. While retail prices are shown, amounts and purchase prices are hidden. */
function ChangeText({ change }: { readonly change: B2bChange }) {
  const t = useTranslations('b2b.overview.labels');
  const language = useLocale();
  const isRetail = useDisplayedPriceType() === 'uvp';
  switch (change.kind) {
    case 'dateEarlier':
    case 'dateLater':
      return (
        <>
          {change.content}{' '}
          <Aside>{orderName(t('order', { number: change.orderNumber }), change)}</Aside>
          <br />
          <ChangedDeliveryDate day={change.to} previous={change.from} format="sentence" />
        </>
      );
    case 'arrival':
      return (
        <>
          {change.title}{' '}
          <Aside>
            {t('pieces', { count: change.pieces })}
            {!isRetail && `, ${t('hek', { price: formatAmount(change.hekCents, language) })}`}
          </Aside>
        </>
      );
    case 'invoiceDue':
      return t(isRetail ? 'invoice' : 'invoiceSum', {
        number: change.invoiceNumber,
        sum: formatAmount(change.totalCents, language),
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

/** The table row of one change in the account: its kind, details and actions. */
function ChangeRow({ change }: { readonly change: B2bChange }) {
  const t = useTranslations('b2b.overview.kinds');
  return (
    <li>
      <span className="k">{t(change.kind)}</span>
      <span className="v">
        <ChangeText change={change} />
      </span>
      <span className="small">
        <AccountChangeLink change={change} />
      </span>
    </li>
  );
}

const shownAtFirst = 8;

/** The changes in the account since the dealer last marked them as read, newest first. */
export function AccountChanges({ overview }: { readonly overview: B2bOverview }) {
  const t = useTranslations('b2b.overview');
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'read' | 'failed'>('idle');
  const [showsAll, setShowsAll] = useState(false);
  const { changes, since, hasMoreChanges } = overview;
  const shown = showsAll ? changes : changes.slice(0, shownAtFirst);

  const markRead = async () => {
    setState('busy');
    const answer = await updateChangesRead(language);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') return setState('failed');
    await reloadOverview(language);
    setState('read');
    // The button disappears together with the changes, so the focus moves to the heading.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="changes-title">
      <div className="d-flex justify-content-between align-items-baseline gap-3 mb-3">
        <h2 className="h3 mb-0" id="changes-title" ref={heading} tabIndex={-1}>
          {since === null
            ? t('newAtAll')
            : t('newSince', { day: formatDayWithWeekday(since, language) })}
        </h2>
        {changes.length > 0 && (
          <button
            type="button"
            className="lt-inline-button small"
            disabled={state === 'busy'}
            onClick={() => void markRead()}
          >
            {t('markRead')}
          </button>
        )}
      </div>
      {changes.length === 0 ? (
        <p className="text-2 mb-0">{t('nothingNew')}</p>
      ) : (
        <ul className="lt-timeline">
          {shown.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
      {changes.length > shown.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setShowsAll(true)}>
          {t('allChanges', { count: changes.length })}
        </Button>
      )}
      {hasMoreChanges && changes.length === shown.length && (
        <p className="small text-2 mt-2 mb-0">{t('olderChanges', { count: changes.length })}</p>
      )}
      <p
        className={state === 'failed' ? 'lt-note is-error small mt-3' : 'small text-2 mt-2 mb-0'}
        role="status"
      >
        {state === 'read' && t('wasRead')}
        {state === 'failed' && t('notRead')}
      </p>
    </section>
  );
}
