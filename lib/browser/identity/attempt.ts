import { logger } from '@/lib/platform/observability/logger';
import { failed, type IdentityAnswer } from './identity-answer';
import { type IdentityCall, problemOf } from './identity-problem';
import { type Amplify, loadAmplify } from './load-amplify';

/**
 * For all calls of one piece of work. Amplify itself waits for ever, and repeats twice what was throttled or answered 5xx, as the site answers
 * after seven seconds for a provider that says nothing.
 */
const timeoutMs = 12_000;

/** Runs one piece of work with Amplify; what it throws becomes a problem, as does silence. Never throws. */
export async function attempt<T>(
  run: (amplify: Amplify) => Promise<IdentityAnswer<T>>,
  call: IdentityCall = 'other',
): Promise<IdentityAnswer<T>> {
  const { promise: silence, stop } = waitFor(timeoutMs);
  const work = loadAmplify().then(run);
  try {
    return await Promise.race([work, silence.then(() => failed('unavailable'))]);
  } catch (error) {
    const problem = problemOf(error, call);
    if (problem === 'unavailable') report(error);
    return failed(problem);
  } finally {
    stop();
    // Work that goes on after the time is up has nobody left to tell.
    work.catch(() => undefined);
  }
}

/** Only what kind of error it was: its text may hold an address. */
function report(error: unknown): void {
  const reason = error instanceof Error ? error.name : typeof error;
  logger.warn('The identity provider could not be asked', { reason });
}

function waitFor(ms: number): { promise: Promise<void>; stop: () => void } {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => clearTimeout(timer);
  });
  return { promise, stop };
}
