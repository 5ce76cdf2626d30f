/** @import { ChildProcess } from 'node:child_process' */

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** Whoever has run so long is well: the next end counts as the first. */
const healthyMs = 60_000;

/**
 * Starts a program again whenever it ends: after half a second, then after twice as long each time, at most after 30 seconds, and from
 * the beginning once it has run for a minute. `onEnd` hears of each end and of the pause that follows; when `isOver` nothing is started
 * any more.
 * @param {ChildProcess} child
 * @param {() => ChildProcess} startAgain
 * @param {{
 *   onEnd: (code: number | string | null, pauseMs: number) => void,
 *   isOver: () => boolean,
 *   now?: () => number,
 *   later?: (work: () => void, ms: number) => void,
 * }} options
 */
export function keepRunning(
  child,
  startAgain,
  { onEnd, isOver, now = () => performance.now(), later = (work, ms) => void setTimeout(work, ms) },
) {
  let pauseMs = firstPauseMs;
  const watch = (/** @type {ChildProcess} */ one) => {
    const startedAt = now();
    one.once('exit', (code, signal) => {
      if (isOver()) return;
      if (now() - startedAt >= healthyMs) pauseMs = firstPauseMs;
      onEnd(code ?? signal, pauseMs);
      later(() => {
        if (!isOver()) watch(startAgain());
      }, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  };
  watch(child);
}
