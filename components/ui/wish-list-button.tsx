'use client';

import { useTranslations } from 'next-intl';
import { updateStoredWishList } from '@/lib/browser/wish-list/update-stored-wish-list';
import { useWishList } from '@/lib/browser/wish-list/wish-list';

interface Props {
  readonly sku: string;
  /** The name of the article, for the accessible name of the button. */
  readonly name: string;
}

/** The button that adds an article to the wish list or removes it. */
export function WishListButton({ sku, name }: Props) {
  const t = useTranslations('common');
  const isOnWishList = useWishList().includes(sku);
  return (
    <button
      type="button"
      className="lt-wish-list-button"
      aria-pressed={isOnWishList}
      aria-label={t('addToWishListOf', { name })}
      onClick={() => updateStoredWishList(sku, !isOnWishList)}
    >
      {t('addToWishList')}
    </button>
  );
}
