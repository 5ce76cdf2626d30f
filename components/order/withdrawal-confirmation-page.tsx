import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { WithdrawalResponse } from '@/domain/order/withdrawal';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import type { WithdrawalState } from '@/domain/order/withdrawal';
import { formatDateTime } from '@/lib/platform/i18n/format-days';
import { Button, ButtonLink } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { WithdrawalOutcomeSteps } from './withdrawal-outcome-steps';
import '@/styles/on-demand/definition-lists.scss';

type Props = {
  /** The withdrawal to confirm; null if it could not be loaded. */
  readonly withdrawal: {
    readonly orderNumber: number;
    readonly name: string;
    readonly receivedAt: string;
    readonly state: WithdrawalState;
    readonly isHeld: boolean;
    readonly outcome: WithdrawalResult;
  } | null;
  readonly link: string;
  readonly problem: 'late' | 'unavailable' | null;
};

/** Lets the buyer confirm or reject a withdrawal that was declared without signing in. Works without JavaScript. */
export function WithdrawalConfirmationPage({ withdrawal, link, problem }: Props) {
  const t = useTranslations('withdrawalConfirmation');
  const language = useLocale();
  if (!withdrawal)
    return (
      <Notice tone="error" role="alert">
        {t('broken')}
      </Notice>
    );
  const { orderNumber, name, receivedAt, state, isHeld, outcome } = withdrawal;
  const shown = state === 'unmatched' ? 'closed' : state;
  const isOpen = state === 'pending';
  return (
    <div className="row">
      <div className="col-lg-8 col-xl-7 d-grid gap-4">
        <h1 className="mb-0" tabIndex={-1}>
          {t(`title.${shown}`)}
        </h1>
        {problem && (
          <Notice tone="error" role="alert">
            {t(problem)}
          </Notice>
        )}
        <p className="lead mb-0">{t(`text.${shown}`)}</p>
        <dl className="lt-definition-list mb-0">
          <dt>{t('order')}</dt>
          <dd>{orderNumber}</dd>
          <dt>{t('received')}</dt>
          <dd>{formatDateTime(receivedAt, language)}</dd>
          <dt>{t('name')}</dt>
          <dd className="text-break">{name}</dd>
        </dl>
        {isOpen && <Notice>{t(isHeld ? 'held' : 'notHeld')}</Notice>}
        {(isOpen || state === 'effective') && (
          <div>
            <h2 className="h4">{t(isOpen ? 'afterConfirming' : 'next')}</h2>
            <ol className="mb-0">
              <WithdrawalOutcomeSteps outcome={outcome} />
            </ol>
          </div>
        )}
        {isOpen && (
          <div className="d-flex flex-wrap gap-3">
            <AnswerForm link={link} answer="confirm">
              {t('confirm')}
            </AnswerForm>
            <AnswerForm link={link} answer="reject">
              {t('reject')}
            </AnswerForm>
          </div>
        )}
        <p className="mb-0">
          <ButtonLink href="/support/contact" variant="outline" prefetch={false}>
            {t('contact')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function AnswerForm({
  link,
  answer,
  children,
}: {
  readonly link: string;
  readonly answer: WithdrawalResponse;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action="/api/withdrawals/answers">
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="language" value={useLocale()} />
      <Button
        type="submit"
        name="answer"
        value={answer}
        variant={answer === 'confirm' ? 'primary' : 'outline'}
      >
        {children}
      </Button>
    </form>
  );
}
