'use client';

import { useTranslations } from 'next-intl';
import { compareMasterData } from '@/domain/b2b/compare-master-data';
import type { MasterDataFields } from '@/domain/b2b/master-data';
import { shownMasterDatum } from '@/domain/b2b/shown-master-datum';
import { OpeningHoursList } from './opening-hours-list';
import '@/styles/by-use/order.scss';
import './master-data.scss';

type Props = { readonly current: MasterDataFields; readonly wanted: MasterDataFields };

/** What is to become other: the old value struck out, the new one marked (design README §7). */
export function MasterDataDiff({ current, wanted }: Props) {
  const t = useTranslations('b2b.masterData');
  const { texts, hasOtherHours } = compareMasterData(current, wanted);
  return (
    <dl className="lt-b2b-diff">
      {texts.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <span className="visually-hidden">{t('before')} </span>
            <s className="text-3">{shownMasterDatum(field, from) || t('none')}</s>{' '}
            <span className="visually-hidden">{t('after')} </span>
            <span className="lt-changed">{shownMasterDatum(field, to) || t('none')}</span>
          </dd>
        </div>
      ))}
      {hasOtherHours && (
        <div>
          <dt>{t('newHours')}</dt>
          <dd>
            <OpeningHoursList hours={wanted.openingHours} />
          </dd>
        </div>
      )}
    </dl>
  );
}
