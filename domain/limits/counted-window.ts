/** At most `max` within a window that begins with the first. */
export type WindowLimit = { readonly max: number; readonly windowMs: number };

/** How many there were since the window began, in epoch milliseconds. */
export type CountedWindow = { readonly count: number; readonly since: number };

/** Milliseconds until one more is allowed; 0 when it is now. */
export function waitMs(
  known: CountedWindow | null,
  { max, windowMs }: WindowLimit,
  now: number,
): number {
  return known && known.count >= max ? Math.max(0, known.since + windowMs - now) : 0;
}

/** The window with one more in it; a new one where the last is over. */
export function countOne(
  known: CountedWindow | null,
  { windowMs }: Pick<WindowLimit, 'windowMs'>,
  now: number,
): CountedWindow {
  const isCurrent = known !== null && known.since + windowMs > now;
  return isCurrent ? { count: known.count + 1, since: known.since } : { count: 1, since: now };
}
