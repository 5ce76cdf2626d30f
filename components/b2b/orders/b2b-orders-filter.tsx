'use client';

import { useTranslations } from 'next-intl';
import { type OrderFilter, orderStates } from '@/domain/b2b/order-filter';
import { FilterBar, FilterSearch, FilterSelect } from '../parts/filter-fields';

type Props = {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
};

/** What to look for among the orders. */
export function B2bOrdersFilter({ filter, onChange }: Props) {
  const t = useTranslations('b2b.orders');
  const states = orderStates.map((state) => [state, t(`state.${state}`)] as const);
  return (
    <FilterBar label={t('filter')}>
      <FilterSearch
        label={t('search')}
        value={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <FilterSelect
        label={t('stateLabel')}
        all={t('allStates')}
        value={filter.state}
        options={states}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </FilterBar>
  );
}
