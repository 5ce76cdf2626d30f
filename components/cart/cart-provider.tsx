'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { followCart } from '@/lib/basket/cart';
import { setLanguage } from '@/lib/client-state/local-operations';
import { restoreOrderComment } from '@/lib/client-state/order-comment';
import { initBrowserSession } from '@/lib/session/browser-session';

/** Takes up the visitor's session and basket when the page has come alive. Renders its children as they are. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const language = useLocale();

  useEffect(() => setLanguage(language), [language]);

  useEffect(() => {
    initBrowserSession();
    restoreOrderComment();
    return followCart();
  }, []);

  return children;
}
