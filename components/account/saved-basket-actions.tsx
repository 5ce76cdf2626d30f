'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useState, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/form/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';
import { useDeleteBasket, setBasketShared } from '@/lib/browser/account/saved-baskets-api';
import { showToast } from '@/lib/browser/state/toasts';
import { useBasketLabels } from './use-basket-labels';
import { TextField } from '@/components/ui/form/field';
import './saved-baskets.scss';

/** The button that permanently removes a saved basket, after a confirmation. */
export function RemoveSavedBasketButton({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const name = useBasketLabels().nameOf(basket);
  const [isOpen, setIsOpen] = useState(false);
  const { remove, isBusy } = useDeleteBasket(basket.id);

  async function confirm() {
    const removed = await remove();
    if (removed.kind === 'sessionEnded') return;
    // Closes the dialog synchronously, because it must restore the focus before the row of the deleted basket is
    // removed.
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
        cancelLabel={t('cancelRemoval')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Creates and revokes a link with which anyone can see the basket. */
export function SavedBasketSharing({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const name = useBasketLabels().nameOf(basket);
  const { id, isShared } = basket;
  const [isBusy, setIsBusy] = useState(false);

  async function setShared(wanted: boolean) {
    setIsBusy(true);
    const done = await setBasketShared(id, wanted);
    if (done.kind === 'sessionEnded') return;
    setIsBusy(false);
    if (done.kind !== 'done')
      showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
    else if (!wanted) showToast({ message: t('stopped', { name }), variant: 'success' });
  }

  return (
    <div className="lt-share">
      <p className="text-2">{t('shareText')}</p>
      {isShared ? (
        <>
          <SharedLink basketId={id} name={name} />
          <Button
            variant="quiet"
            isBusy={isBusy}
            busyLabel={t('stoppingShare')}
            onClick={() => void setShared(false)}
          >
            {t('stopShare')}
          </Button>
        </>
      ) : (
        <Button
          variant="outline"
          isBusy={isBusy}
          busyLabel={t('makingLink')}
          onClick={() => void setShared(true)}
        >
          {t('makeLink')}
        </Button>
      )}
    </div>
  );
}

function SharedLink({ basketId, name }: { readonly basketId: string; readonly name: string }) {
  const t = useTranslations('account.baskets');
  const language = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}/${language}/basket/${encodeURIComponent(basketId)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: t('copied'), variant: 'success' });
    } catch {
      // If the browser denies clipboard access, the link is selected instead.
      field.current?.select();
      showToast({ message: t('copyByHand') });
    }
  }

  return (
    <div className="lt-share-link">
      <TextField
        ref={field}
        label={t('link')}
        aria-label={t('linkOf', { name })}
        readOnly
        value={address}
        fieldClassName="flex-grow-1"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
