'use client';

import { useTranslations, useLocale } from 'next-intl';
import {
  type TableStateHandle,
  useTableOrder,
  useTableState,
} from '@/lib/browser/b2b/use-table-order';
import { Button } from '@/components/ui/form/button';
import {
  emptyTableFilter,
  filterTableRows,
  searchTableRows,
  getTableWordIndex,
} from '@/domain/dealer-account/availability-filter';
import { useDeferredValue, useMemo } from 'react';
import { QuickOrder } from '@/components/b2b/quick-order/quick-order';
import {
  listFilterOptions,
  buildAvailabilityTable,
  sortTableRows,
} from '@/domain/dealer-account/availability-table';
import type { AvailabilityReport } from '@/domain/dealer-account/availability-row';
import { useOverview } from '@/lib/browser/b2b/use-b2b-overview';
import { OrderBar } from './order-bar';
import { OrderMatrix } from './order-matrix';
import { VariantResultBar, VariantFilter } from './variant-filter';
import { VariantTable } from './variant-table';
import { B2bPageHeader } from '@/components/b2b/b2b-page-header';
import { B2bSection } from '@/components/b2b/b2b-section';
import { reloadAvailability, useAvailability } from '@/lib/browser/b2b/b2b-catalog-queries';
import { formatTimeOfDay } from '@/lib/platform/i18n/format-days';
import '@/components/b2b/b2b.scss';
import './availability.scss';
import './order-matrix.scss';

type Props = { readonly proposal: string; readonly state: TableStateHandle };

/** The suggestion of a similar spelling, shown if a search finds nothing. */
function SpellingSuggestion({ proposal, state }: Props) {
  const t = useTranslations('b2b.availability');
  return (
    <p className="small mb-2" role="status">
      {t.rich('meant', {
        proposal,
        link: (chunks) => (
          <button
            type="button"
            className="lt-inline-button"
            onClick={() => state.filterBy({ text: proposal })}
          >
            {chunks}
          </button>
        ),
      })}
    </p>
  );
}

/** The text shown if no variant matches the filter, with a button that resets the filter. */
function NoMatchingVariants({ state }: { readonly state: TableStateHandle }) {
  const t = useTranslations('b2b.availability');
  return (
    <div className="pt-5 pb-5">
      <p className="h4">{t('none')}</p>
      <p className="text-2">{t('noneText')}</p>
      <Button variant="outline" onClick={() => state.change({ filter: emptyTableFilter })}>
        {t('clearFilter')}
      </Button>
    </div>
  );
}

/** The filter, the variants as a table or a matrix, and the bar with the quantities entered. */
export function B2bAvailabilityTable({ table }: { readonly table: AvailabilityReport }) {
  const t = useTranslations('b2b.quickOrder');
  const language = useLocale();
  const state = useTableState();
  const { filter, sort, view } = state;
  const since = useOverview(language).value?.since ?? null;
  const all = useMemo(() => buildAvailabilityTable(table.rows, language), [table.rows, language]);
  const choices = useMemo(() => listFilterOptions(all), [all]);
  const deferredFilter = useDeferredValue(filter);
  const rows = useMemo(
    () => sortTableRows(filterTableRows(all, deferredFilter, language), sort),
    [all, deferredFilter, language, sort],
  );
  const proposal = useMemo(
    () =>
      deferredFilter.text.trim() === ''
        ? null
        : searchTableRows(all, deferredFilter.text, language).suggestion,
    [all, deferredFilter.text, language],
  );
  const order = useTableOrder(all);
  return (
    <div className="lt-availability-page">
      <details className="lt-quick-order-panel">
        <summary>{t('title')}</summary>
        <QuickOrder id="quick-order-full" isFull />
      </details>
      <VariantFilter
        state={state}
        choices={choices}
        loadedAt={table.at}
        onSearch={() => getTableWordIndex(all, language)}
      />
      <VariantResultBar state={state} shown={rows} total={all.length} />
      {proposal !== null && <SpellingSuggestion proposal={proposal} state={state} />}
      {rows.length === 0 && <NoMatchingVariants state={state} />}
      {rows.length > 0 && view === 'list' && (
        <VariantTable
          rows={rows}
          sort={sort}
          onSort={(next) => state.change({ sort: next })}
          amounts={order.quantities}
          changesReadAt={since}
        />
      )}
      {rows.length > 0 && view === 'matrix' && (
        <OrderMatrix all={all} shown={rows} state={state} amounts={order.quantities} />
      )}
      <OrderBar order={order} />
    </div>
  );
}

/** All variants a dealer can order, with stock, restocks and quantity fields. */
export function AvailabilityPage() {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const loaded = useAvailability(language);
  const at = loaded.value?.at;
  return (
    <>
      <B2bPageHeader title={t('title')}>
        {at && <p className="mb-0">{t('asOf', { time: formatTimeOfDay(at, language) })}</p>}
      </B2bPageHeader>
      <B2bSection loaded={loaded} onRetry={() => void reloadAvailability(language)}>
        {(table) => <B2bAvailabilityTable table={table} />}
      </B2bSection>
    </>
  );
}
