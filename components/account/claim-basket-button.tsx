'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import type { ReorderSourceLine } from '@/domain/basket/reorder-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddItemsResult } from '@/components/ui/order/add-items-result';

/** The button that copies the lines of a shared basket into the visitor's own basket. */
export function ClaimBasketButton({ lines }: { readonly lines: readonly ReorderSourceLine[] }) {
  const t = useTranslations('sharedBasket');
  const adding = useAddLines();
  return (
    <>
      <Button
        className="w-100"
        size="lg"
        isBusy={adding.isBusy}
        busyLabel={t('busy')}
        onClick={() => void adding.add(lines)}
      >
        {t('action')}
      </Button>
      <AddItemsResult adding={adding} lines={lines} />
    </>
  );
}
