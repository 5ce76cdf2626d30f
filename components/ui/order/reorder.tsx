'use client';

import { useTranslations } from 'next-intl';
import { mapOrderLines } from '@/domain/basket/reorder-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddItemsResult } from './add-items-result';
import { Button } from '@/components/ui/form/button';

interface Props {
  readonly lines: Parameters<typeof mapOrderLines>[0];
  /** True if reordering is the primary action of the page. */
  readonly isProminent?: boolean;
}

/**
 * The button that adds the items of an order to the basket again, and a list of the items that are no longer on sale.
 * Renders nothing if no item is on sale.
 */
export function Reorder({ lines, isProminent = false }: Props) {
  const t = useTranslations('sharedBasket');
  const adding = useAddLines();
  const source = mapOrderLines(lines);
  if (source.every(({ productId }) => productId === null)) return null;
  return (
    <div className={isProminent ? undefined : 'pt-4'}>
      <Button
        {...(isProminent ? { size: 'lg' } : { variant: 'outline' })}
        isBusy={adding.isBusy}
        busyLabel={t('busy')}
        onClick={() => void adding.add(source)}
      >
        {t('again.action')}
      </Button>
      <p className="small text-2 mt-2 mb-0">{t('again.hint')}</p>
      <AddItemsResult adding={adding} lines={source} />
    </div>
  );
}
