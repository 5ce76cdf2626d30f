'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import type { B2bInvoices } from '@/domain/b2b/b2b-invoice';
import { writeSum } from '@/domain/money/write-money';
import './invoices.scss';

/** What is to be paid in all, what of it within seven days, and what is late. */
export function InvoiceTotals({ invoices }: { readonly invoices: B2bInvoices }) {
  const t = useTranslations('b2b.invoices');
  const language = useLocale();
  const { openCents, dueCents, overdueCents, overdueCount: late } = invoices;
  return (
    <>
      {late > 0 && (
        <Note tone="error" className="mb-4">
          <b>{t('late', { count: late })}</b>{' '}
          {t('latePay', { amount: writeSum(overdueCents, language) })}
        </Note>
      )}
      <dl className="lt-b2b-totals">
        <div>
          <dt>{t('openTotal')}</dt>
          <dd>{writeSum(openCents, language)}</dd>
        </div>
        <div>
          <dt>{t('dueTotal')}</dt>
          <dd>{writeSum(dueCents, language)}</dd>
        </div>
        <div className={late > 0 ? 'is-late' : ''}>
          <dt>{t('overdueTotal')}</dt>
          <dd>{writeSum(overdueCents, language)}</dd>
        </div>
      </dl>
    </>
  );
}
