'use client';

import { useTranslations, useLocale } from 'next-intl';
import { type ChangeEvent, useRef, useState, useEffect, type ClipboardEvent } from 'react';
import { Button } from '@/components/ui/form/button';
import { addLines, maxOrderLines } from '@/domain/dealer-account/order-lines';
import {
  quickOrderDraft,
  maxOrderFileKilobytes,
  type OrderFile,
  loadOrderFile,
} from '@/lib/browser/b2b/quick-order-input';
import { AddToBasketResult } from '@/components/b2b/add-to-basket-result';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import { useQuickOrder } from '@/lib/browser/b2b/use-quick-order';
import { ItemSearch } from './item-search';
import { OrderProblems } from './order-problems';
import { B2bSection } from '@/components/b2b/b2b-section';
import { joinLinesOfQuotedCells } from '@/domain/dealer-account/join-lines-of-quoted-cells';
import { reloadAvailability, useAvailability } from '@/lib/browser/b2b/b2b-catalog-queries';
import './quick-order.scss';

/** The upload field that appends the rows of a CSV file to the list. */
function CsvUpload() {
  const t = useTranslations('b2b.quickOrder');
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Exclude<OrderFile['kind'], 'read'> | null>(null);

  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const read = await loadOrderFile(file);
    // Clears the file field, so that the same file can be chosen again after it was corrected.
    target.value = '';
    setProblem(read.kind === 'read' ? null : read.kind);
    if (read.kind === 'read') appendToDraft(read.text);
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

function appendToDraft(text: string): void {
  quickOrderDraft.set(addLines(quickOrderDraft.get(), [text]));
}

type OrderCheckProps = {
  /** The id of the list's textarea. */
  readonly field: string;
  readonly isFull: boolean;
  readonly rows: readonly AvailabilityRow[];
  readonly onBusy: (isBusy: boolean) => void;
};

/**
 * The result of checking the list: the lines with a problem, and the button that adds the valid lines to the basket.
 */
function OrderCheck({ field, isFull, rows, onBusy }: OrderCheckProps) {
  const t = useTranslations('b2b.quickOrder');
  const order = useQuickOrder(rows);
  const { index, checked, validLines, withoutAmount, isTooLong, isBusy, result, submit } = order;
  const invalidCount = checked.length - validLines.length;

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  return (
    <>
      {isFull && <ItemSearch index={index} />}
      {isTooLong && (
        <p className="lt-note is-error small" role="alert">
          {t('tooLong', { limit: maxOrderLines })}
        </p>
      )}
      <p
        className={invalidCount > 0 || withoutAmount > 0 ? 'small mb-2' : 'visually-hidden'}
        role="status"
      >
        {checked.length > 0 && t('summary', { good: validLines.length, bad: invalidCount })}
        {withoutAmount > 0 && ` ${t('withoutAmount', { count: withoutAmount })}`}
      </p>
      <OrderProblems checked={checked} field={field} />
      <AddToBasketResult result={result} />
      <Button
        id={`${field}-take`}
        disabled={validLines.length === 0}
        isBusy={isBusy}
        busyLabel={t('adding')}
        onClick={() => void submit()}
      >
        {t('addToCart', { count: validLines.length })}
      </Button>
    </>
  );
}

type QuickOrderProps = {
  readonly id: string;
  /** True for the large form, which also contains the article search. */
  readonly isFull?: boolean;
};

/**
 * A list of article numbers and quantities. It can be typed, pasted or uploaded; it is checked line by line and added
 * to the basket in one step.
 */
export function QuickOrder({ id, isFull = false }: QuickOrderProps) {
  const t = useTranslations('b2b.quickOrder');
  const text = quickOrderDraft.useText();
  const [isTouched, setIsTouched] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isChecked = isFull || isTouched || text.trim() !== '';
  return (
    <div className="lt-quick-order" onFocus={() => setIsTouched(true)}>
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

/** Handles pasted spreadsheet rows: line breaks inside a cell do not start a new row. */
function pasteRows(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget;
  const pasted = event.clipboardData.getData('text/plain');
  const rows = joinLinesOfQuotedCells(pasted);
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

/** Loads the available variants once the user starts an order, then shows the result of checking the list. */
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
