'use client';

import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import { followOnceUsed } from '@/lib/browser/basket/basket-use';
import { setLanguage } from '@/lib/browser/state/local-operations';
import { restoreOrderComment } from '@/lib/browser/state/order-comment';
import { initBrowserSession } from '@/lib/browser/session/init-session';

/** Takes up the visitor's session and basket when the page has come alive. Shows nothing. */
export function CartProvider() {
  const language = useLocale();

  // Before any other effect: what a page asks of the shop when it comes alive is asked in its language.
  useLayoutEffect(() => setLanguage(language), [language]);

  useEffect(() => {
    initBrowserSession();
    restoreOrderComment();
    return followOnceUsed();
  }, []);

  return null;
}
