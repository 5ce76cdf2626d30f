'use client';

import { useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { availablePieces } from '@/domain/basket/limited-stock';
import { setLineAmount } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';

/** Changes a line's amount, 0 to remove it; a refusal is said with the shop's own words (Spec §8). */
export function useLineActions(line: BasketLine, onRemoved: (line: BasketLine) => void) {
  const t = useTranslations('cart.line');
  const title = line.product?.title ?? t('gone');

  async function setAmount(amount: number) {
    const failed = await setLineAmount(line, amount);
    const isRemoval = amount === 0;
    const available = failed ? availablePieces(failed.message) : null;
    if (available !== null) {
      showToast({ message: t('limited', { title, amount: available }) });
    } else if (failed) {
      showToast({
        title: t(isRemoval ? 'removeFailedTitle' : 'changeFailedTitle'),
        message: failed.message || t(isRemoval ? 'removeFailed' : 'changeFailed'),
        variant: 'danger',
      });
    } else if (isRemoval) {
      onRemoved(line);
    }
  }

  return { setAmount: (amount: number) => void setAmount(amount), remove: () => void setAmount(0) };
}
