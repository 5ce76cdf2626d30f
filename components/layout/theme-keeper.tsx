'use client';

import { useLayoutEffect } from 'react';
import { applyTheme, wantedTheme } from '@/lib/browser/state/theme';

/**
 * Keeps the theme where React makes the document anew, as it does for error pages, and follows the system while nothing
 * was chosen. On all other pages the script in the head was earlier.
 */
export function ThemeKeeper() {
  useLayoutEffect(() => {
    const follow = () => applyTheme(wantedTheme());
    follow();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return null;
}
