'use client';

import { useTranslations } from 'next-intl';
import { orderedSourceLines } from '@/domain/account/source-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import type { EndedLineView } from '@/lib/platform/views/payment-view';
import { AddLinesResult } from '../ui/add-lines-result';
import { Button } from '../ui/button';

/** The way to pay again for an order that ended unpaid: everything there still is goes into the basket. */
export function OrderAgain({ lines }: { readonly lines: readonly EndedLineView[] }) {
  const t = useTranslations('payment');
  const adding = useAddLines();
  const source = orderedSourceLines(lines);
  return (
    <div>
      <Button
        size="lg"
        isBusy={adding.isBusy}
        busyLabel={t('againBusy')}
        onClick={() => void adding.add(source)}
      >
        {t('again')}
      </Button>
      <p className="small text-2 mt-2 mb-0">{t('againHint')}</p>
      <AddLinesResult adding={adding} lines={source} />
    </div>
  );
}
