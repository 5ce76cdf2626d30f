'use client';

import { useTranslations } from 'next-intl';
import { nextSort, type SortColumn, type TableSort } from '@/domain/availability-table/table-sort';

type Props = {
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  readonly hasHek: boolean;
};

const numeric: readonly SortColumn[] = ['hek', 'uvp'];
const columns: readonly SortColumn[] = [
  'sku',
  'title',
  'color',
  'size',
  'variation',
  'when',
  'incoming',
  'hek',
  'uvp',
];

/** The head of the table: each column sorts, up, down, then not. */
export function TableHead({ sort, onSort, hasHek }: Props) {
  const t = useTranslations('b2b.availability');
  const shown = columns.filter((column) => hasHek || column !== 'hek');
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shown.map((column) => (
          <th
            key={column}
            scope="col"
            className={`c-${column}${numeric.includes(column) ? ' r' : ''}`}
            aria-sort={ariaSort(sort, column)}
          >
            <button type="button" onClick={() => onSort(nextSort(sort, column))}>
              {t(`columns.${column}`)}
              <span aria-hidden="true">{arrow(sort, column)}</span>
            </button>
          </th>
        ))}
        <th scope="col" className="r c-amount">
          {t('columns.amount')}
        </th>
      </tr>
    </thead>
  );
}

function ariaSort(sort: TableSort, column: SortColumn) {
  if (sort?.column !== column) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

function arrow(sort: TableSort, column: SortColumn): string {
  if (sort?.column !== column) return '';
  return sort.isDescending ? ' ↓' : ' ↑';
}
