import type { Basket } from '@/domain/basket/basket';
import { isTagged } from './data-layer';
import { track } from './track';

/** Tells what a write of this page has changed in the basket. The rules are loaded only where there are tags. */
export function trackBasket(before: Basket | null, after: Basket | null): void {
  if (!before || !after || !isTagged()) return;
  import('@/domain/tags/basket-events').then(
    ({ basketEvents }) => basketEvents(before, after).forEach(track),
    // Statistics without an event are better than a shop with an error.
    () => undefined,
  );
}
