import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { restartOnExit } from './child-processes.mjs';

/**
 * Simulates a program that runs for each of the given times (ms) and then ends. Returns the pauses before each restart.
 */
function pausesAfter(runsMs: readonly number[], isStopped: () => boolean = () => false): number[] {
  const pauses: number[] = [];
  let nowMs = 0;
  const child = () => new EventEmitter() as ChildProcess;
  let current = child();
  restartOnExit(current, () => (current = child()), {
    onExit: (_code, pauseMs) => pauses.push(pauseMs),
    isStopped,
    now: () => nowMs,
    later: (work) => work(),
  });
  for (const ranMs of runsMs) {
    nowMs += ranMs;
    current.emit('exit', 1, null);
  }
  return pauses;
}

it.each([
  [
    [0, 0, 0],
    [500, 1000, 2000],
  ],
  [Array(9).fill(0), [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]],
  [
    [0, 0, 59_999, 60_000, 0],
    [500, 1000, 2000, 500, 1000],
  ],
])('restarts a program that ran for %j ms after %j ms', (runs, pauses) => {
  expect(pausesAfter(runs)).toEqual(pauses);
});

it('does not restart a program that was stopped on purpose', () => {
  expect(pausesAfter([0, 0], () => true)).toEqual([]);
});
