/** Assistive technology may click, type and submit without any pointer movement. */
const kinds = [
  ...['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'],
  ...['click', 'input', 'submit'],
];

/**
 * Resolves on the first user interaction: a movement, touch, key press or scroll; at once when there was one already.
 */
export function waitForFirstInteraction(): Promise<void> {
  return (firstInteraction ??= hasInteracted() ? Promise.resolve() : new Promise(listen));
}

let firstInteraction: Promise<void> | null = null;

/**
 * True for interactions before this script ran: a press noted by server/next-internals/deferred-loader, or a scroll
 * position restored by the browser.
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
