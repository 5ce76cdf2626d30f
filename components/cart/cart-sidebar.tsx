'use client';

import { closeCart, useCartPanel } from '@/lib/browser/state/cart-panel';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { Suspense, useEffect } from 'react';
import { latePart } from '../ui/late/late-part';

const CartPanel = latePart(() => import('./cart-panel').then((module) => module.CartPanel));

/** The cart at the right edge; never on the cart page itself. Its code and its words are loaded when it is first opened. */
export function CartSidebar() {
  const { isOpen, addedTitle } = useCartPanel();
  const pathname = usePathname();
  const isOnCartPage = pathname === '/checkout/cart';

  useEffect(() => closeCart, [pathname]);

  if (!isOpen || isOnCartPage) return null;
  return (
    <Suspense fallback={null}>
      <CartPanel addedTitle={addedTitle} />
    </Suspense>
  );
}
