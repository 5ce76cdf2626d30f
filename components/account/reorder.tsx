'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { OrderLineView } from '@/lib/browser/shop/account-views';
import { orderedSourceLines } from '@/domain/account/source-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddLinesResult } from '../ui/add-lines-result';

/** Orders the same again, as far as it is still sold; tells what is not. */
export function Reorder({ lines }: { readonly lines: readonly OrderLineView[] }) {
  const t = useTranslations('account.order');
  const adding = useAddLines();
  const source = orderedSourceLines(lines);
  if (source.every(({ productId }) => productId === null)) return null;
  return (
    <div className="pt-4">
      <Button
        variant="outline"
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
