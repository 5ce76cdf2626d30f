'use client';

import { useTranslations } from 'next-intl';
import { useCartCount } from '@/lib/browser/basket/use-cart-count';

/** The count beside the cart's name in the navigation; nothing while the cart is empty. */
export function CartBadge() {
  const t = useTranslations('cart');
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span className="lt-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('badge', { count })}</span>
    </span>
  );
}
