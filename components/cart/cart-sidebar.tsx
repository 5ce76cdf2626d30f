'use client';

import { closeCart, useCartPanel } from '@/lib/browser/navigation/panels';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import { useLocale, useTranslations } from 'next-intl';
import { startBasketSyncWhenLoaded, useCartCount } from '@/lib/browser/basket/cart-count';
import { setLanguage } from '@/lib/browser/state/client-state';
import { loadOrderComment } from '@/lib/browser/state/order-comment';
import { startBrowserSession } from '@/lib/browser/session/init-session';

const CartPanel = lazyPart(() => import('./cart-panel').then((module) => module.CartPanel));

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

/** Takes up the visitor's session and basket when the page has come alive. Shows nothing. */
export function CartLoader() {
  const language = useLocale();

  // Before any other effect: what a page asks of the shop when it comes alive is asked in its language.
  useLayoutEffect(() => setLanguage(language), [language]);

  useEffect(() => {
    startBrowserSession();
    loadOrderComment();
    return startBasketSyncWhenLoaded();
  }, []);

  return null;
}

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
