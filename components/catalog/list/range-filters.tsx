'use client';

import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import {
  type RangeFilters,
  rangeFilterParams,
  parseRangeFilters,
  type RangeFilterGroup,
  toRangeFilterQuery,
  listActiveRangeFilters,
  removeRangeFilter,
} from '@/domain/catalog/range-filters';
import type { RangeFilterSteps } from '@/domain/catalog/range-filter-steps';
import type { HolidayDeadline } from '@/domain/delivery/holiday-deadlines';
import { formatDay, getToday } from '@/lib/platform/i18n/format-days';
import { formatPrice } from '@/domain/money/format-money';
import type { ActiveFilter } from './filter-chips';
import type { ListControls } from './use-list-state';
import '@/styles/on-demand/select-fields.scss';
import './product-list.scss';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The label of the first option, which sets no limit. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** A select field for one of several predefined limits. */
function RangeSelect({ id, name, label, all, value, options, onChange }: SelectProps) {
  return (
    <div className="lt-range-filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="form-select lt-select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly type: 'number' | 'date';
  readonly min?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** An input for a custom limit, a number or a date. It applies on blur or Enter, not on every keystroke. */
function RangeField({ id, name, label, value, type, min, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <div className="lt-range-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className="form-control"
        value={typed ?? value}
        {...(type === 'date'
          ? { type, min }
          : { type: 'text', inputMode: 'numeric' as const, maxLength: 9, autoComplete: 'off' })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </div>
  );
}

interface Props {
  /** Prefix of the element ids, because the panel appears twice on a page. */
  readonly idPrefix: string;
  readonly rangeFilters: RangeFilters;
  readonly steps: RangeFilterSteps;
  readonly occasions: readonly HolidayDeadline[];
  /** Returns the number of models that would match with the given range filters. */
  readonly countUnder: (limits: RangeFilters) => number;
  readonly onChange: (limits: RangeFilters) => void;
}

/** The range filters of a list of bicycles: delivery date, price, weight and motor data. */
export function RangeFilterPanel({
  idPrefix,
  rangeFilters: limits,
  steps,
  occasions,
  countUnder,
  onChange,
}: Props) {
  const t = useTranslations('catalog.rangeFilters');
  const language = useLocale();
  const read = (key: keyof RangeFilters, text: string): RangeFilters => {
    const filters = parseRangeFilters(new URLSearchParams({ [rangeFilterParams[key]]: text }));
    return { ...limits, [key]: filters[key] };
  };
  const field = (key: keyof RangeFilters) => ({
    id: `${idPrefix}-${key}`,
    name: rangeFilterParams[key],
    onChange: (text: string) => onChange(read(key, text)),
  });
  const stepsOf = (key: keyof RangeFilterSteps, label: (step: number) => string) => ({
    ...field(key),
    all: t('any'),
    value: String(limits[key] ?? ''),
    options: addStep(steps[key], limits[key]).map((step) => ({
      value: String(step),
      label: counted(label(step), countUnder({ ...limits, [key]: step })),
    })),
  });
  const counted = (name: string, count: number) => t('counted', { name, count });
  const isOccasion = occasions.some(({ day }) => day === limits.until);
  return (
    <>
      <Group title={t('until')}>
        <RangeSelect
          {...field('until')}
          label={t('occasion')}
          all={t('anyDay')}
          value={isOccasion ? String(limits.until) : ''}
          options={occasions.map(({ name, day }) => ({
            value: day,
            label: counted(
              t(`occasions.${name}`, { day: formatDay(day, language) }),
              countUnder({ ...limits, until: day }),
            ),
          }))}
        />
        <RangeField
          {...field('until')}
          id={`${idPrefix}-day`}
          label={t('day')}
          type="date"
          min={getToday()}
          value={isOccasion ? '' : (limits.until ?? '')}
        />
      </Group>
      <Group title={t('price')}>
        <div className="lt-range-filter-pair">
          <RangeField
            {...field('priceFrom')}
            label={t('from')}
            type="number"
            value={String(limits.priceFrom ?? '')}
          />
          <RangeField
            {...field('priceTo')}
            label={t('to')}
            type="number"
            value={String(limits.priceTo ?? '')}
          />
        </div>
      </Group>
      <Group title={t('bicycle')}>
        <RangeSelect
          {...stepsOf('weightTo', (kilograms) => t('weightTo', { kilograms }))}
          label={t('weight')}
        />
      </Group>
      <Group title={t('motor')}>
        <RangeSelect
          {...stepsOf('torqueFrom', (newtonMetres) => t('torqueFrom', { newtonMetres }))}
          label={t('torque')}
        />
        <RangeSelect
          {...stepsOf('batteryFrom', (wattHours) => t('batteryFrom', { wattHours }))}
          label={t('battery')}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="lt-facet" open>
      <summary>{title}</summary>
      <div className="pt-2" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}

/** Returns the predefined limits in ascending order, plus the limit in the URL if it is not one of them. */
function addStep(steps: readonly number[], value: number | null): number[] {
  return [...new Set([...steps, ...(value === null ? [] : [value])])].sort((a, b) => a - b);
}

const centsAnEuro = 100;

/** Returns the range filters set in the URL as chips, each labeled with its limit. */
export function useRangeFilterChips(
  limits: RangeFilters,
  list: Pick<ListControls<string>, 'queryWith'>,
): (ActiveFilter & { readonly group: RangeFilterGroup })[] {
  const t = useTranslations('catalog.rangeFilters');
  const language = useLocale();
  const price = (euros: number | null) =>
    euros === null ? '' : formatPrice(euros * centsAnEuro, language);
  const names: Record<RangeFilterGroup, () => string> = {
    until: () => t('untilIs', { day: formatDay(limits.until, language) }),
    price: () => {
      const [from, to] = [price(limits.priceFrom), price(limits.priceTo)];
      if (from === '') return t('priceTo', { to });
      return to === '' ? t('priceFrom', { from }) : t('priceBetween', { from, to });
    },
    weight: () => t('weightTo', { kilograms: limits.weightTo ?? 0 }),
    torque: () => t('torqueFrom', { newtonMetres: limits.torqueFrom ?? 0 }),
    battery: () => t('batteryFrom', { wattHours: limits.batteryFrom ?? 0 }),
  };
  return listActiveRangeFilters(limits).map((group) => ({
    group,
    key: `limit-${group}`,
    name: names[group](),
    query: list.queryWith(toRangeFilterQuery(removeRangeFilter(limits, group))),
  }));
}
