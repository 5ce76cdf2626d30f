'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import type { AvailabilityTableRow } from '@/domain/dealer-account/availability-table';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { formatNumber, formatPrice, formatAmount } from '@/domain/money/format-money';
import { QuantityField } from './quantity-field';
import { useMemo } from 'react';
import { ColorSwatch } from '@/components/ui/color-swatch';
import { SelectField } from '@/components/ui/form/field';
import { getMatrixGroupId, buildMatrixGroups } from '@/domain/dealer-account/availability-matrix';
import { computeOrderTotals, type QuantityInputs } from '@/domain/dealer-account/order-quantities';
import type { TableStateHandle } from '@/lib/browser/b2b/use-table-order';
import '@/styles/on-demand/dense-tables.scss';
import './order-matrix.scss';

type CellProps = { readonly cell: AvailabilityTableRow | null; readonly amount: string };

/** The cell of a variant: quantity field, availability date, stock and price. */
function MatrixCell({ cell, amount }: CellProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  const shown = useDisplayedPriceType();
  if (!cell)
    return (
      <td className="is-none">
        <span>{t('notBuilt')}</span>
      </td>
    );
  return (
    <td>
      <div className="lt-matrix-cell">
        <QuantityField sku={cell.row.sku} text={amount} maxQuantity={cell.orderable} />
        <AvailabilityLabel className="small" availability={cell.when} format="cell" />
        <span className="small text-2 num text-nowrap">
          <Pieces row={cell.row} when={cell.when} />
          {formatPrice(shown === 'hek' ? cell.row.hekCents : cell.row.uvpCents, language)}
        </span>
      </div>
    </td>
  );
}

/** The number of units in stock; if there are none, the number that arrives on the date shown beside it. */
function Pieces({ row, when }: Pick<AvailabilityTableRow, 'row' | 'when'>) {
  const t = useTranslations('b2b.availability.matrix');
  const language = useLocale();
  const first = row.incoming1At === null ? row.incoming2 : row.incoming1;
  const count = when.kind === 'now' ? row.stock : when.kind === 'date' ? first : 0;
  return count === 0 ? null : <>{t('pieces', { count: formatNumber(count, language) })} · </>;
}

type Props = {
  readonly all: readonly AvailabilityTableRow[];
  readonly shown: readonly AvailabilityTableRow[];
  readonly state: TableStateHandle;
  readonly amounts: QuantityInputs;
};

/**
 * A matrix of colors and sizes for one model, frame and drivetrain. The entered quantities also appear in the
 * availability table.
 */
export function OrderMatrix({ all, shown, state, amounts }: Props) {
  const t = useTranslations('b2b.availability.matrix');
  const groups = useMemo(() => {
    const ids = new Set(shown.map(getMatrixGroupId));
    return buildMatrixGroups(all).filter(({ id }) => ids.has(id));
  }, [all, shown]);
  const group = groups.find(({ id }) => id === state.group) ?? groups[0];
  if (!group) return <p className="text-2 pt-4 pb-4">{t('none')}</p>;
  return (
    <>
      <SelectField
        fieldClassName="lt-matrix-choice"
        label={t('model')}
        value={group.id}
        onChange={({ target }) => state.change({ group: target.value })}
      >
        {groups.map(({ id, title, variation }) => (
          <option key={id} value={id}>
            {variation === '' ? title : `${title}, ${variation}`}
          </option>
        ))}
      </SelectField>
      <div className="lt-scroll" role="group" aria-label={t('caption')} tabIndex={0}>
        <table className="lt-availability-grid lt-matrix">
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('color')}</th>
              {group.sizes.map((size) => (
                <th key={size} scope="col">
                  {size || t('oneSize')}
                </th>
              ))}
              <th scope="col" className="r">
                {t('sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {group.colors.map(({ name, hex }, line) => (
              <tr key={name}>
                <th scope="row">
                  <span>
                    {hex !== null && <ColorSwatch hex={hex} isSmall />}
                    {name || t('oneColor')}
                  </span>
                </th>
                {group.cells[line]?.map((cell, column) => (
                  <MatrixCell
                    key={group.sizes[column]}
                    cell={cell}
                    amount={cell ? (amounts[cell.row.sku] ?? '') : ''}
                  />
                ))}
                <RowSum cells={group.cells[line] ?? []} amounts={amounts} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type SumProps = {
  readonly cells: readonly (AvailabilityTableRow | null)[];
  readonly amounts: QuantityInputs;
};

/** The total of a row: the number of units, and the net amount if purchase prices are shown. */
function RowSum({ cells, amounts }: SumProps) {
  const t = useTranslations('b2b.availability.order');
  const language = useLocale();
  const hasHek = useDisplayedPriceType() === 'hek';
  const rows = cells.filter((cell) => cell !== null);
  const { quantity: pieces, netCents } = computeOrderTotals(rows, amounts);
  if (pieces === 0) return <td className="r text-3">0</td>;
  return (
    <td className="r num text-nowrap">
      {t('pieces', { count: pieces })}
      {hasHek && (
        <div className="small text-2">{t('net', { sum: formatAmount(netCents, language) })}</div>
      )}
    </td>
  );
}
