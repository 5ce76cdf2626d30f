'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { earliestWish } from '@/domain/basket/earliest-wish';
import { maxCommentLength } from '@/domain/basket/pers-param';
import type { IsoDay } from '@/domain/time/day';
import { useBikeNote } from '@/lib/browser/state/bike-note';
import { formatDay } from '@/lib/platform/i18n/days';
import { WishedDayField } from '../../ui/form/wished-day-field';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import './configurator.scss';

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
  const earliestInWords = formatDay(earliest, language);
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
      <WishedDayField
        label={t('wishedDay')}
        labelClass="lt-label"
        value={date}
        earliest={earliest}
        hint={t('dayHint', { date: earliestInWords })}
        problem={isTooEarly ? t('dayTooEarly', { date: earliestInWords }) : null}
        onChange={(day) => change({ date: day })}
      />
    </section>
  );
}
