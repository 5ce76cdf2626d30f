'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { askColorSwap } from '@/lib/browser/basket/ask-color-swap';
import { swapLine } from '@/lib/browser/basket/swap-line';
import { showToast } from '@/lib/browser/state/toasts';
import type { ColorSwap } from '@/lib/platform/views/color-swap';
import '@/styles/by-use/order.scss';

interface Props {
  readonly line: BasketLine;
  readonly sku: string;
  readonly title: string;
}

/** Says in which colour a late bicycle would be there at once, and exchanges it; nothing where there is none. */
export function LineColorSwap({ line, sku, title }: Props) {
  const t = useTranslations('cart.swap');
  const language = useLocale();
  const { amount } = line;
  const [swap, setSwap] = useState<ColorSwap | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    void askColorSwap(sku, amount, language).then((found) => {
      if (isWanted) setSwap(found);
    });
    return () => {
      isWanted = false;
    };
  }, [sku, amount, language]);

  if (swap === null) return null;
  const { color } = swap;

  async function exchange(to: ColorSwap) {
    setIsBusy(true);
    const failed = await swapLine(line, to);
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
        disabled={isBusy}
        onClick={() => void exchange(swap)}
      >
        {t('action')}
      </button>
    </p>
  );
}
