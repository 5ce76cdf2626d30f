'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import { QuickOrder } from '@/components/b2b/quick-order/quick-order';
import { filterChoices } from '@/domain/availability-table/filter-choices';
import { prepareRows } from '@/domain/availability-table/prepare-rows';
import { filterRows, searchRows, wordsOfRows } from '@/domain/availability-table/table-filter';
import { sortRows } from '@/domain/availability-table/table-sort';
import type { AvailabilityReport } from '@/domain/b2b/availability-row';
import { useOverview } from '@/lib/browser/b2b/overview';
import { useTableOrder } from '@/lib/browser/b2b/use-table-order';
import { useTableState } from '@/lib/browser/b2b/use-table-state';
import { MeantText } from './meant-text';
import { NoRows } from './no-rows';
import { OrderBar } from './order-bar';
import { OrderMatrix } from './order-matrix';
import { ResultBar } from './result-bar';
import { VariantFilter } from './variant-filter';
import { VariantTable } from './variant-table';
import './availability.scss';
import './order.scss';

/** Filter, table or matrix, and the order that is typed into them. */
export function AvailabilityBoard({ table }: { readonly table: AvailabilityReport }) {
  const t = useTranslations('b2b.quickOrder');
  const language = useLocale();
  const state = useTableState();
  const { filter, sort, view } = state;
  const since = useOverview(language).value?.since ?? null;
  const all = useMemo(() => prepareRows(table.rows, language), [table.rows, language]);
  const choices = useMemo(() => filterChoices(all), [all]);
  const asked = useDeferredValue(filter);
  const rows = useMemo(
    () => sortRows(filterRows(all, asked, language), sort),
    [all, asked, language, sort],
  );
  const proposal = useMemo(
    () => (asked.text.trim() === '' ? null : searchRows(all, asked.text, language).proposal),
    [all, asked.text, language],
  );
  const order = useTableOrder(all);
  return (
    <div className="lt-avail-board">
      <details className="lt-quick-panel">
        <summary>{t('title')}</summary>
        <QuickOrder id="quick-order-full" isFull />
      </details>
      <VariantFilter
        state={state}
        choices={choices}
        at={table.at}
        onSearch={() => wordsOfRows(all, language)}
      />
      <ResultBar state={state} shown={rows} total={all.length} />
      {proposal !== null && <MeantText proposal={proposal} state={state} />}
      {rows.length === 0 && <NoRows state={state} />}
      {rows.length > 0 && view === 'list' && (
        <VariantTable
          rows={rows}
          sort={sort}
          onSort={(next) => state.change({ sort: next })}
          amounts={order.amounts}
          since={since}
        />
      )}
      {rows.length > 0 && view === 'matrix' && (
        <OrderMatrix all={all} shown={rows} state={state} amounts={order.amounts} />
      )}
      <OrderBar order={order} />
    </div>
  );
}
