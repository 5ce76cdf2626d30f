'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import { noFilter } from '@/domain/availability-table/table-filter';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';

/** Nothing answers the filter: says so and offers to drop it. */
export function NoRows({ state }: { readonly state: TableStateView }) {
  const t = useTranslations('b2b.availability');
  return (
    <div className="pt-5 pb-5">
      <p className="h4">{t('none')}</p>
      <p className="text-2">{t('noneText')}</p>
      <Button variant="outline" onClick={() => state.change({ filter: noFilter })}>
        {t('clearFilter')}
      </Button>
    </div>
  );
}
