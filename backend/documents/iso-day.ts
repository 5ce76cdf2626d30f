/** The UTC day of a time in epoch milliseconds as an ISO date. */
export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** As isoDay; null stays null. */
export function isoDayOrNull(at: number | null): string | null {
  return at === null ? null : isoDay(at);
}
