'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/form/button';

/** Somebody who has not ordered yet. */
export function OrdersEmpty() {
  const t = useTranslations('account.orders');
  return (
    <>
      <p className="h4 mt-2">{t('empty')}</p>
      <p className="text-2">{t('emptyText')}</p>
      <ButtonLink href="/bikes" variant="outline">
        {t('models')}
      </ButtonLink>
    </>
  );
}
