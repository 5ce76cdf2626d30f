'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { earliestWish } from '@/domain/basket/earliest-wish';
import { maxCommentLength } from '@/domain/basket/pers-param';
import type { IsoDay } from '@/domain/time/day';
import { useBikeNote } from '@/lib/browser/state/bike-note';
import { formatDay } from '@/lib/platform/i18n/days';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import './configurator.scss';
import '@/styles/by-use/fields.scss';

/** A word to the workshop and the day the bicycle is wished for, not before all of it is there. */
export function ConfigurationNote({ today }: { readonly today: IsoDay }) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const id = useId();
  const { bike } = useBikeSelection();
  const { sum } = useConfiguredParts();
  const [{ comment, date }, change] = useBikeNote(bike.slug);
  const earliest = earliestWish(sum.availability, today);
  const isTooEarly = date !== '' && date < earliest;
  return (
    <section className="lt-step">
      <label className="lt-label" htmlFor={`${id}-comment`}>
        {t('comment')}
      </label>
      <textarea
        id={`${id}-comment`}
        className="form-control"
        rows={3}
        maxLength={maxCommentLength}
        placeholder={t('commentExample')}
        value={comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <p className="form-text">{t('commentHint')}</p>
      <label className="lt-label" htmlFor={`${id}-date`}>
        {t('wishedDay')}
      </label>
      <input
        id={`${id}-date`}
        type="date"
        className={`form-control ${isTooEarly ? 'is-invalid' : ''}`}
        min={earliest}
        value={date}
        aria-invalid={isTooEarly}
        aria-describedby={`${id}-day`}
        onChange={(event) => change({ date: event.target.value })}
      />
      <p
        id={`${id}-day`}
        className={isTooEarly ? 'invalid-feedback d-block mb-0' : 'form-text mb-0'}
      >
        {t(isTooEarly ? 'dayTooEarly' : 'dayHint', { date: formatDay(earliest, language) })}
      </p>
    </section>
  );
}
