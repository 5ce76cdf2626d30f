'use client';

import { useTranslations } from 'next-intl';
import { orderedSourceLines } from '@/domain/account/source-lines';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddLinesResult } from './add-lines-result';
import { Button } from '../form/button';

interface Props {
  readonly lines: Parameters<typeof orderedSourceLines>[0];
  /** True where this is the way on, and not one among others. */
  readonly isProminent?: boolean;
}

/** Orders the same again, as far as it is still sold; tells what is not. Nothing where nothing of it is known any more. */
export function OrderAgain({ lines, isProminent = false }: Props) {
  const t = useTranslations('takeOver');
  const adding = useAddLines();
  const source = orderedSourceLines(lines);
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
      <AddLinesResult adding={adding} lines={source} />
    </div>
  );
}
