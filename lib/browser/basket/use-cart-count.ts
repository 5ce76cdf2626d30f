import { useSyncExternalStore } from 'react';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { onCountHintChange, readCountHint } from './count-hint';

/** Null until the basket was looked into. */
const known = createExternalStore<number | null>(null);

/** Said by the basket's code: how many pieces there are, null while that is not known. */
export const tellCount = (pieces: number | null): void => known.set(pieces);

/** How many pieces the badge shows; before the basket was looked into, what was last seen of it. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => known.get() ?? readCountHint(),
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  const stopHint = onCountHintChange(listener);
  const stopKnown = known.subscribe(listener);
  return () => {
    stopHint();
    stopKnown();
  };
}
