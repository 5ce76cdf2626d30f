'use client';

import dynamic from 'next/dynamic';
import { closeCart, useCartPanel } from '@/lib/browser/state/cart-panel';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { useEffect } from 'react';

const CartPanel = dynamic(() => import('./cart-panel').then((module) => module.CartPanel), {
  ssr: false,
});

/** The cart at the right edge; never on the cart page itself. Its code is loaded when it is first opened. */
export function CartSidebar() {
  const { isOpen, addedTitle } = useCartPanel();
  const pathname = usePathname();
  const isOnCartPage = pathname === '/checkout/cart';

  useEffect(() => closeCart, [pathname]);

  return isOpen && !isOnCartPage ? <CartPanel addedTitle={addedTitle} /> : null;
}
