'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FilterBar, FilterSearch, FilterSelect } from '@/components/b2b/parts/filter-fields';
import { Checkbox } from '@/components/ui/form/checkbox';
import type { FilterChoices } from '@/domain/availability-table/filter-choices';
import { monthEnds } from '@/domain/availability-table/month-ends';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import { formatDay } from '@/lib/platform/i18n/days';

type Props = {
  readonly state: TableStateView;
  readonly choices: FilterChoices;
  /** When the table was read, ISO UTC. */
  readonly at: string;
  /** Somebody is about to type what he looks for. */
  readonly onSearch: () => void;
};

const shownMonths = 6;
const kinds = ['bike', 'accessory'] as const;

/** What is asked of the table. Each answer stands in the address. */
export function VariantFilter({ state, choices, at, onSearch }: Props) {
  const t = useTranslations('b2b.availability.filter');
  const language = useLocale();
  const { filter, filterBy } = state;
  const ends: readonly string[] = monthEnds(at, shownMonths);
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

/** A value from the address that is no longer there stays visible, as it still filters. */
function known(value: string, options: readonly Option[]): readonly Option[] {
  const isKnown = value === '' || options.some(([option]) => option === value);
  return isKnown ? options : [[value, value], ...options];
}
