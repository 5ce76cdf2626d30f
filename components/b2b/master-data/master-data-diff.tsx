'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatTimeRange } from '@/lib/platform/i18n/format-time';
import { type OpeningHours, listWeekHours } from '@/domain/dealers/dealer';
import {
  computeMasterDataChanges,
  type MasterDataFields,
  type MasterDataChangeRequest,
} from '@/domain/dealer-account/master-data';
import { formatMasterDataField } from '@/domain/dealer-account/format-master-data-field';
import { Notice } from '@/components/ui/message/notice';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/definition-lists.scss';
import './master-data.scss';
import '@/styles/on-demand/order.scss';

/** The opening hours by weekday, or a sentence if there are none. */
export function OpeningHoursList({ hours }: { readonly hours: OpeningHours }) {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const week = listWeekHours(hours);
  if (week.length === 0) return <p className="text-2">{t('noHours')}</p>;
  return (
    <dl className="lt-definition-list num mb-3">
      {week.map(({ day, times }) => (
        <div key={day} className="lt-b2b-day">
          <dt>{t(`days.${day}`)}</dt>
          <dd>
            {times.length === 0 && <span className="text-2">{t('closed')}</span>}
            {times.map(({ opens, closes }) => (
              <span key={opens} className="d-block">
                {formatTimeRange(opens, closes, language)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type MasterDataDiffProps = {
  readonly current: MasterDataFields;
  readonly requested: MasterDataFields;
};

/** The list of requested changes. For each field it shows the old value struck out and the new value highlighted. */
export function MasterDataDiff({ current, requested }: MasterDataDiffProps) {
  const t = useTranslations('b2b.masterData');
  const { texts, hasOpeningHoursChange } = computeMasterDataChanges(current, requested);
  return (
    <dl className="lt-b2b-diff">
      {texts.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <span className="visually-hidden">{t('before')} </span>
            <s className="text-3">{formatMasterDataField(field, from) || t('none')}</s>{' '}
            <span className="visually-hidden">{t('after')} </span>
            <span className="lt-changed-value">
              {formatMasterDataField(field, to) || t('none')}
            </span>
          </dd>
        </div>
      ))}
      {hasOpeningHoursChange && (
        <div>
          <dt>{t('newHours')}</dt>
          <dd>
            <OpeningHoursList hours={requested.openingHours} />
          </dd>
        </div>
      )}
    </dl>
  );
}

type ChangeRequestStateProps = {
  readonly current: MasterDataFields;
  readonly request: MasterDataChangeRequest;
};

const tones = { review: 'notice', accepted: 'ok', refused: 'error' } as const;

/**
 * The state of the latest change request: under review with the requested values, accepted, or rejected with the
 * reason.
 */
export function ChangeRequestState({ current, request }: ChangeRequestStateProps) {
  const t = useTranslations('b2b.masterData.request');
  const language = useLocale();
  const { state, sentAt, reviewedAt, reason, wanted } = request;
  const day = formatLongDay(state === 'review' ? sentAt : (reviewedAt ?? sentAt), language);
  return (
    <Notice tone={tones[state]} className="mb-5">
      <p>
        <b>{t(state, { date: day })}</b> {t(`${state}Text`)}
      </p>
      {state === 'refused' && reason && <p className="mt-1">{t('reason', { reason })}</p>}
      {state === 'review' && <MasterDataDiff current={current} requested={wanted} />}
    </Notice>
  );
}
