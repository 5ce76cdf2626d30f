'use client';

import { useLocale, useTranslations } from 'next-intl';
import { shownEmail } from '@/domain/customer/shown-email';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';
import type { DeclarationValues } from '@/lib/browser/enquiries/declaration-schema';
import { formatMoment } from '@/lib/platform/i18n/days';
import { ButtonLink } from '../ui/form/button';
import { Note } from '../ui/message/note';
import { DeclarationFacts } from './declaration-facts';
import { OutcomeSteps } from './outcome-steps';

type Props = {
  declaration: DeclarationValues;
  receivedAt: string;
  /** What it led to at once; null for whoever is not signed in as the buyer. */
  outcome: WithdrawalOutcome | null;
  /** Where the receipt is, as PDF. */
  receipt: string;
};

/** That it arrived, when, the receipt to keep, and what happens next. */
export function DeclarationReceived({ declaration, receivedAt, outcome, receipt }: Props) {
  const t = useTranslations('withdrawal.received');
  const language = useLocale();
  return (
    <div className="d-grid gap-4">
      <h1 className="mb-0">{t('title')}</h1>
      <Note tone="ok">{t('at', { moment: formatMoment(receivedAt, language) })}</Note>
      <DeclarationFacts declaration={declaration} />
      <div>
        <a className="lt-link" href={receipt}>
          {t('receipt')}
        </a>
      </div>
      <div>
        <h2 className="h4">{t('nextTitle')}</h2>
        <ol className="mb-0">
          <li className="text-break">{t('nextMail', { email: shownEmail(declaration.email) })}</li>
          {outcome ? (
            <OutcomeSteps outcome={outcome} />
          ) : (
            <>
              <li>{t('nextConfirm')}</li>
              <li>{t('nextGoods')}</li>
              <li>{t('nextMoney')}</li>
            </>
          )}
        </ol>
      </div>
      <div>
        <ButtonLink href="/" variant="outline">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
}
