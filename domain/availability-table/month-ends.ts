/** The last days of the month of an ISO moment and of those after it, `count` in all, as ISO days in UTC. */
export function monthEnds(moment: string, count: number): readonly string[] {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return [];
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + at + 1, 0))
      .toISOString()
      .slice(0, 10),
  );
}
