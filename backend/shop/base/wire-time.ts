/** The wire's DateTime of an epoch time in milliseconds; null stays null. */
export function wireTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().replace(/\.\d{3}Z$/, '+00:00');
}
