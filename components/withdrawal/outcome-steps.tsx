import { useTranslations } from 'next-intl';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';

/** What a withdrawal from this order leads to, as items of a list. */
export function OutcomeSteps({ outcome }: { readonly outcome: WithdrawalOutcome }) {
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
