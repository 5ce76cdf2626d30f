'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Credit } from '@/domain/b2b/credit';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { writeSum } from '@/domain/money/write-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { Note } from '../ui/message/note';

interface Props {
  readonly credit: Credit;
  readonly totalCents: number;
  /** The way to another payment, where this is not its page. */
  readonly withLink?: boolean;
}

/** Says that the order is too much for the customer's credit, with the amounts, and what to do instead. */
export function CreditNote({ credit, totalCents, withLink = false }: Props) {
  const t = useTranslations('checkout.credit');
  const language = useLocale();
  const isHidden = useShownPrice() === 'uvp';
  return (
    <Note tone="error" role="alert" className="mb-4">
      <b>{t('title')}</b>
      <p className="mb-0">
        {!isHidden &&
          t('amounts', {
            limit: writeSum(credit.limitCents ?? 0, language),
            open: writeSum(credit.openCents, language),
            free: writeSum(credit.freeCents ?? 0, language),
            total: writeSum(totalCents, language),
          })}{' '}
        {t('wayOut')}
        {withLink && (
          <>
            {' '}
            <Link href="/checkout/payment">{t('toPayment')}</Link>
          </>
        )}
      </p>
    </Note>
  );
}
