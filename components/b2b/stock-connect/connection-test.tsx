'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import type { ConnectionTestStep } from '@/domain/b2b/stock-connect';
import { formatCallTime, formatSeconds } from '@/lib/browser/b2b/format-call-time';
import { testConnection } from '@/lib/browser/b2b/stock-connect';

type Outcome =
  | { kind: 'tested'; at: Date; steps: readonly ConnectionTestStep[] }
  | { kind: 'failed'; message: string };

/** The button that tries the connection, the buttons beside it, and what came of the test. */
export function ConnectionTest({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('b2b.stockConnect.test');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const test = async () => {
    setIsBusy(true);
    const answer = await testConnection(language);
    setIsBusy(false);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind === 'done')
      setOutcome({ kind: 'tested', at: new Date(), steps: answer.value.steps });
    else
      setOutcome({
        kind: 'failed',
        message: answer.kind === 'refused' ? answer.message : t('noAnswer'),
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
          <Note tone="error" className="mt-4">
            {outcome.message}
          </Note>
        )}
        {outcome?.kind === 'tested' && <TestResult {...outcome} />}
      </div>
    </>
  );
}

function TestResult({ at, steps }: Extract<Outcome, { kind: 'tested' }>) {
  const t = useTranslations('b2b.stockConnect.test');
  const language = useLocale();
  const good = steps.filter(({ ok }) => ok).length;
  const isGood = good === steps.length;
  const time = formatCallTime(at.toISOString(), language, at);
  return (
    <Note tone={isGood ? 'ok' : 'error'} className="mt-4">
      <b>{t(isGood ? 'passed' : 'notPassed', { time })}</b>
      <p className="mb-2">{t('count', { good, all: steps.length })}</p>
      <ul className="list-unstyled small num mb-0">
        {steps.map(({ operation, ok, milliseconds }) => (
          <li key={operation}>
            {t(`steps.${operation}`)}:{' '}
            {ok ? formatSeconds(milliseconds, language) : t('stepFailed')}
          </li>
        ))}
      </ul>
    </Note>
  );
}
