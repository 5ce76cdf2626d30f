'use client';

import { useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { setLineAmount } from '@/lib/basket/cart-actions';
import { showToast } from '@/lib/client-state/toasts';

/** Changes a line's amount, 0 to remove it; a refusal is said with the shop's own words (Spec §8). */
export function useLineActions(line: BasketLine) {
  const t = useTranslations('cart.line');

  async function setAmount(amount: number) {
    const failed = await setLineAmount(line, amount);
    if (!failed) return;
    const isRemoval = amount === 0;
    showToast({
      title: t(isRemoval ? 'removeFailedTitle' : 'changeFailedTitle'),
      message: failed.message || t(isRemoval ? 'removeFailed' : 'changeFailed'),
      variant: 'danger',
    });
  }

  return { setAmount: (amount: number) => void setAmount(amount), remove: () => void setAmount(0) };
}
