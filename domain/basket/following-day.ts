const dayMs = 24 * 60 * 60 * 1000;

/** The day after an ISO day, as an ISO day. Throws for anything that is no day. */
export function followingDay(isoDay: string): string {
  return new Date(Date.parse(`${isoDay}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}
