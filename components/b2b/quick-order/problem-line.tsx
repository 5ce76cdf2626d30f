'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useState } from 'react';
import type { CheckedLine } from '@/domain/quick-order/check-order';
import { writeLine } from '@/domain/quick-order/edit-lines';
import { ProblemReason } from './problem-reason';
import '@/components/b2b/parts/parts.scss';

type Props = {
  readonly line: CheckedLine;
  /** The line as it is being typed. */
  readonly onEdit: (next: string) => void;
  /** The line as it is right. */
  readonly onFix: (next: string) => void;
  readonly onMerge: (first: number, next: string) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
};

type Typed = { readonly article: string; readonly amount: string };

/** One line that needs a look: what is wrong, what is meant, and its two fields to put it right in place. */
export function ProblemLine({ line, onEdit, onFix, onMerge, onRemove, onEnter }: Props) {
  const t = useTranslations('b2b.quickOrder');
  const [typed, setTyped] = useState<Typed | null>(null);
  const { article, amount } = typed ?? line;
  const number = line.line;

  const type = (next: Typed) => {
    setTyped(next);
    onEdit(writeLine(next.article.trim(), next.amount.trim()));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setTyped(null);
  };
  return (
    <li data-line={number} className={line.kind === 'good' ? 'is-good' : ''}>
      <ProblemReason line={line} onFix={onFix} onMerge={onMerge} />
      <div className="lt-problem-fields" onBlur={leave}>
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
