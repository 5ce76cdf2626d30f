/**
 * True when the event is this key alone: no other key held, nobody is writing, nothing lies above the page and nobody has acted on it.
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
