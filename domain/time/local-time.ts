/** The weekday and time of day in a time zone. */
export interface LocalTime {
  /** Weekday: 0 is Monday, 6 is Sunday. */
  readonly day: number;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const englishDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the local time of a zone such as Europe/London at a time in epoch milliseconds. Throws for an unknown zone.
 */
export function getLocalTime(timeZone: string, at: number): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: englishDays.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
