'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/form/button';
import type { EditedWeek, Time } from '@/domain/b2b/edit-week';
import type { MasterDataValues } from '@/lib/browser/b2b/master-data-schema';
import { OpeningDay } from './opening-day';

/** The hours of each day, with as many times as a shop has; a day without is closed. */
export function OpeningHoursEditor() {
  const t = useTranslations('b2b.masterData');
  const { field } = useController<MasterDataValues, 'week'>({ name: 'week' });
  const { errors } = useFormState<MasterDataValues>();
  const week: EditedWeek = field.value;
  const [monday] = week;

  const change = (index: number, times: Time[]) =>
    field.onChange(week.map((day, other) => (other === index ? { ...day, times } : day)));

  /** Tuesday to Friday become as Monday. */
  const copyMonday = () =>
    field.onChange(
      week.map((day, index) =>
        monday && index > 0 && index < 5
          ? { ...day, times: monday.times.map((time) => ({ ...time })) }
          : day,
      ),
    );

  return (
    <div className="lt-b2b-week">
      {week.map(({ day, times }, index) => (
        <OpeningDay
          key={day}
          day={day}
          times={times}
          problem={errors.week?.[index]?.message ?? null}
          onChange={(next) => change(index, next)}
          onBlur={field.onBlur}
        />
      ))}
      <Button variant="quiet" size="sm" onClick={copyMonday}>
        {t('copyMonday')}
      </Button>
    </div>
  );
}
