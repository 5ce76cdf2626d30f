'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField, TextField } from '@/components/ui/field';
import type { FilterChoices } from '@/domain/availability-table/filter-choices';
import { monthEnds } from '@/domain/availability-table/month-ends';
import { isFiltered, noFilter } from '@/domain/availability-table/table-filter';
import type { TableStateView } from '@/lib/b2b/use-table-state';
import { formatDay } from '@/lib/i18n/format';
import { Choice } from './choice';

type Props = {
  readonly state: TableStateView;
  readonly choices: FilterChoices;
  /** When the table was read, ISO UTC. */
  readonly at: string;
};

const shownMonths = 6;
const kinds = ['bike', 'accessory'] as const;

/** What is asked of the table. Each answer stands in the address. */
export function FilterBar({ state, choices, at }: Props) {
  const t = useTranslations('b2b.availability.filter');
  const language = useLocale();
  const { filter, filterBy, change } = state;
  const ends = monthEnds(at, shownMonths);
  const isOther = filter.until !== '' && !ends.includes(filter.until);
  const days = isOther ? [filter.until, ...ends] : ends;
  const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <form
      className="lt-filterbar lt-b2b-filter"
      role="search"
      aria-label={t('label')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        fieldClassName="is-wide"
        label={t('text')}
        type="search"
        value={filter.text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => filterBy({ text: target.value })}
      />
      <Choice
        label={t('model')}
        all={t('all')}
        value={filter.model}
        options={choices.models.map(({ slug, title }) => ({ value: slug, label: title }))}
        onChoose={(model) => filterBy({ model })}
      />
      <Choice
        label={t('size')}
        all={t('all')}
        value={filter.size}
        options={asOptions(choices.sizes)}
        onChoose={(size) => filterBy({ size })}
      />
      <Choice
        label={t('color')}
        all={t('all')}
        value={filter.color}
        options={asOptions(choices.colors)}
        onChoose={(color) => filterBy({ color })}
      />
      <SelectField
        label={t('kind')}
        value={filter.kind}
        onChange={({ target }) =>
          filterBy({ kind: kinds.find((kind) => kind === target.value) ?? '' })
        }
      >
        <option value="">{t('all')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Choice
        label={t('until')}
        all={t('anyDay')}
        value={filter.until}
        options={days.map((day) => ({ value: day, label: formatDay(day, language) }))}
        onChoose={(until) => filterBy({ until })}
      />
      <Checkbox
        label={t('stockOnly')}
        checked={filter.isStockOnly}
        onChange={({ target }) => filterBy({ isStockOnly: target.checked })}
      />
      {isFiltered(filter) && (
        <button type="button" className="lt-way small" onClick={() => change({ filter: noFilter })}>
          {t('clear')}
        </button>
      )}
    </form>
  );
}
