'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/lib/browser/state/toasts';
import { deleteDeliveryAddress } from './address-api';
import type { DeliveryAddressView } from '@/lib/browser/shop/shop-views';

/**
 * Deletes a delivery address after a confirmation and announces the result. `onRemoved` receives its id, also when the
 * address no longer existed.
 */
export function useAddressRemoval(onRemoved: (id: string) => void) {
  const t = useTranslations('address.book');
  const [addressToRemove, setAddressToRemove] = useState<DeliveryAddressView | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    if (!addressToRemove) return;
    setIsBusy(true);
    const answer = await deleteDeliveryAddress(addressToRemove.id);
    setIsBusy(false);
    setAddressToRemove(null);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind === 'done') showToast({ message: t('removed'), variant: 'success' });
    else showToast({ title: t('removeFailed'), message: t('tryAgain'), variant: 'danger' });
    if (answer.kind !== 'unreachable') onRemoved(addressToRemove.id);
  }

  return {
    addressToRemove,
    isBusy,
    ask: setAddressToRemove,
    cancel: () => setAddressToRemove(null),
    confirm,
  };
}
