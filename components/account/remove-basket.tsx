'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';
import { reloadSavedBaskets } from '@/lib/browser/account/saved-baskets';
import { removeSavedBasket } from '@/lib/browser/shop/saved-baskets-api';
import { showToast } from '@/lib/browser/state/toasts';
import { useBasketText } from './use-basket-text';

/** Removes a saved basket, after asking: it cannot be brought back. */
export function RemoveBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const titleId = useId();
  const name = useBasketText().nameOf(basket);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    const removed = await removeSavedBasket(basket.id);
    if (removed.kind === 'sessionEnded') return;
    setIsBusy(false);
    setIsOpen(false);
    // Whatever became of it: the list shows what there is.
    await reloadSavedBaskets();
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
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="lt-modal"
        labelledBy={titleId}
      >
        <h2 id={titleId} className="h3 text-break">
          {t('removeTitle', { name })}
        </h2>
        <p>{t('removeText')}</p>
        <div className="d-flex flex-wrap gap-3">
          <Button isBusy={isBusy} busyLabel={t('removing')} onClick={() => void remove()}>
            {t('removeConfirm')}
          </Button>
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
