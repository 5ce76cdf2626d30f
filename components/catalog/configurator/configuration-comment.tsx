'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { getEarliestRequestedDate, maxCommentLength } from '@/domain/basket/pers-param';
import type { IsoDay } from '@/domain/time/day';
import { useBikeComment } from '@/lib/browser/catalog/bike-comment';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { RequestedDateField } from '@/components/ui/form/requested-date-field';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfiguredParts } from './configuration-parts';
import { Link } from '@/lib/platform/i18n/navigation';
import { CopyLinkButton } from '@/components/catalog/copy-link-button';
import './configurator.scss';
import './part-choice.scss';

/**
 * The fields for a comment to the workshop and for the requested date. The earliest date is the day on which all parts
 * are available.
 */
export function ConfigurationComment({ today }: { readonly today: IsoDay }) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const id = useId();
  const { bike } = useBikeSelection();
  const { sum } = useConfiguredParts();
  const [{ comment, date }, change] = useBikeComment(bike.slug);
  const earliest = getEarliestRequestedDate(sum.availability, today);
  const isTooEarly = date !== '' && date < earliest;
  const earliestInWords = formatDay(earliest, language);
  return (
    <section className="lt-configurator-section" data-needs="itemNotes">
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
      <RequestedDateField
        label={t('requestedDate')}
        labelClassName="lt-label"
        value={date}
        earliest={earliest}
        hint={t('dayHint', { date: earliestInWords })}
        problem={isTooEarly ? t('dayTooEarly', { date: earliestInWords }) : null}
        onChange={(day) => change({ date: day })}
      />
    </section>
  );
}

/** The configuration code, for the visitor to write down, print with image and QR code, or enter on another device. */
export function ConfigurationCode() {
  const t = useTranslations('configurator');
  const language = useLocale();
  const { code } = useConfiguredParts();
  if (code === null) return null;
  return (
    <section className="lt-configurator-section">
      <h2 className="lt-label">{t('code')}</h2>
      <p className="lt-configurator-code mb-1">
        <b className="num" data-configuration-code>
          {code}
        </b>
        <CopyLinkButton />
      </p>
      <p className="form-text mb-0">
        {t('codeHint')}{' '}
        <a href={`/downloads/${language}/configuration-${code.toLowerCase()}.pdf`}>{t('print')}</a>{' '}
        <Link href="/configuration" prefetch={false}>
          {t('typeCode')}
        </Link>
      </p>
    </section>
  );
}
