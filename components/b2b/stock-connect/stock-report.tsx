'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { type RowRepair, stillToRepair, toRepair } from '@/domain/b2b/refused-row';
import type { StockConnect, StockReportResult } from '@/domain/b2b/stock-connect';
import { sayWhy } from '@/lib/platform/http/answer';
import type { B2bAnswer } from '@/lib/browser/b2b/ask-b2b';
import { formatTableDay } from '@/lib/platform/i18n/days';
import {
  addToStockReport,
  reloadStockConnect,
  sendStockReport,
} from '@/lib/browser/b2b/stock-connect';
import { RefusedRows } from './refused-rows';

const maxBytes = 2 * 1024 * 1024;

type Said = { tone: 'ok' | 'error'; text: string };

/** What lies in the dealer's own shop, told by a file or a pasted list; rows that were not taken are put right in place. */
export function StockReport({ report }: { readonly report: StockConnect['report'] }) {
  const t = useTranslations('b2b.stockConnect.report');
  const language = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [repairs, setRepairs] = useState<readonly RowRepair[]>([]);

  const take = async (
    answering: Promise<B2bAnswer<StockReportResult>>,
    toRepairs: (result: StockReportResult) => readonly RowRepair[],
  ) => {
    setIsBusy(true);
    const answer = await answering;
    setIsBusy(false);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') {
      const message = sayWhy(answer, t('noAnswer'));
      return setSaid({ tone: 'error', text: message });
    }
    const { taken, refused } = answer.value;
    setRepairs(toRepairs(answer.value));
    setSaid({
      tone: taken > 0 ? 'ok' : 'error',
      text: t('result', { taken, refused: refused.length }),
    });
    await reloadStockConnect(language);
  };
  const send = (content: Blob | string) =>
    void take(sendStockReport(content, language), ({ refused }) => refused.map(toRepair));
  const sendAgain = () =>
    void take(
      addToStockReport(
        repairs.map(({ sku, amount }) => ({ sku, amount })),
        language,
      ),
      ({ refused }) => stillToRepair(repairs, refused),
    );
  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was put right.
    if (file && file.size > maxBytes) setSaid({ tone: 'error', text: t('tooLarge') });
    else if (file) send(file);
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
        {said && (
          <Note tone={said.tone} className="mt-3">
            {said.text}
          </Note>
        )}
      </div>
      <RefusedRows repairs={repairs} isBusy={isBusy} onChange={setRepairs} onSend={sendAgain} />
    </section>
  );
}
