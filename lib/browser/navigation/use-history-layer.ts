import { useEffect, useState } from 'react';

/**
 * State of an overlay such as a full-screen image. Opening it adds a history entry, so that Back closes it and the page
 * stays; closing it any other way goes back by that entry.
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
      // Keeps the router's state, because the entry belongs to the same page.
      window.history.pushState(window.history.state, '');
      setIsOpen(true);
    },
    close: () => {
      if (isOpen) window.history.back();
    },
  };
}
