'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import type { SourceLine } from '@/domain/account/lines-to-add';
import { useAddLines } from '@/lib/browser/account/use-add-lines';
import { AddLinesResult } from '../ui/order/add-lines-result';

/** Puts a shared basket into the visitor's own. */
export function TakeOver({ lines }: { readonly lines: readonly SourceLine[] }) {
  const t = useTranslations('takeOver');
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
      <AddLinesResult adding={adding} lines={lines} />
    </>
  );
}
