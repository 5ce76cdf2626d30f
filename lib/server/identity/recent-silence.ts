/** Amplify repeats a call twice when it fails: whoever has waited to the end once is not kept waiting for the repetitions. */
const silenceMs = 3_000;
const mostVisitors = 1_000;

/** Until when a visitor's calls are not passed on, in the process's own milliseconds. */
const silentUntil = new Map<string, number>();

/** Notes that the identity provider has kept this visitor waiting until the time was over. */
export function noteSilence(visitor: string, nowMs: number): void {
  if (silentUntil.size >= mostVisitors) silentUntil.clear();
  silentUntil.set(visitor, nowMs + silenceMs);
}

/** True for the next three seconds after that. */
export function isSilentFor(visitor: string, nowMs: number): boolean {
  const until = silentUntil.get(visitor);
  if (until === undefined) return false;
  if (nowMs < until) return true;
  silentUntil.delete(visitor);
  return false;
}
