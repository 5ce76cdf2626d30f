'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { TakeResultNote } from '@/components/b2b/parts/take-result';
import { Button } from '@/components/ui/form/button';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { maxOrderLines } from '@/domain/quick-order/parse-lines';
import { useQuickOrder } from '@/lib/browser/b2b/use-quick-order';
import { ArticleSearch } from './article-search';
import { Problems } from './problems';

type Props = {
  /** The id of the list's field. */
  readonly field: string;
  readonly isFull: boolean;
  readonly rows: readonly AvailabilityRow[];
  readonly onBusy: (isBusy: boolean) => void;
};

/** What the list comes to: the lines that need a look, and the button that takes the good ones. */
export function OrderCheck({ field, isFull, rows, onBusy }: Props) {
  const t = useTranslations('b2b.quickOrder');
  const order = useQuickOrder(rows);
  const { index, checked, good, withoutAmount, isTooLong, isBusy, result, take } = order;
  const bad = checked.length - good.length;

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  return (
    <>
      {isFull && <ArticleSearch index={index} />}
      {isTooLong && (
        <p className="lt-note is-error small" role="alert">
          {t('tooLong', { limit: maxOrderLines })}
        </p>
      )}
      <p className={bad > 0 || withoutAmount > 0 ? 'small mb-2' : 'visually-hidden'} role="status">
        {checked.length > 0 && t('summary', { good: good.length, bad })}
        {withoutAmount > 0 && ` ${t('withoutAmount', { count: withoutAmount })}`}
      </p>
      <Problems checked={checked} field={field} />
      <TakeResultNote result={result} />
      <Button
        id={`${field}-take`}
        disabled={good.length === 0}
        isBusy={isBusy}
        busyLabel={t('taking')}
        onClick={() => void take()}
      >
        {t('take', { count: good.length })}
      </Button>
    </>
  );
}
