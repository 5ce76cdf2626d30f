'use client';

import { useTranslations } from 'next-intl';
import { updateStoredWishList } from '@/lib/browser/wish-list/update-stored-wish-list';
import { useWishList } from '@/lib/browser/wish-list/wish-list';

interface Props {
  readonly sku: string;
  /** What it is called. */
  readonly name: string;
}

/** Keeps an article in mind, or no longer. */
export function WishListButton({ sku, name }: Props) {
  const t = useTranslations('common');
  const isKept = useWishList().includes(sku);
  return (
    <button
      type="button"
      className="lt-wish"
      aria-pressed={isKept}
      aria-label={t('wishOf', { name })}
      onClick={() => updateStoredWishList(sku, !isKept)}
    >
      {t('wish')}
    </button>
  );
}
