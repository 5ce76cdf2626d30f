'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import type {
  ConnectionTestStep,
  NewCredentials,
  StockConnect,
} from '@/domain/stock-connect/stock-connect';
import { formatCallTime, formatSeconds } from '@/lib/browser/b2b/format-b2b-values';
import {
  sendConnectionTest,
  createCredentials,
  reloadStockConnect,
  deleteCredentials,
} from '@/lib/browser/b2b/stock-connect-api';
import { TextField } from '@/components/ui/form/field';
import { showToast } from '@/lib/browser/state/toasts';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import './stock-connect.scss';
import '@/styles/on-demand/definition-lists.scss';

type Outcome =
  | { kind: 'tested'; at: Date; steps: readonly ConnectionTestStep[] }
  | { kind: 'failed'; message: string };

/** The button that tests the connection, the buttons beside it, and the result of the test. */
function ConnectionTest({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('b2b.stockConnect.test');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const test = async () => {
    setIsBusy(true);
    const answer = await sendConnectionTest(language);
    setIsBusy(false);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind === 'done')
      setOutcome({ kind: 'tested', at: new Date(), steps: answer.value.steps });
    else
      setOutcome({
        kind: 'failed',
        message: answer.kind === 'rejected' ? answer.message : t('noAnswer'),
      });
  };

  return (
    <>
      <div className="d-flex flex-wrap gap-3">
        <Button isBusy={isBusy} busyLabel={t('running')} onClick={() => void test()}>
          {t('run')}
        </Button>
        {children}
      </div>
      <div role="status">
        {outcome?.kind === 'failed' && (
          <Notice tone="error" className="mt-4">
            {outcome.message}
          </Notice>
        )}
        {outcome?.kind === 'tested' && <TestResult {...outcome} />}
      </div>
    </>
  );
}

function TestResult({ at, steps }: Extract<Outcome, { kind: 'tested' }>) {
  const t = useTranslations('b2b.stockConnect.test');
  const language = useLocale();
  const passedCount = steps.filter(({ ok }) => ok).length;
  const hasPassed = passedCount === steps.length;
  const time = formatCallTime(at.toISOString(), language, at);
  return (
    <Notice tone={hasPassed ? 'ok' : 'error'} className="mt-4">
      <b>{t(hasPassed ? 'passed' : 'notPassed', { time })}</b>
      <p className="mb-2">{t('count', { good: passedCount, all: steps.length })}</p>
      <ul className="list-unstyled small num mb-0">
        {steps.map(({ operation, ok, milliseconds }) => (
          <li key={operation}>
            {t(`steps.${operation}`)}:{' '}
            {ok ? formatSeconds(milliseconds, language) : t('stepFailed')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type Props = { readonly credentials: NewCredentials; readonly onDone: () => void };

/** A new access key, shown only once. It exists only in the state of this component. */
function NewSecret({ credentials, onDone }: Props) {
  const t = useTranslations('b2b.stockConnect.secret');
  const field = useRef<HTMLInputElement>(null);
  const { secret } = credentials;
  useEffect(() => field.current?.focus(), [secret]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ message: t('copied'), variant: 'success' });
    } catch {
      // If the browser denies clipboard access, the key is selected instead.
      field.current?.select();
      showToast({ message: t('copyByHand') });
    }
  };

  return (
    <Notice className="mb-4">
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <div className="lt-connect-secret mb-3">
        <TextField
          ref={field}
          label={t('label')}
          value={secret}
          readOnly
          className="num"
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <Button variant="quiet" onClick={onDone}>
        {t('done')}
      </Button>
    </Notice>
  );
}

type Question = 'renew' | 'revoke';

/**
 * The user name and URL of the connection, with buttons to create, replace and revoke its access key. A key is shown
 * only once.
 */
export function ConnectionCredentials({ state }: { readonly state: StockConnect }) {
  const t = useTranslations('b2b.stockConnect.access');
  const language = useLocale();
  const [made, setMade] = useState<NewCredentials | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { user, secretEnd, endpoint } = state;

  const act = async (action: Question) => {
    setIsBusy(true);
    const answer = await (action === 'renew' ? createCredentials : deleteCredentials)(language);
    setIsBusy(false);
    setQuestion(null);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') {
      const message = formatServiceCallFailure(answer, t('failed'));
      return showToast({ title: t('failedTitle'), message, variant: 'danger' });
    }
    setMade(answer.value);
    if (action === 'revoke') showToast({ message: t('revoked'), variant: 'success' });
    await reloadStockConnect(language);
  };

  return (
    <section aria-labelledby="access-title">
      <h2 className="h3" id="access-title">
        {t('title')}
      </h2>
      <dl className="lt-definition-list num mb-3">
        <dt>{t('address')}</dt>
        <dd className="lt-connect-address">{endpoint}</dd>
        <dt>{t('user')}</dt>
        <dd className="lt-connect-address">{user ?? t('noUser')}</dd>
        {secretEnd !== null && (
          <>
            <dt>{t('key')}</dt>
            <dd>
              <span aria-hidden="true">•••• •••• {secretEnd}</span>
              <span className="visually-hidden">{t('keyEnd', { end: secretEnd })}</span>
            </dd>
          </>
        )}
      </dl>
      {made && <NewSecret credentials={made} onDone={() => setMade(null)} />}
      {user === null ? (
        <Button isBusy={isBusy} busyLabel={t('making')} onClick={() => void act('renew')}>
          {t('make')}
        </Button>
      ) : (
        <ConnectionTest>
          <Button variant="outline" onClick={() => setQuestion('renew')}>
            {t('renew')}
          </Button>
          <Button variant="quiet" onClick={() => setQuestion('revoke')}>
            {t('revoke')}
          </Button>
        </ConnectionTest>
      )}
      {(['renew', 'revoke'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          isOpen={question === action}
          title={t(`${action}Title`)}
          action={t(`${action}Action`)}
          busyLabel={t(action === 'renew' ? 'making' : 'revoking')}
          isBusy={isBusy}
          onConfirm={() => void act(action)}
          onCancel={() => setQuestion(null)}
        >
          <p>{t(`${action}Text`)}</p>
        </ConfirmDialog>
      ))}
    </section>
  );
}
