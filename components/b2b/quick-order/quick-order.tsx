'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ClipboardEvent, useState } from 'react';
import { B2bSection } from '@/components/b2b/parts/b2b-section';
import { joinQuotedLines } from '@/domain/quick-order/join-quoted-lines';
import { reloadAvailability, useAvailability } from '@/lib/browser/b2b/availability';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-draft';
import { CsvUpload } from './csv-upload';
import { OrderCheck } from './order-check';
import './quick-order.scss';

type Props = {
  readonly id: string;
  /** With the search by name, and more room. */
  readonly isFull?: boolean;
};

/** A list of article numbers and amounts, typed, pasted or loaded, checked line by line and put into the basket at once. */
export function QuickOrder({ id, isFull = false }: Props) {
  const t = useTranslations('b2b.quickOrder');
  const text = quickOrderDraft.useText();
  const [isTouched, setIsTouched] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isChecked = isFull || isTouched || text.trim() !== '';
  return (
    <div className="lt-quick" onFocus={() => setIsTouched(true)}>
      <p className="small text-2" id={`${id}-hint`}>
        {t('hint')}
      </p>
      <label className="visually-hidden" htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        id={id}
        className="form-control num"
        rows={isFull ? 10 : 5}
        value={text}
        readOnly={isBusy}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => quickOrderDraft.set(target.value)}
        onPaste={pasteRows}
      />
      {isChecked && <Checked field={id} isFull={isFull} onBusy={setIsBusy} />}
      <CsvUpload />
    </div>
  );
}

/** A cell with line breaks, as spreadsheets copy it, stays in its row. */
function pasteRows(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  const rows = joinQuotedLines(pasted);
  if (rows === pasted || field.readOnly) return;
  event.preventDefault();
  field.setRangeText(rows, field.selectionStart, field.selectionEnd, 'end');
  quickOrderDraft.set(field.value);
}

type CheckedProps = {
  readonly field: string;
  readonly isFull: boolean;
  readonly onBusy: (isBusy: boolean) => void;
};

/** The variants are asked for when somebody means to order. */
function Checked({ field, isFull, onBusy }: CheckedProps) {
  const language = useLocale();
  const loaded = useAvailability(language);
  return (
    <div className="mt-3">
      <B2bSection loaded={loaded} rows={1} onRetry={() => void reloadAvailability(language)}>
        {({ rows }) => <OrderCheck field={field} isFull={isFull} rows={rows} onBusy={onBusy} />}
      </B2bSection>
    </div>
  );
}
