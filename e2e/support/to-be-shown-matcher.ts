import { expect } from 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    /**
     * Checks that the element is in the document, and that neither it nor an ancestor is hidden, closed or excluded
     * from the accessibility tree.
     */
    toBeShown: () => T;
  }
}

/** CSS selector of elements that are hidden regardless of stylesheets, which component tests do not load. */
const outOfSight =
  '[hidden], [aria-hidden="true"], [inert], dialog:not([open]), details:not([open]) > :not(summary)';

expect.extend({
  toBeShown(element: Element) {
    const hider = element.closest(outOfSight);
    const pass = element.isConnected && hider === null;
    const reason = element.isConnected ? `is inside ${hider?.outerHTML}` : 'is not in the page';
    const name = `${element.localName} “${element.textContent}”`;
    return { pass, message: () => (pass ? `${name} is shown` : `${name} ${reason}`) };
  },
});
