import { useEffect, useState } from 'react';

/**
 * State of an overlay such as a full-screen image. Opening it adds a history entry, so that the Back button closes the
 * overlay instead of leaving the page; closing it any other way removes this entry by going back.
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
      // The new entry keeps the router's state, because it belongs to the same page.
      window.history.pushState(window.history.state, '');
      setIsOpen(true);
    },
    close: () => {
      if (isOpen) window.history.back();
    },
  };
}
