'use client';

import { closeCart, useCartPanel } from '@/lib/browser/navigation/panels';
import { usePathname } from '@/lib/platform/i18n/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { lazyComponent } from '@/components/ui/lazy';
import { useLocale, useTranslations } from 'next-intl';
import { startBasketSyncWhenLoaded, useCartCount } from '@/lib/browser/basket/cart-count';
import { setLanguage } from '@/lib/browser/state/client-state';
import { loadOrderComment } from '@/lib/browser/state/order-comment';
import { startBrowserSession } from '@/lib/browser/session/init-session';

const CartPanel = lazyComponent(() => import('./cart-panel').then((module) => module.CartPanel));

/**
 * The cart sidebar at the right edge of the window; not available on the cart page. Its code and messages are loaded
 * when it is first opened.
 */
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

/** Loads the visitor's session and basket after hydration. Renders nothing. */
export function CartLoader() {
  const language = useLocale();

  // Runs as a layout effect, so that the language is set before other effects send requests to the shop service.
  useLayoutEffect(() => setLanguage(language), [language]);

  useEffect(() => {
    startBrowserSession();
    loadOrderComment();
    return startBasketSyncWhenLoaded();
  }, []);

  return null;
}

/** The number of items beside the cart link in the navigation. Renders nothing while the cart is empty. */
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
