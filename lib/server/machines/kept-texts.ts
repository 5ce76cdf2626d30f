import { remember } from '@/domain/limits/remember';
import { minuteMs } from '@/domain/time/durations';

interface Kept {
  readonly text: Promise<string | null>;
  readonly madeAtMs: number;
}

/** As long as pages are kept without being told of a change. */
const freshMs = 5 * minuteMs;
const mostTexts = 64;

/** Texts for programs, each made once in five minutes; whoever asks meanwhile waits for the same one. What failed, or is not there, is not kept. */
export function createKeptTexts(now: () => number = Date.now) {
  const texts = new Map<string, Kept>();

  return {
    /** The text of a key, null when there is none; `make` throws when it cannot be made. */
    get(key: string, make: () => Promise<string | null>): Promise<string | null> {
      const known = texts.get(key);
      if (known !== undefined && now() - known.madeAtMs < freshMs) return known.text;
      const text = make();
      remember(texts, key, { text, madeAtMs: now() }, mostTexts);
      const forget = () => {
        if (texts.get(key)?.text === text) texts.delete(key);
      };
      text.then((made) => {
        if (made === null) forget();
      }, forget);
      return text;
    },
  };
}
