/**
 * Events that count as an interaction. Assistive technology may click, type and submit without any pointer movement.
 */
const kinds = [
  ...['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'],
  ...['click', 'input', 'submit'],
];

/**
 * Resolves on the first user interaction (pointer movement, touch, key press or scroll), or immediately when there was
 * one before.
 */
export function waitForFirstInteraction(): Promise<void> {
  return (firstInteraction ??= hasInteracted() ? Promise.resolve() : new Promise(listen));
}

let firstInteraction: Promise<void> | null = null;

/**
 * True when the visitor interacted before this script ran: server/next-internals/deferred-loader recorded a press, or
 * the browser restored a scroll position.
 */
function hasInteracted(): boolean {
  return (
    navigator.userActivation?.hasBeenActive === true ||
    document.documentElement.dataset.touched !== undefined ||
    window.scrollY > 0
  );
}

function listen(done: () => void): void {
  const options = { capture: true, passive: true };
  const begin = () => {
    for (const kind of kinds) window.removeEventListener(kind, begin, options);
    done();
  };
  for (const kind of kinds) window.addEventListener(kind, begin, options);
}
