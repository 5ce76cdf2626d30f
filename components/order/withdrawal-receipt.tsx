'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Fragment } from 'react';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { DeclarationValues } from '@/lib/browser/customer-requests/customer-request-form-schemas';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import { formatDateTime } from '@/lib/platform/i18n/format-days';
import { ButtonLink, Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { WithdrawalOutcomeSteps } from './withdrawal-outcome-steps';
import { SubmitErrorNotice } from '@/components/ui/form/message-field';
import '@/styles/on-demand/definition-lists.scss';

const fields = ['name', 'orderNumber', 'email', 'text'] as const;

/** The content of the withdrawal declaration, one line per field. */
export function WithdrawalSummary({ declaration }: { declaration: DeclarationValues }) {
  const t = useTranslations('withdrawal.fields');
  return (
    <dl className="lt-definition-list lt-preserve-lines">
      {fields
        .filter((field) => declaration[field] !== '')
        .map((field) => (
          <Fragment key={field}>
            <dt>{t(field)}</dt>
            <dd>{field === 'email' ? toDisplayEmail(declaration.email) : declaration[field]}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

type WithdrawalReceiptProps = {
  declaration: DeclarationValues;
  receivedAt: string;
  /** The immediate result of the withdrawal; null unless the buyer is signed in. */
  outcome: WithdrawalResult | null;
  /** The URL of the receipt as a PDF. */
  receipt: string;
};

/** Confirms the withdrawal: date and time of receipt, the PDF and the next steps. */
export function WithdrawalReceipt({
  declaration,
  receivedAt,
  outcome,
  receipt,
}: WithdrawalReceiptProps) {
  const t = useTranslations('withdrawal.received');
  const language = useLocale();
  return (
    <div className="d-grid gap-4">
      <h1 className="mb-0">{t('title')}</h1>
      <Notice tone="ok">{t('at', { moment: formatDateTime(receivedAt, language) })}</Notice>
      <WithdrawalSummary declaration={declaration} />
      <div>
        <a className="lt-link" href={receipt}>
          {t('receipt')}
        </a>
      </div>
      <div>
        <h2 className="h4">{t('nextTitle')}</h2>
        <ol className="mb-0">
          <li className="text-break">
            {t('nextMail', { email: toDisplayEmail(declaration.email) })}
          </li>
          {outcome ? (
            <WithdrawalOutcomeSteps outcome={outcome} />
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

type WithdrawalReviewProps = {
  declaration: DeclarationValues;
  /** Reason why the declaration was not accepted; null before the buyer has tried to submit it. */
  failure: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Shows the withdrawal declaration for review. The submit button has the legally required label (§ 356a BGB). */
export function WithdrawalReview({
  declaration,
  failure,
  isBusy,
  onConfirm,
  onBack,
}: WithdrawalReviewProps) {
  const t = useTranslations('withdrawal');
  return (
    <div className="d-grid gap-4">
      <div>
        <h1>{t('check.title')}</h1>
        <p className="lead mb-0">
          {t('check.statement', { orderNumber: declaration.orderNumber })}
        </p>
      </div>
      <WithdrawalSummary declaration={declaration} />
      <p className="mb-0 text-2">{t('check.next', { email: toDisplayEmail(declaration.email) })}</p>
      <SubmitErrorNotice title={t('check.failed')} reason={failure} />
      <div className="d-flex flex-wrap gap-3 align-items-center">
        <Button size="lg" onClick={onConfirm} isBusy={isBusy} busyLabel={t('check.busy')}>
          {t('check.confirm')}
        </Button>
        <Button variant="quiet" onClick={onBack} disabled={isBusy}>
          {t('check.back')}
        </Button>
      </div>
    </div>
  );
}
