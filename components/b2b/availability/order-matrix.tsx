'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { AvailabilityMark } from '@/components/ui/availability-mark';
import { ColorTube } from '@/components/ui/color-tube';
import { SelectField } from '@/components/ui/field';
import { groupId, matrixGroups } from '@/domain/availability-table/matrix';
import type { TypedAmounts } from '@/domain/availability-table/order-amounts';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import { AmountField } from './amount-field';
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
  if (!group) return <p className="text-2 py-4">{t('none')}</p>;
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
              <th scope="col" className="ps-0">
                {t('color')}
              </th>
              {group.sizes.map((size) => (
                <th key={size} scope="col">
                  {size || t('oneSize')}
                </th>
              ))}
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
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type CellProps = { readonly cell: PreparedRow | null; readonly amount: string };

function MatrixCell({ cell, amount }: CellProps) {
  const t = useTranslations('common.availability');
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
      </div>
    </td>
  );
}
