'use client';

import { useEffect } from 'react';

/** Opens the question an address leads to, on arrival and whenever the end of the address changes. */
export function useOpenTarget(): void {
  useEffect(() => {
    const open = () => {
      const id = window.location.hash.slice(1);
      const target = [...document.querySelectorAll('details')].find(
        (details) => details.id === id || encodeURIComponent(details.id) === id,
      );
      if (target === undefined) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    // A link within the page changes the address without a hashchange; browsers with a navigation tell of it.
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : null;
    navigation?.addEventListener('navigatesuccess', open);
    window.addEventListener('hashchange', open);
    return () => {
      navigation?.removeEventListener('navigatesuccess', open);
      window.removeEventListener('hashchange', open);
    };
  }, []);
}
