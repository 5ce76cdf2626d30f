'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/lib/browser/state/toasts';
import { deleteDeliveryAddress } from './address-api';
import type { DeliveryAddressView } from '@/lib/browser/shop/shop-views';

/** Deleting a delivery address: asked first, then done and said. `onRemoved` gets its id, also when it was gone already. */
export function useAddressRemoval(onRemoved: (id: string) => void) {
  const t = useTranslations('address.book');
  const [asked, setAsked] = useState<DeliveryAddressView | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    if (!asked) return;
    setIsBusy(true);
    const answer = await deleteDeliveryAddress(asked.id);
    setIsBusy(false);
    setAsked(null);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind === 'done') showToast({ message: t('removed'), variant: 'success' });
    else showToast({ title: t('removeFailed'), message: t('tryAgain'), variant: 'danger' });
    if (answer.kind !== 'unreachable') onRemoved(asked.id);
  }

  return { asked, isBusy, ask: setAsked, cancel: () => setAsked(null), confirm };
}
