'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BasketLine } from '@/domain/basket/basket';
import { availablePieces } from '@/domain/basket/limited-stock';
import { setLineAmount } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { refusalWords } from '@/lib/browser/words/refusal-words';

/** Changes a line's amount, 0 to remove it; a refusal is said in our words, an unknown one in the shop's own (Spec §8). */
export function useLineActions(line: BasketLine, onRemoved: (line: BasketLine) => void) {
  const t = useTranslations('cart.line');
  const language = useLocale();
  const title = line.product?.title ?? t('gone');

  async function setAmount(amount: number) {
    const failed = await setLineAmount(line, amount);
    const isRemoval = amount === 0;
    const available = failed ? availablePieces(failed.message) : null;
    if (available !== null) {
      showToast({ message: t('limited', { title, amount: available }) });
    } else if (failed) {
      const words = (await refusalWords(failed.message, language)) || failed.message;
      showToast({
        title: t(isRemoval ? 'removeFailedTitle' : 'changeFailedTitle'),
        message: words || t(isRemoval ? 'removeFailed' : 'changeFailed'),
        variant: 'danger',
      });
    } else if (isRemoval) {
      onRemoved(line);
    }
  }

  return { setAmount: (amount: number) => void setAmount(amount), remove: () => void setAmount(0) };
}
