import { createPersistedFlag } from './persisted-flag';

// Shortcuts of a single key can be switched off, because speech input triggers them by accident (WCAG 2.1.4).

/** Key that switches between purchase and retail prices. */
export const priceShortcut = 'p';

/** Setting for the shortcut `p`, which switches between purchase and retail prices. */
export const {
  get: isPriceShortcutEnabled,
  set: setPriceShortcut,
  useFlag: usePriceShortcutEnabled,
} = createPersistedFlag('lt-price-shortcut', true, 'lt-price-key');

/** Setting for the shortcut `/`, which opens the search. */
export const {
  get: isSearchShortcutEnabled,
  set: setSearchShortcut,
  useFlag: useSearchShortcutEnabled,
} = createPersistedFlag('lt-search-shortcut', true, 'lt-search-key');

/**
 * True when exactly this key was pressed: no modifier key, focus in no input field, no overlay open and the event not
 * handled yet.
 */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  const isOther =
    event.key.toLowerCase() !== key ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat;
  if (isOther || event.defaultPrevented || isWriting(event.target)) return false;
  return document.querySelector('dialog[open], [aria-modal="true"]') === null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
