import { useTranslations } from 'next-intl';
import type { WithdrawalResult } from '@/domain/order/withdrawal';

/** What a withdrawal from this order leads to, as items of a list. */
export function WithdrawalOutcomeSteps({ outcome }: { readonly outcome: WithdrawalResult }) {
  const t = useTranslations('withdrawal.outcome');
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
