'use client';

import { useTranslations, useLocale } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import {
  type RowCorrection,
  listRemainingCorrections,
  toRowCorrection,
} from '@/domain/stock-connect/stock-report';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Notice } from '@/components/ui/message/notice';
import type { StockConnect, StockReportResult } from '@/domain/stock-connect/stock-connect';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import type { B2bResult } from '@/lib/browser/b2b/b2b-client';
import { formatTableDay } from '@/lib/platform/i18n/format-days';
import {
  addStockReportRows,
  reloadStockConnect,
  sendStockReport,
} from '@/lib/browser/b2b/stock-connect-api';
import '@/components/b2b/b2b.scss';
import './stock-connect.scss';

type Props = {
  readonly repairs: readonly RowCorrection[];
  readonly isBusy: boolean;
  readonly onChange: (repairs: readonly RowCorrection[]) => void;
  readonly onSend: () => void;
};

/**
 * The rejected rows of a stock report, each with the reason and two fields to correct it. The other rows are already
 * saved.
 */
function RejectedRows({ repairs, isBusy, onChange, onSend }: Props) {
  const t = useTranslations('b2b.stockConnect.report');
  if (repairs.length === 0) return null;
  const change = (line: number, next: Partial<RowCorrection>) =>
    onChange(repairs.map((row) => (row.line === line ? { ...row, ...next } : row)));
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <ol className="lt-connect-rows">
        {repairs.map(({ line, reason, sku, amount }) => (
          <li key={line}>
            <p className="small mb-2">{t('row', { line, reason: t(`reasons.${reason}`) })}</p>
            <div className="lt-problem-fields">
              <input
                className="form-control num"
                value={sku}
                aria-label={t('skuOf', { line })}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => change(line, { sku: target.value })}
              />
              <input
                className="form-control num"
                value={amount}
                inputMode="numeric"
                aria-label={t('amountOf', { line })}
                autoComplete="off"
                onChange={({ target }) => change(line, { amount: target.value })}
              />
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={t('dropOf', { line })}
                onClick={() => onChange(repairs.filter((row) => row.line !== line))}
              >
                {t('drop')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('sending')}>
        {t('again')}
      </Button>
    </form>
  );
}

const maxBytes = 2 * 1024 * 1024;

type ReportOutcome = { tone: 'ok' | 'error'; text: string };

/** Reports the stock of the dealer's shop by file or pasted list. Rejected rows can be corrected in place. */
export function StockReport({ report }: { readonly report: StockConnect['report'] }) {
  const t = useTranslations('b2b.stockConnect.report');
  const language = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null);
  const [repairs, setRepairs] = useState<readonly RowCorrection[]>([]);

  const sendReport = async (
    answering: Promise<B2bResult<StockReportResult>>,
    toRepairs: (result: StockReportResult) => readonly RowCorrection[],
  ) => {
    setIsBusy(true);
    const answer = await answering;
    setIsBusy(false);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') {
      const message = formatServiceCallFailure(answer, t('noAnswer'));
      return setOutcome({ tone: 'error', text: message });
    }
    const { taken, refused } = answer.value;
    setRepairs(toRepairs(answer.value));
    setOutcome({
      tone: taken > 0 ? 'ok' : 'error',
      text: t('result', { taken, refused: refused.length }),
    });
    await reloadStockConnect(language);
  };
  const send = (content: Blob | string) =>
    void sendReport(sendStockReport(content, language), ({ refused }) =>
      refused.map(toRowCorrection),
    );
  const sendAgain = () =>
    void sendReport(
      addStockReportRows(
        repairs.map(({ sku, amount }) => ({ sku, amount })),
        language,
      ),
      ({ refused }) => listRemainingCorrections(repairs, refused),
    );
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && file.size > maxBytes) setOutcome({ tone: 'error', text: t('tooLarge') });
    else if (file) send(file);
    // Clears the file field, so that the same file can be chosen again after it was corrected.
    target.value = '';
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <p className="text-2 num">
        {report === null
          ? t('never')
          : t('last', { ...report, day: formatTableDay(report.at, language) })}
      </p>
      <label className="form-label" htmlFor={`${id}-text`}>
        {t('label')}
      </label>
      <textarea
        id={`${id}-text`}
        className="form-control num mb-2"
        rows={4}
        value={text}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="form-text mb-3" id={`${id}-hint`}>
        {t('hint')}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={t('file')}
        tabIndex={-1}
        onChange={upload}
      />
      <div className="d-flex flex-wrap gap-3">
        <Button
          variant="outline"
          disabled={text.trim() === ''}
          isBusy={isBusy}
          busyLabel={t('sending')}
          onClick={() => send(text)}
        >
          {t('send')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
      </div>
      <div role="status">
        {outcome && (
          <Notice tone={outcome.tone} className="mt-3">
            {outcome.text}
          </Notice>
        )}
      </div>
      <RejectedRows repairs={repairs} isBusy={isBusy} onChange={setRepairs} onSend={sendAgain} />
    </section>
  );
}
