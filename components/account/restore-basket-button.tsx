'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';

type Props = { readonly name: string; readonly isBusy: boolean; readonly onClick: () => void };

/** The button that copies a saved basket into the current basket. */
export function RestoreBasketButton({ name, isBusy, onClick }: Props) {
  const t = useTranslations('account.baskets');
  return (
    <Button
      variant="quiet"
      isBusy={isBusy}
      busyLabel={t('restoring')}
      aria-label={isBusy ? undefined : t('restoreOf', { name })}
      onClick={onClick}
    >
      {t('restore')}
    </Button>
  );
}
