'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/form/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';
import { useBasketRemoval } from '@/lib/browser/shop/saved-baskets-api';
import { showToast } from '@/lib/browser/state/toasts';
import { useBasketText } from './use-basket-text';

/** Removes a saved basket, after asking: it cannot be brought back. */
export function RemoveBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const name = useBasketText().nameOf(basket);
  const [isOpen, setIsOpen] = useState(false);
  const { remove, isBusy } = useBasketRemoval(basket.id);

  async function confirm() {
    const removed = await remove();
    if (removed.kind === 'sessionEnded') return;
    // At once: the row goes with its basket, and the dialog gives the focus back before it does.
    flushSync(() => setIsOpen(false));
    if (removed.kind === 'done') {
      showToast({ message: t('removed', { name }), variant: 'success' });
      document.querySelector<HTMLElement>('[data-baskets-heading]')?.focus();
      return;
    }
    showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('removeOf', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removeTitle', { name })}
        action={t('removeConfirm')}
        busyLabel={t('removing')}
        keep={t('keep')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
