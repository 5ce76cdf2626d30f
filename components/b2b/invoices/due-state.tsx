'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bInvoice } from '@/domain/b2b/b2b-invoice';
import { daysLeft } from '@/domain/b2b/invoice-filter';
import { formatTableDay, today } from '@/lib/platform/i18n/days';
import '@/styles/by-use/facts.scss';

/** The day an invoice is due and how far away that is; late ones are marked in rust (design screen 11-b2b-invoices). */
export function DueState({ invoice }: { readonly invoice: B2bInvoice }) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { state, dueAt, paidAt, daysOverdue } = invoice;
  if (state === 'credit') return <span className="text-2">{t('creditNote')}</span>;
  if (state === 'cancelled') return <span className="text-2">{t('cancelled')}</span>;
  if (state === 'paid')
    return (
      <span className="text-2">
        {paidAt ? t('paidOn', { date: formatTableDay(paidAt, language) }) : t('paid')}
      </span>
    );
  const days = daysLeft(dueAt, today());
  return (
    <>
      {formatTableDay(dueAt, language)}{' '}
      {state === 'overdue' ? (
        <span className="lt-tag is-rost ms-1">{t('overdueBy', { days: daysOverdue })}</span>
      ) : (
        <span className="text-2 ms-1">{t('inDays', { days })}</span>
      )}
    </>
  );
}
