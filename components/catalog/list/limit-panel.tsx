'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type BikeLimits, limitNames, readLimits } from '@/domain/catalog/bike-limits';
import type { LimitSteps } from '@/domain/catalog/limit-steps';
import type { Occasion } from '@/domain/delivery/occasions';
import { formatDay, today } from '@/lib/platform/i18n/days';
import { LimitField, LimitSelect } from './limit-fields';
import './list.scss';

interface Props {
  /** Keeps ids apart when the panel stands on a page twice. */
  readonly idPrefix: string;
  readonly limits: BikeLimits;
  readonly steps: LimitSteps;
  readonly occasions: readonly Occasion[];
  /** How many models there would be under other limits. */
  readonly countUnder: (limits: BikeLimits) => number;
  readonly onChange: (limits: BikeLimits) => void;
}

/** What a list of bicycles asks for in figures: by when, for how much, how heavy, and what a motor can do. */
export function LimitPanel({ idPrefix, limits, steps, occasions, countUnder, onChange }: Props) {
  const t = useTranslations('catalog.limits');
  const language = useLocale();
  const read = (key: keyof BikeLimits, text: string): BikeLimits => {
    const asked = readLimits(new URLSearchParams({ [limitNames[key]]: text }));
    return { ...limits, [key]: asked[key] };
  };
  const field = (key: keyof BikeLimits) => ({
    id: `${idPrefix}-${key}`,
    name: limitNames[key],
    onChange: (text: string) => onChange(read(key, text)),
  });
  const stepsOf = (key: keyof LimitSteps, label: (step: number) => string) => ({
    ...field(key),
    all: t('any'),
    value: String(limits[key] ?? ''),
    options: withAsked(steps[key], limits[key]).map((step) => ({
      value: String(step),
      label: counted(label(step), countUnder({ ...limits, [key]: step })),
    })),
  });
  const counted = (name: string, count: number) => t('counted', { name, count });
  const isOccasion = occasions.some(({ day }) => day === limits.until);
  return (
    <>
      <Group title={t('until')}>
        <LimitSelect
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
        <LimitField
          {...field('until')}
          id={`${idPrefix}-day`}
          label={t('day')}
          type="date"
          min={today()}
          value={isOccasion ? '' : (limits.until ?? '')}
        />
      </Group>
      <Group title={t('price')}>
        <div className="lt-limit-pair">
          <LimitField
            {...field('priceFrom')}
            label={t('from')}
            type="number"
            value={String(limits.priceFrom ?? '')}
          />
          <LimitField
            {...field('priceTo')}
            label={t('to')}
            type="number"
            value={String(limits.priceTo ?? '')}
          />
        </div>
      </Group>
      <Group title={t('bicycle')}>
        <LimitSelect
          {...stepsOf('weightTo', (kilograms) => t('weightTo', { kilograms }))}
          label={t('weight')}
        />
      </Group>
      <Group title={t('motor')}>
        <LimitSelect
          {...stepsOf('torqueFrom', (newtonMetres) => t('torqueFrom', { newtonMetres }))}
          label={t('torque')}
        />
        <LimitSelect
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

/** The steps and what the address asks for, which may be another one. */
function withAsked(steps: readonly number[], asked: number | null): number[] {
  return [...new Set([...steps, ...(asked === null ? [] : [asked])])].sort((a, b) => a - b);
}
