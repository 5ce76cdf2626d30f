'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import type { MasterDataFields } from '@/domain/b2b/master-data';
import { MasterDataDiff } from './master-data-diff';

type Props = {
  readonly current: MasterDataFields;
  readonly wanted: MasterDataFields;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
};

/** Shows what would become other before it is sent. */
export function MasterDataReview({ current, wanted, isBusy, onSend, onBack }: Props) {
  const t = useTranslations('b2b.masterData');
  return (
    <>
      <h2 className="h4">{t('reviewTitle')}</h2>
      <MasterDataDiff current={current} wanted={wanted} />
      <p className="small text-2">{t('reviewText')}</p>
      <div className="d-flex flex-wrap gap-2">
        <Button isBusy={isBusy} busyLabel={t('sending')} onClick={onSend}>
          {t('send')}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}
