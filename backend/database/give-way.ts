import { setImmediate as loopTurn } from 'node:timers/promises';

/** So long may one piece of work keep everybody else waiting. */
const longestTurnMs = 15;

let turnedAt = performance.now();

/**
 * Lets others have a turn when this work has gone on for a while. Statements of SQLite run at once and never wait, so many of them in a row
 * would hold up the whole process.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - turnedAt < longestTurnMs) return;
  await loopTurn();
  turnedAt = performance.now();
}
