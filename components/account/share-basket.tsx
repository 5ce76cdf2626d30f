'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';
import { setBasketShared } from '@/lib/browser/shop/saved-baskets-api';
import { showToast } from '@/lib/browser/state/toasts';
import { useBasketText } from './use-basket-text';
import './baskets.scss';

/** Makes a link that shows the basket to whoever has it, and takes it back again. */
export function ShareBasket({ basket }: { readonly basket: SavedBasketView }) {
  const t = useTranslations('account.baskets');
  const name = useBasketText().nameOf(basket);
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
      // A browser that forbids it: the link is marked instead.
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
