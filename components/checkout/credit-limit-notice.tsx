'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Credit } from '@/domain/payment/payment-terms';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { Notice } from '@/components/ui/message/notice';

interface Props {
  readonly credit: Credit;
  readonly totalCents: number;
  /** True to add a link to the payment step, for pages other than that step. */
  readonly hasLink?: boolean;
}

/** States that the order exceeds the customer's credit limit, with the amounts and the alternatives. */
export function CreditLimitNotice({ credit, totalCents, hasLink: withLink = false }: Props) {
  const t = useTranslations('checkout.credit');
  const language = useLocale();
  const isHidden = useDisplayedPriceType() === 'uvp';
  return (
    <Notice tone="error" role="alert" className="mb-4">
      <b>{t('title')}</b>
      <p className="mb-0">
        {!isHidden &&
          t('amounts', {
            limit: formatAmount(credit.limitCents ?? 0, language),
            open: formatAmount(credit.openCents, language),
            free: formatAmount(credit.freeCents ?? 0, language),
            total: formatAmount(totalCents, language),
          })}{' '}
        {t('alternative')}
        {withLink && (
          <>
            {' '}
            <Link href="/checkout/payment">{t('toPayment')}</Link>
          </>
        )}
      </p>
    </Notice>
  );
}
