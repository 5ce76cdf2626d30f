'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { MasterData } from '@/domain/b2b/master-data';
import { forgetMasterDataDraft, takeMasterDataDraft } from '@/lib/browser/b2b/master-data-draft';
import { reloadMasterData, useMasterData } from '@/lib/browser/b2b/master-data';
import { toMasterDataValues } from '@/lib/browser/b2b/master-data-schema';
import { B2bHead } from '../parts/b2b-head';
import { B2bSection } from '../parts/b2b-section';
import { MasterDataChange } from './master-data-change';
import { MasterDataView } from './master-data-view';

/** What is known of the business; a change is asked for and looked through before it counts. */
export function MasterDataPage() {
  const t = useTranslations('b2b.masterData');
  const language = useLocale();
  const loaded = useMasterData(language);
  return (
    <>
      <B2bHead title={t('title')} hasPrices={false}>
        {loaded.value && t('customerNumber', { number: loaded.value.customerNumber })}
      </B2bHead>
      <B2bSection loaded={loaded} onRetry={() => void reloadMasterData(language)} rows={6}>
        {(data) => <Data key={data.customerNumber} data={data} />}
      </B2bSection>
    </>
  );
}

function Data({ data }: { readonly data: MasterData }) {
  const language = useLocale();
  const isUnderReview = data.request?.state === 'review';
  const start = toMasterDataValues(startOf(data));
  const [draft] = useState(() => takeMasterDataDraft(data.customerNumber, start));
  const [isChanging, setIsChanging] = useState(draft !== null);
  const [isSent, setIsSent] = useState(false);

  function close(): void {
    forgetMasterDataDraft();
    setIsChanging(false);
  }

  if (!isChanging || isUnderReview)
    return (
      <MasterDataView
        data={data}
        isSent={isSent && isUnderReview}
        onChange={isUnderReview ? null : () => setIsChanging(true)}
      />
    );
  return (
    <MasterDataChange
      data={data}
      start={draft ?? start}
      onCancel={close}
      onSent={async () => {
        setIsSent(true);
        await reloadMasterData(language);
        close();
      }}
    />
  );
}

/** Who was refused goes on from what they wished for. */
function startOf({ current, request }: MasterData) {
  return request?.state === 'refused' ? request.wanted : current;
}
