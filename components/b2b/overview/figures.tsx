'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { B2bOverview } from '@/domain/b2b/overview';
import { writeNumber, writePrice, writeSum } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import '@/components/b2b/parts/parts.scss';

const root = '/my-account/b2b';

/** Where the account stands, in four numbers. With retail prices shown, what is owed is nobody's business. */
export function Figures({ overview }: { readonly overview: B2bOverview }) {
  const t = useTranslations('b2b.overview.figures');
  const language = useLocale();
  const isRetail = useShownPrice() === 'uvp';
  const { openCents, overdueCents, openInvoices, bikesInSevenDays, ordersInWork } = overview;
  const { creditLimitCents, freeCreditCents } = overview;
  const hasCredit = creditLimitCents !== null && freeCreditCents !== null;
  return (
    <div className="lt-figures mb-5">
      {isRetail ? (
        <Figure href={`${root}/invoices`} value={writeNumber(openInvoices, language)}>
          {t('openInvoices', { count: openInvoices })}
        </Figure>
      ) : (
        <Figure href={`${root}/invoices`} value={writeSum(openCents, language)}>
          {overdueCents > 0
            ? t.rich('openOverdue', {
                sum: writeSum(overdueCents, language),
                bad: (words) => <span className="text-rost lt-strong">{words}</span>,
              })
            : t('open')}
        </Figure>
      )}
      <Figure href={`${root}/orders`} value={t('bikes', { count: bikesInSevenDays })}>
        {t('sevenDays', { count: bikesInSevenDays })}
      </Figure>
      <Figure href={`${root}/orders`} value={writeNumber(ordersInWork, language)}>
        {t('inWork', { count: ordersInWork })}
      </Figure>
      {hasCredit && !isRetail && (
        <Figure href={`${root}/invoices`} value={writeSum(freeCreditCents, language)}>
          {t('credit', { limit: writePrice(creditLimitCents, language) })}
        </Figure>
      )}
    </div>
  );
}

type FigureProps = {
  readonly href: string;
  readonly value: string;
  readonly children: ReactNode;
};

function Figure({ href, value, children }: FigureProps) {
  return (
    <Link href={href} prefetch={false}>
      <b>{value}</b> <span>{children}</span>
    </Link>
  );
}
