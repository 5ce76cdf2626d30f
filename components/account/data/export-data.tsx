'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { Note } from '@/components/ui/message/note';
import { TitledSection } from '@/components/ui/titled-section';
import { downloadPersonalData } from '@/lib/browser/account/download-personal-data';
import { sayWhy } from '@/lib/platform/http/answer';

/** Everything the shop keeps of the customer, as a file. */
export function ExportData() {
  const t = useTranslations('account.data.export');
  const language = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setIsBusy(true);
    setIsDone(false);
    setFailure(null);
    const outcome = await downloadPersonalData(language);
    setIsBusy(false);
    if (outcome.kind === 'done') setIsDone(true);
    else setFailure(sayWhy(outcome, t('unavailable')));
  }

  return (
    <TitledSection title={t('title')} text={t('text')}>
      {failure !== null && (
        <Note tone="error" role="alert" className="mb-3">
          {failure}
        </Note>
      )}
      <Button
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('busy')}
        onClick={() => void download()}
      >
        {t('action')}
      </Button>
      <p role="status" className="text-moos small mt-2 mb-0">
        {isDone && t('done')}
      </p>
    </TitledSection>
  );
}
