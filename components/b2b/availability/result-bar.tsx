'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { isFiltered, noFilter } from '@/domain/availability-table/table-filter';
import { initialTableState, toTableQuery } from '@/domain/availability-table/table-url';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import { writeNumber } from '@/domain/money/write-money';
import '@/components/b2b/parts/parts.scss';

type Props = {
  readonly state: TableStateView;
  readonly shown: readonly PreparedRow[];
  readonly total: number;
};

/** How many variants answer, the other view, and the lists to take away. */
export function ResultBar({ state, shown, total }: Props) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const { view, change, filter } = state;
  const isWhole = !isFiltered(filter);
  return (
    <div className="d-flex flex-wrap justify-content-between align-items-center pt-2 pb-2 gap-2">
      <p className="small num lt-strong mb-0" role="status">
        {t('count', {
          shown: writeNumber(shown.length, language),
          total: writeNumber(total, language),
        })}
      </p>
      <span className="d-flex flex-wrap gap-4 small">
        {!isWhole && (
          <button type="button" className="lt-way" onClick={() => change({ filter: noFilter })}>
            {t('filter.clear')}
          </button>
        )}
        <button
          type="button"
          className="lt-way"
          onClick={() => change({ view: view === 'list' ? 'matrix' : 'list' })}
        >
          {t(view === 'list' ? 'asMatrix' : 'asList')}
        </button>
        {shown.length > 0 && <Exports state={state} count={isWhole ? null : shown.length} />}
      </span>
    </div>
  );
}

type ExportProps = {
  readonly state: TableStateView;
  /** How many rows were chosen; null: all. */
  readonly count: number | null;
};

/** The rows as they stand, in their order, as a list and as a workbook; for retail prices without purchase prices. */
function Exports({ state: { filter, sort }, count }: ExportProps) {
  const t = useTranslations('b2b.availability.export');
  const language = useLocale();
  const asked = new URLSearchParams(toTableQuery({ ...initialTableState, filter, sort }));
  if (useShownPrice() === 'uvp') asked.set('prices', 'uvp');
  return (['csv', 'xlsx'] as const).map((kind) => (
    <a key={kind} href={b2bHref(`/availability.${kind}`, language, asked.toString())} download>
      {count === null ? t(kind) : t(`${kind}Shown`, { count: writeNumber(count, language) })}
    </a>
  ));
}
