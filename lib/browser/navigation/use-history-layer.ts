import { useEffect, useState } from 'react';

/**
 * Whether something lies over the page, such as a picture over the whole screen. Opening it is a step of the browser's history, so that
 * Back closes it and the page stays; closing it any other way takes the step back.
 */
export function useHistoryLayer(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const onBack = () => setIsOpen(false);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [isOpen]);

  return {
    isOpen,
    open: () => {
      // The router's own state goes along: the step leads to the same page.
      window.history.pushState(window.history.state, '');
      setIsOpen(true);
    },
    close: () => {
      if (isOpen) window.history.back();
    },
  };
}
