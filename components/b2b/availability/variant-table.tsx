'use client';

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { Fragment, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { TypedAmounts } from '@/domain/availability-table/order-amounts';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import type { TableSort } from '@/domain/availability-table/table-sort';
import { TableHead } from './table-head';
import { useTableTop } from './use-table-top';
import { VariantRow } from './variant-row';
import '@/styles/by-use/dense-tables.scss';
import './availability.scss';

type Props = {
  readonly rows: readonly PreparedRow[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  readonly amounts: TypedAmounts;
  /** When the changes were last read, ISO UTC; null: never. */
  readonly since: string | null;
};

const rowHeight = 41;
const leastHeight = 24;
const overscan = 12;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * All variants in one table of which only the rows in sight, and the one that has the focus, stand in the page: 5,000 stay fluid.
 * Arrow keys and Enter go from amount to amount.
 */
export function VariantTable({ rows, sort, onSort, amounts, since }: Props) {
  const t = useTranslations('b2b.availability');
  const hasHek = useShownPrice() === 'hek';
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const top = useTableTop(table);
  // With a new function each time, the places of all rows would be worked out anew for every letter typed.
  const keyOf = useCallback((index: number) => rows[index]?.row.sku ?? index, [rows]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    measureElement,
    getItemKey: keyOf,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range: Range) => withIndex(defaultRangeExtractor(range), focused, range.count),
  });
  const items = virtual.getVirtualItems();

  useEffect(() => {
    if (wanted.current !== null && focusAmount(table.current, wanted.current))
      wanted.current = null;
  });

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const from = indexOf(event.target);
    if (step === undefined || from === null || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    const next = nextOpen(rows, amounts, from, step);
    if (next === null || focusAmount(table.current, next)) return;
    wanted.current = next;
    virtual.scrollToIndex(next, { align: 'center' });
  };
  const last = items.at(-1);
  const rest = last ? virtual.getTotalSize() + top - last.end : 0;
  return (
    <table
      ref={table}
      className="table lt-dense lt-avail"
      aria-label={t('tableLabel')}
      aria-rowcount={rows.length + 1}
      onKeyDown={press}
      onFocus={({ target }) => setFocused(indexOf(target))}
    >
      <TableHead sort={sort} onSort={onSort} hasHek={hasHek} />
      <tbody>
        {items.map((item, place) => {
          const prepared = rows[item.index];
          if (!prepared) return null;
          const before = item.start - (items[place - 1]?.end ?? top);
          return (
            <Fragment key={item.key}>
              {before > 0 && <Gap height={before} />}
              <VariantRow
                ref={virtual.measureElement}
                index={item.index}
                prepared={prepared}
                amount={amounts[prepared.row.sku] ?? ''}
                hasHek={hasHek}
                since={since}
              />
            </Fragment>
          );
        })}
        {rest > 0 && <Gap height={rest} />}
      </tbody>
    </table>
  );
}

const estimateSize = () => rowHeight;

/** A page that is not laid out measures nothing: without a least height it would ask for ever more rows. */
function measureElement(row: HTMLTableRowElement): number {
  return Math.max(row.getBoundingClientRect().height, leastHeight);
}

/** Stands for the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr className="lt-avail-gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

function withIndex(range: number[], index: number | null, count: number): number[] {
  if (index === null || index >= count || range.includes(index)) return range;
  return [...range, index].sort((a, b) => a - b);
}

/** The next row with a field one can type into: what cannot be ordered is passed over. */
function nextOpen(
  rows: readonly PreparedRow[],
  amounts: TypedAmounts,
  from: number,
  step: number,
): number | null {
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    const prepared = rows[index];
    if (prepared && (prepared.orderable > 0 || prepared.row.sku in amounts)) return index;
  }
  return null;
}

function indexOf(target: EventTarget): number | null {
  const row =
    target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : null;
}

function focusAmount(table: HTMLTableElement | null, index: number): boolean {
  const field = table?.querySelector<HTMLInputElement>(`[data-index="${index}"] input`);
  field?.focus();
  field?.select();
  return field != null;
}
