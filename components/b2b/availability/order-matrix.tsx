'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ColorTube } from '@/components/ui/color-tube';
import { SelectField } from '@/components/ui/form/field';
import { groupId, matrixGroups } from '@/domain/availability-table/matrix';
import { orderSum, type TypedAmounts } from '@/domain/availability-table/order-amounts';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import { writeSum } from '@/domain/money/write-money';
import { MatrixCell } from './matrix-cell';
import '@/styles/by-use/dense-tables.scss';
import './order.scss';

type Props = {
  readonly all: readonly PreparedRow[];
  readonly shown: readonly PreparedRow[];
  readonly state: TableStateView;
  readonly amounts: TypedAmounts;
};

/** Colours by sizes of one model with one frame and drivetrain; the amounts are the table's. */
export function OrderMatrix({ all, shown, state, amounts }: Props) {
  const t = useTranslations('b2b.availability.matrix');
  const groups = useMemo(() => {
    const ids = new Set(shown.map(groupId));
    return matrixGroups(all).filter(({ id }) => ids.has(id));
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
        <table className="lt-grid lt-matrix">
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
                    {hex !== null && <ColorTube hex={hex} isSmall />}
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
  readonly cells: readonly (PreparedRow | null)[];
  readonly amounts: TypedAmounts;
};

/** What is typed in one row: pieces, and with purchase prices shown their net sum. */
function RowSum({ cells, amounts }: SumProps) {
  const t = useTranslations('b2b.availability.order');
  const language = useLocale();
  const hasHek = useShownPrice() === 'hek';
  const rows = cells.filter((cell) => cell !== null);
  const { pieces, netCents } = orderSum(rows, amounts);
  if (pieces === 0) return <td className="r text-3">0</td>;
  return (
    <td className="r num text-nowrap">
      {t('pieces', { count: pieces })}
      {hasHek && (
        <div className="small text-2">{t('net', { sum: writeSum(netCents, language) })}</div>
      )}
    </td>
  );
}
