'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { writeNumber, writePrice } from '@/domain/money/write-money';
import { AmountField } from './amount-field';

type CellProps = { readonly cell: PreparedRow | null; readonly amount: string };

/** One variant: its amount, when it is there, how many and at what price. */
export function MatrixCell({ cell, amount }: CellProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  const shown = useShownPrice();
  if (!cell)
    return (
      <td className="is-none">
        <span>{t('notBuilt')}</span>
      </td>
    );
  return (
    <td>
      <div className="lt-matrix-cell">
        <AmountField sku={cell.row.sku} text={amount} orderable={cell.orderable} />
        <AvailabilityMark className="small" availability={cell.when} form="cell" />
        <span className="small text-2 num text-nowrap">
          <Pieces row={cell.row} when={cell.when} />
          {writePrice(shown === 'hek' ? cell.row.hekCents : cell.row.uvpCents, language)}
        </span>
      </div>
    </td>
  );
}

/** How many are there, or come by the day beside. */
function Pieces({ row, when }: Pick<PreparedRow, 'row' | 'when'>) {
  const t = useTranslations('b2b.availability.matrix');
  const language = useLocale();
  const first = row.incoming1At === null ? row.incoming2 : row.incoming1;
  const count = when.kind === 'now' ? row.stock : when.kind === 'date' ? first : 0;
  return count === 0 ? null : <>{t('pieces', { count: writeNumber(count, language) })} · </>;
}
