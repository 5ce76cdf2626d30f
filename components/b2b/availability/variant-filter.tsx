'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/b2b/filter-fields';
import { Checkbox } from '@/components/ui/form/checkbox';
import type {
  FilterOptions,
  AvailabilityTableRow,
} from '@/domain/dealer-account/availability-table';
import {
  listMonthEnds,
  hasTableFilter,
  emptyTableFilter,
  initialTableState,
  toTableQuery,
} from '@/domain/dealer-account/availability-filter';
import type { TableStateHandle } from '@/lib/browser/b2b/use-table-order';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { getB2bHref } from '@/lib/browser/b2b/b2b-client';
import { formatNumber } from '@/domain/money/format-money';
import '@/components/b2b/b2b.scss';

type VariantFilterProps = {
  readonly state: TableStateHandle;
  readonly choices: FilterOptions;
  /** Time at which the data of the table was loaded, as an ISO date-time in UTC. */
  readonly loadedAt: string;
  /** Called when the search field receives focus. */
  readonly onSearch: () => void;
};

const shownMonths = 6;
const kinds = ['bike', 'accessory'] as const;

/** The filters of the table. Each is stored in the URL. */
export function VariantFilter({ state, choices, loadedAt, onSearch }: VariantFilterProps) {
  const t = useTranslations('b2b.availability.filter');
  const language = useLocale();
  const { filter, filterBy } = state;
  const ends: readonly string[] = listMonthEnds(loadedAt, shownMonths);
  const isOther = filter.until !== '' && !ends.includes(filter.until);
  const days = isOther ? [filter.until, ...ends] : ends;
  const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);
  return (
    <FilterBar label={t('label')}>
      <FilterSearch
        label={t('text')}
        value={filter.text}
        onChange={(text) => filterBy({ text })}
        onFocus={onSearch}
      />
      <FilterSelect
        label={t('model')}
        all={t('all')}
        value={filter.model}
        options={known(
          filter.model,
          choices.models.map(({ slug, title }) => [slug, title]),
        )}
        onChange={(model) => filterBy({ model: model ?? '' })}
      />
      <FilterSelect
        label={t('size')}
        all={t('all')}
        value={filter.size}
        options={known(filter.size, asOptions(choices.sizes))}
        onChange={(size) => filterBy({ size: size ?? '' })}
      />
      <FilterSelect
        label={t('color')}
        all={t('all')}
        value={filter.color}
        options={known(filter.color, asOptions(choices.colors))}
        onChange={(color) => filterBy({ color: color ?? '' })}
      />
      <FilterSelect
        label={t('kind')}
        all={t('all')}
        value={filter.kind === '' ? null : filter.kind}
        options={kinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)}
        onChange={(kind) => filterBy({ kind: kind ?? '' })}
      />
      <FilterSelect
        label={t('until')}
        all={t('anyDay')}
        value={filter.until}
        options={days.map((day) => [day, formatDay(day, language)] as const)}
        onChange={(until) => filterBy({ until: until ?? '' })}
      />
      <Checkbox
        label={t('stockOnly')}
        checked={filter.isStockOnly}
        onChange={({ target }) => filterBy({ isStockOnly: target.checked })}
      />
    </FilterBar>
  );
}

type Option = readonly [string, string];

/**
 * Adds a filter value from the URL to the options if they do not contain it, so that the select field shows the active
 * filter.
 */
function known(value: string, options: readonly Option[]): readonly Option[] {
  const isKnown = value === '' || options.some(([option]) => option === value);
  return isKnown ? options : [[value, value], ...options];
}

type ResultBarProps = {
  readonly state: TableStateHandle;
  readonly shown: readonly AvailabilityTableRow[];
  readonly total: number;
};

/** The number of matching variants, the view switch and the exports. */
export function VariantResultBar({ state, shown, total }: ResultBarProps) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const { view, change, filter } = state;
  const isUnfiltered = !hasTableFilter(filter);
  return (
    <div className="d-flex flex-wrap justify-content-between align-items-center pt-2 pb-2 gap-2">
      <p className="small num lt-strong mb-0" role="status">
        {t('count', {
          shown: formatNumber(shown.length, language),
          total: formatNumber(total, language),
        })}
      </p>
      <span className="d-flex flex-wrap gap-4 small">
        {!isUnfiltered && (
          <button
            type="button"
            className="lt-inline-button"
            onClick={() => change({ filter: emptyTableFilter })}
          >
            {t('filter.clear')}
          </button>
        )}
        <button
          type="button"
          className="lt-inline-button"
          onClick={() => change({ view: view === 'list' ? 'matrix' : 'list' })}
        >
          {t(view === 'list' ? 'asMatrix' : 'asList')}
        </button>
        {shown.length > 0 && <Exports state={state} count={isUnfiltered ? null : shown.length} />}
      </span>
    </div>
  );
}

type ExportProps = {
  readonly state: TableStateHandle;
  /** The number of rows that match the filter; null if all rows do. */
  readonly count: number | null;
};

/**
 * Links that export the rows in their current order as CSV and as an Excel workbook; without purchase prices while
 * retail prices are shown.
 */
function Exports({ state: { filter, sort }, count }: ExportProps) {
  const t = useTranslations('b2b.availability.export');
  const language = useLocale();
  const tableQuery = new URLSearchParams(toTableQuery({ ...initialTableState, filter, sort }));
  if (useDisplayedPriceType() === 'uvp') tableQuery.set('prices', 'uvp');
  return (['csv', 'xlsx'] as const).map((kind) => (
    <a
      key={kind}
      href={getB2bHref(`/availability.${kind}`, language, tableQuery.toString())}
      download
    >
      {count === null ? t(kind) : t(`${kind}Shown`, { count: formatNumber(count, language) })}
    </a>
  ));
}
