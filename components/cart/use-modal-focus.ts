import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/**
 * Implements modal focus: moves the focus into the dialog and traps it, closes on Escape, prevents scrolling of the
 * page behind, and restores the focus afterwards.
 */
export function useModalFocus(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const opener = document.activeElement;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    dialog.current?.focus();
    return () => {
      document.documentElement.style.overflow = overflow;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Tab') trapFocus(event, dialog.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog, onClose]);
}

function trapFocus(event: KeyboardEvent, dialog: HTMLElement | null): void {
  if (!dialog) return;
  const elements = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last) return;
  const active = document.activeElement;
  const isOutside = !dialog.contains(active);
  if (event.shiftKey && (active === first || active === dialog || isOutside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || isOutside)) {
    event.preventDefault();
    first.focus();
  }
}
