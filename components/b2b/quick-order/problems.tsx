'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import type { CheckedLine } from '@/domain/quick-order/check-order';
import { removeLines, replaceLine } from '@/domain/quick-order/edit-lines';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-draft';
import { ProblemLine } from './problem-line';
import './quick-order.scss';

type Props = { readonly checked: readonly CheckedLine[]; readonly field: string };

const shownAtFirst = 20;

/**
 * The lines that need a look, each with its reason and ways out. The one that was edited last stays even once it is right: if it went when
 * it is left, everything below would move away under the press that leaves it.
 */
export function Problems({ checked, field }: Props) {
  const t = useTranslations('b2b.quickOrder');
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const [shown, setShown] = useState(shownAtFirst);
  const problems = checked.filter(({ kind, line }) => kind !== 'good' || line === edited);

  const goOn = (line: number) => {
    setEdited(null);
    requestAnimationFrame(() => focusAfter(line, list.current, field));
  };
  const actionsOf = ({ line }: CheckedLine) => ({
    onEdit: (next: string) => quickOrderDraft.set(replaceLine(quickOrderDraft.get(), line, next)),
    onFix: (next: string) => {
      quickOrderDraft.set(replaceLine(quickOrderDraft.get(), line, next));
      goOn(line);
    },
    onMerge: (first: number, next: string) => {
      const merged = replaceLine(quickOrderDraft.get(), first, next);
      quickOrderDraft.set(removeLines(merged, new Set([line])));
      goOn(line);
    },
    onRemove: () => {
      quickOrderDraft.set(removeLines(quickOrderDraft.get(), new Set([line])));
      goOn(line);
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

/** The next line that needs a look, else the one before, else the button that takes the good ones. */
function focusAfter(line: number, list: HTMLOListElement | null, field: string): void {
  const left = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const next = left.find(({ dataset }) => Number(dataset.line) >= line) ?? left.at(-1);
  const target = next?.querySelector<HTMLElement>('button, input');
  (target ?? document.getElementById(`${field}-take`))?.focus();
}
