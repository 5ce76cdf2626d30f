'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/message/note';
import type { MasterDataFields, MasterDataRequest } from '@/domain/b2b/master-data';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { MasterDataDiff } from './master-data-diff';

type Props = { readonly current: MasterDataFields; readonly request: MasterDataRequest };

const tones = { review: 'notice', accepted: 'ok', refused: 'error' } as const;

/** How the newest wish to change something stands: under review with what was wished for, accepted, or refused and why. */
export function RequestState({ current, request }: Props) {
  const t = useTranslations('b2b.masterData.request');
  const language = useLocale();
  const { state, sentAt, reviewedAt, reason, wanted } = request;
  const day = formatLongDay(state === 'review' ? sentAt : (reviewedAt ?? sentAt), language);
  return (
    <Note tone={tones[state]} className="mb-5">
      <p>
        <b>{t(state, { date: day })}</b> {t(`${state}Text`)}
      </p>
      {state === 'refused' && reason && <p className="mt-1">{t('reason', { reason })}</p>}
      {state === 'review' && <MasterDataDiff current={current} wanted={wanted} />}
    </Note>
  );
}
