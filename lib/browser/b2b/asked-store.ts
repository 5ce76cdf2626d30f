import { useEffect } from 'react';
import { createLoadedStore, type Loaded } from './loaded-store';
import type { B2bAnswer } from './ask-b2b';

/** Whoever types asks once when they pause. */
const pauseMs = 250;

type AskedStore<T> = {
  /** Asks the same again. */
  reload: () => Promise<void>;
  /** Follows the answer to a question; until another one is answered what was seen before stays. */
  useAsked: (question: string) => Loaded<T>;
};

/** A list of the caller's that is too long to be read as a whole: what is asked stands in the question. It is forgotten when the session ends. */
export function createAskedStore<T>(
  load: (question: string) => Promise<B2bAnswer<T>>,
): AskedStore<T> {
  let asked: string | null = null;
  const store = createLoadedStore(() => load(asked ?? ''));

  function useAsked(question: string): Loaded<T> {
    useEffect(() => {
      const isFirst = asked === null;
      if (question === asked) return;
      if (isFirst) {
        asked = question;
        return;
      }
      const timer = window.setTimeout(() => {
        asked = question;
        void store.reload();
      }, pauseMs);
      return () => window.clearTimeout(timer);
    }, [question]);
    return store.useLoaded();
  }

  return { reload: store.reload, useAsked };
}
