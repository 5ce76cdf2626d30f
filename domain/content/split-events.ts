type Timed = { startsAt: string; endsAt: string | null };

/**
 * What is still to come or under way, the next first, and what is over, the latest first. `now` in epoch milliseconds. An event
 * whose times cannot be read is left out.
 */
export function splitEvents<Event extends Timed>(
  events: readonly Event[],
  now: number,
): { upcoming: Event[]; past: Event[] } {
  const readable = events
    .filter(({ startsAt }) => !Number.isNaN(Date.parse(startsAt)))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const isOver = ({ startsAt, endsAt }: Event) => Date.parse(endsAt ?? startsAt) < now;
  return {
    upcoming: readable.filter((event) => !isOver(event)),
    past: readable.filter(isOver).reverse(),
  };
}
