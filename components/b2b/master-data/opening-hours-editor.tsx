'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '@/components/ui/form/button';
import {
  maxTimesPerDay,
  type OpeningTime,
  type EditableWeek,
} from '@/domain/dealer-account/master-data';
import type { Weekday } from '@/domain/dealers/dealer';
import { useController, useFormState } from 'react-hook-form';
import type { MasterDataValues } from '@/lib/browser/b2b/master-data-form';
import '@/styles/on-demand/field-errors.scss';
import './master-data.scss';

type Props = {
  readonly day: Weekday;
  readonly times: readonly OpeningTime[];
  /** The problem of this day's times as a message key in b2b.masterData.errors; null if they are valid. */
  readonly problem: string | null;
  readonly onChange: (times: OpeningTime[]) => void;
  readonly onBlur: () => void;
};

/** The opening times of one weekday. */
function OpeningHoursDay({ day, times, problem, onChange, onBlur }: Props) {
  const t = useTranslations('b2b.masterData');
  const name = t(`days.${day}`);
  const problemId = useId();
  const adder = useRef<HTMLButtonElement>(null);

  function set(index: number, change: Partial<OpeningTime>): void {
    onChange(times.map((time, other) => (other === index ? { ...time, ...change } : time)));
  }

  function remove(index: number): void {
    onChange(times.filter((_, other) => other !== index));
    // The pressed remove button disappears, so the focus moves to the day's add button.
    adder.current?.focus();
  }

  const input = (index: number, end: keyof OpeningTime) => (
    <input
      type="time"
      className={problem ? 'form-control is-invalid' : 'form-control'}
      aria-label={t(end, { day: name })}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? problemId : undefined}
      value={times[index]?.[end] ?? ''}
      onChange={(event) => set(index, { [end]: event.target.value })}
      onBlur={onBlur}
    />
  );

  return (
    <fieldset className="lt-b2b-opening-hours">
      <legend>{name}</legend>
      <div className="times">
        {times.length === 0 && <span className="text-2 small">{t('closed')}</span>}
        {times.map((_, index) => (
          <div key={index} className="time">
            {input(index, 'opens')}
            <span aria-hidden="true">–</span>
            {input(index, 'closes')}
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('removeTime', { day: name })}
              onClick={() => remove(index)}
            >
              {t('remove')}
            </Button>
          </div>
        ))}
        {problem && (
          <div id={problemId} className="invalid-feedback d-block">
            {t(`errors.${problem}` as 'errors.overlap')}
          </div>
        )}
      </div>
      <Button
        ref={adder}
        variant="quiet"
        size="sm"
        aria-disabled={times.length >= maxTimesPerDay}
        aria-label={t('addTime', { day: name })}
        onClick={() => {
          if (times.length < maxTimesPerDay) onChange([...times, { opens: '', closes: '' }]);
        }}
      >
        {t('add')}
      </Button>
    </fieldset>
  );
}

/** Edits the opening hours by weekday, with any number of opening times per day. A day without times is closed. */
export function OpeningHoursEditor() {
  const t = useTranslations('b2b.masterData');
  const { field } = useController<MasterDataValues, 'week'>({ name: 'week' });
  const { errors } = useFormState<MasterDataValues>();
  const week: EditableWeek = field.value;
  const [monday] = week;

  const change = (index: number, times: OpeningTime[]) =>
    field.onChange(week.map((day, other) => (other === index ? { ...day, times } : day)));

  /** Copies Monday's times to Tuesday through Friday. */
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
        <OpeningHoursDay
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
