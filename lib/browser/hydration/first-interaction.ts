/** Aids press, type and send without any movement. */
const kinds = [
  ...['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'],
  ...['click', 'input', 'submit'],
];

/** The first sign of somebody at this page: a movement, a touch, a key or scrolling. Resolves at once when it has been. */
export function waitForFirstInteraction(): Promise<void> {
  return (firstInteraction ??= hasInteracted() ? Promise.resolve() : new Promise(listen));
}

let firstInteraction: Promise<void> | null = null;

/** What was before this script: the page was pressed (server/next-internals/deferred-loader notes it), or stands where somebody had left it. */
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
