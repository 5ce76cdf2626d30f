import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /** The element stands in the page, and neither it nor what it stands in is hidden, closed or kept from assistive programs. */
    toBeShown: () => T;
  }
}

/** What takes an element out of sight whatever the style sheets say; those no component test loads. */
const outOfSight =
  '[hidden], [aria-hidden="true"], [inert], dialog:not([open]), details:not([open]) > :not(summary)';

expect.extend({
  toBeShown(element: Element) {
    const hider = element.closest(outOfSight);
    const pass = element.isConnected && hider === null;
    const why = element.isConnected ? `is inside ${hider?.outerHTML}` : 'is not in the page';
    const name = `${element.localName} “${element.textContent}”`;
    return { pass, message: () => (pass ? `${name} is shown` : `${name} ${why}`) };
  },
});
