import { useTranslations } from 'next-intl';
import type { WithdrawalResult } from '@/domain/order/withdrawal';

/** The consequences of a withdrawal from an order, as list items. */
export function WithdrawalOutcomeSteps({ outcome }: { readonly outcome: WithdrawalResult }) {
  const t = useTranslations('withdrawal.result');
  const { isCancelled, hasBicycles, hasParcels, money } = outcome;
  return (
    <>
      {isCancelled && (
        <li>
          {t('cancelled')} {t(money)}
        </li>
      )}
      {hasBicycles && <li>{t('bicycles')}</li>}
      {hasParcels && <li>{t('parcels')}</li>}
    </>
  );
}
