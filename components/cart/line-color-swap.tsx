'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { swapLine } from '@/lib/browser/basket/swap-line';
import { showToast } from '@/lib/browser/state/toasts';
import type { ColorSwap } from '@/lib/platform/views/color-swap';
import '@/styles/by-use/order.scss';

interface Props {
  readonly line: BasketLine;
  readonly title: string;
  readonly swap: ColorSwap & { readonly amount: number };
  /** The amount is on its way: the hint stays where it is until one for the new amount is known. */
  readonly isPending: boolean;
}

/** Says in which colour a late bicycle would be there at once, and exchanges it. */
export function LineColorSwap({ line, title, swap, isPending }: Props) {
  const t = useTranslations('cart.swap');
  const [isBusy, setIsBusy] = useState(false);
  const { color, amount } = swap;

  async function exchange() {
    setIsBusy(true);
    const failed = await swapLine(line, swap);
    setIsBusy(false);
    if (failed) {
      showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
      return;
    }
    showToast({ message: t('done', { title, color }) });
    document.querySelector<HTMLElement>('[data-cart-heading]')?.focus();
  }

  return (
    <p className="lt-line-wide small text-2 mb-0">
      {t('hint', { color, amount })}{' '}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={t('actionFor', { title, color })}
        disabled={isBusy || isPending || amount !== line.amount}
        onClick={() => void exchange()}
      >
        {t('action')}
      </button>
    </p>
  );
}
