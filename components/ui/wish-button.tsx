'use client';

import { useTranslations } from 'next-intl';
import { keepInMind } from '@/lib/browser/keep/keep-in-mind';
import { useWishes } from '@/lib/browser/keep/wish-store';

interface Props {
  readonly sku: string;
  /** What it is called. */
  readonly name: string;
}

/** Keeps an article in mind, or no longer. */
export function WishButton({ sku, name }: Props) {
  const t = useTranslations('common');
  const isKept = useWishes().includes(sku);
  return (
    <button
      type="button"
      className="lt-wish"
      aria-pressed={isKept}
      aria-label={t('wishOf', { name })}
      onClick={() => keepInMind(sku, !isKept)}
    >
      {t('wish')}
    </button>
  );
}
