import { createExternalStore } from '@/lib/browser/state/external-store';

type Follow = () => () => void;

const offered = createExternalStore<Follow | null>(null);

/** Said by the basket's code when it has come: how the basket is kept true from then on. */
export const offerFollowing = (follow: Follow): void => offered.set(follow);

/** Keeps the basket true as soon as this page has its code: what was never looked into cannot be outdated. Gives the end of it. */
export function followOnceUsed(): () => void {
  const follow = offered.get();
  if (follow !== null) return follow();
  let stop: () => void = offered.subscribe(() => {
    stop();
    stop = offered.get()?.() ?? stop;
  });
  return () => stop();
}
