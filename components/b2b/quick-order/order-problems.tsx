'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useState, useRef } from 'react';
import type { ValidatedLine } from '@/domain/dealer-account/validate-order-lines';
import { formatOrderLine, removeLines, updateLine } from '@/domain/dealer-account/order-lines';
import { ProblemReason } from './problem-reason';
import { Button } from '@/components/ui/form/button';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-input';
import '@/components/b2b/b2b.scss';
import './quick-order.scss';

type ProblemLineProps = {
  readonly line: ValidatedLine;
  /** Called on every change with the text of the line while it is being edited. */
  readonly onEdit: (next: string) => void;
  /** Called with the text of the line when a correction is complete. */
  readonly onFix: (next: string) => void;
  readonly onMerge: (first: number, next: string) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
};

type Typed = { readonly article: string; readonly amount: string };

/** A line with a problem: the reason, the suggested article and two fields to correct it in place. */
function ProblemLine({ line, onEdit, onFix, onMerge, onRemove, onEnter }: ProblemLineProps) {
  const t = useTranslations('b2b.quickOrder');
  const [typed, setTyped] = useState<Typed | null>(null);
  const { article, amount } = typed ?? line;
  const number = line.line;

  const type = (next: Typed) => {
    setTyped(next);
    onEdit(formatOrderLine(next.article.trim(), next.amount.trim()));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setTyped(null);
  };
  return (
    <li data-line={number} className={line.kind === 'good' ? 'is-valid' : ''}>
      <ProblemReason line={line} onFix={onFix} onMerge={onMerge} />
      <div className="lt-problem-fields" onBlur={onBlur}>
        <input
          className="form-control num"
          value={article}
          aria-label={t('articleOf', { line: number })}
          aria-invalid={line.kind !== 'good' || undefined}
          spellCheck={false}
          autoComplete="off"
          onFocus={onEnter}
          onChange={({ target }) => type({ article: target.value, amount })}
        />
        <input
          className="form-control num"
          value={amount}
          inputMode="numeric"
          placeholder="1"
          aria-label={t('amountOf', { line: number })}
          autoComplete="off"
          onFocus={onEnter}
          onChange={({ target }) => type({ article, amount: target.value })}
        />
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('removeOf', { line: number })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
}

type OrderProblemsProps = { readonly checked: readonly ValidatedLine[]; readonly field: string };

const shownAtFirst = 20;

/**
 * The lines with a problem, each with the reason and possible corrections. The line edited last remains even after it
 * is corrected: if it were removed on blur, the content below would move while the user is clicking.
 */
export function OrderProblems({ checked, field }: OrderProblemsProps) {
  const t = useTranslations('b2b.quickOrder');
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const [shown, setShown] = useState(shownAtFirst);
  const problems = checked.filter(({ kind, line }) => kind !== 'good' || line === edited);

  const focusNextLine = (line: number) => {
    setEdited(null);
    requestAnimationFrame(() => focusAfter(line, list.current, field));
  };
  const actionsOf = ({ line }: ValidatedLine) => ({
    onEdit: (next: string) => quickOrderDraft.set(updateLine(quickOrderDraft.get(), line, next)),
    onFix: (next: string) => {
      quickOrderDraft.set(updateLine(quickOrderDraft.get(), line, next));
      focusNextLine(line);
    },
    onMerge: (first: number, next: string) => {
      const merged = updateLine(quickOrderDraft.get(), first, next);
      quickOrderDraft.set(removeLines(merged, new Set([line])));
      focusNextLine(line);
    },
    onRemove: () => {
      quickOrderDraft.set(removeLines(quickOrderDraft.get(), new Set([line])));
      focusNextLine(line);
    },
    onEnter: () => setEdited(line),
  });
  if (problems.length === 0) return null;
  return (
    <>
      <ol className="lt-problems" ref={list}>
        {problems.slice(0, shown).map((line) => (
          <ProblemLine key={line.line} line={line} {...actionsOf(line)} />
        ))}
      </ol>
      {problems.length > shown && (
        <Button variant="quiet" onClick={() => setShown(problems.length)}>
          {t('moreProblems', { count: problems.length - shown })}
        </Button>
      )}
    </>
  );
}

/**
 * Moves the focus to the next line with a problem, otherwise to the previous one, otherwise to the button that adds the
 * valid lines.
 */
function focusAfter(line: number, list: HTMLOListElement | null, field: string): void {
  const left = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const next = left.find(({ dataset }) => Number(dataset.line) >= line) ?? left.at(-1);
  const target = next?.querySelector<HTMLElement>('button, input');
  (target ?? document.getElementById(`${field}-take`))?.focus();
}
