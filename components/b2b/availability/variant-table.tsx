'use client';

import { useTranslations } from 'next-intl';
import {
  toggleSort,
  type SortColumn,
  type TableSort,
  type AvailabilityTableRow,
} from '@/domain/dealer-account/availability-table';
import { subscribeToResize } from '@/lib/browser/state/subscribe-to-resize';
import {
  type RefObject,
  useEffect,
  useState,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useRef,
} from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { QuantityInputs } from '@/domain/dealer-account/order-quantities';
import { VariantRow } from './variant-row';
import '@/styles/on-demand/dense-tables.scss';
import './availability.scss';

type VariantTableHeaderProps = {
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

/** The table header. Each column toggles between ascending, descending and unsorted. */
function VariantTableHeader({ sort, onSort, hasHek }: VariantTableHeaderProps) {
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
            <button type="button" onClick={() => onSort(toggleSort(sort, column))}>
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

/**
 * Returns the distance of the first row from the top of the page in pixels, updated when content above the table
 * changes its height.
 */
function useTableOffset(table: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0);

  useEffect(() => {
    const measure = () => {
      const body = table.current?.tBodies[0];
      if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (!('ResizeObserver' in window)) return subscribeToResize(measure);
    // Observes the height of the page: everything that moves the table also changes that height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [table]);
  return top;
}

type VariantTableProps = {
  readonly rows: readonly AvailabilityTableRow[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
  readonly amounts: QuantityInputs;
  /** Time at which the dealer last marked changes as read, as an ISO date-time in UTC; null if never. */
  readonly changesReadAt: string | null;
};

const rowHeight = 41;
const leastHeight = 24;
const overscan = 12;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/**
 * A virtualized table of all variants: only the visible rows and the focused one are in the DOM, so 5,000 rows stay
 * responsive. Arrow keys and Enter move between quantity fields.
 */
export function VariantTable({ rows, sort, onSort, amounts, changesReadAt }: VariantTableProps) {
  const t = useTranslations('b2b.availability');
  const hasHek = useDisplayedPriceType() === 'hek';
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const top = useTableOffset(table);
  // Memoized, because a new function on each render would make the virtualizer recalculate all rows on every keystroke.
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
      className="table lt-dense-table lt-availability-table"
      aria-label={t('tableLabel')}
      aria-rowcount={rows.length + 1}
      onKeyDown={press}
      onFocus={({ target }) => setFocused(indexOf(target))}
    >
      <VariantTableHeader sort={sort} onSort={onSort} hasHek={hasHek} />
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
                since={changesReadAt}
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

/**
 * Returns the height of a row in pixels, at least the minimum height: a row without layout measures 0, and the
 * virtualizer would then render too many rows.
 */
function measureElement(row: HTMLTableRowElement): number {
  return Math.max(row.getBoundingClientRect().height, leastHeight);
}

/** A spacer for the rows outside of the viewport. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr className="lt-availability-gap" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

function withIndex(range: number[], index: number | null, count: number): number[] {
  if (index === null || index >= count || range.includes(index)) return range;
  return [...range, index].sort((a, b) => a - b);
}

/** Returns the next row with an enabled quantity field, skipping rows that cannot be ordered. */
function nextOpen(
  rows: readonly AvailabilityTableRow[],
  amounts: QuantityInputs,
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
