'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { appendLines } from '@/domain/quick-order/edit-lines';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-draft';
import {
  maxOrderFileKilobytes,
  type OrderFile,
  readOrderFile,
} from '@/lib/browser/b2b/read-order-file';

/** Loads a list from a file below what is in the field already. */
export function CsvUpload() {
  const t = useTranslations('b2b.quickOrder');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Exclude<OrderFile['kind'], 'read'> | null>(null);

  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await readOrderFile(file);
    // The same file may be chosen again after it was put right.
    target.value = '';
    setProblem(read.kind === 'read' ? null : read.kind);
    if (read.kind === 'read') takeOver(read.text);
  };
  return (
    <div className="mt-2">
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={t('csvFile')}
        tabIndex={-1}
        onChange={(event) => void load(event)}
      />
      <Button variant="quiet" onClick={() => input.current?.click()}>
        {t('csv')}
      </Button>
      <div role="status">
        {problem && (
          <p className="lt-note is-error small mt-2">
            {t(`csvProblems.${problem}`, { limit: maxOrderFileKilobytes })}
          </p>
        )}
      </div>
    </div>
  );
}

function takeOver(text: string): void {
  quickOrderDraft.set(appendLines(quickOrderDraft.get(), [text]));
}
