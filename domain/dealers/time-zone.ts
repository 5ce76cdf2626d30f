import type { DealerCountry } from './dealer';

const timeZones: Readonly<Record<DealerCountry, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  CZ: 'Europe/Prague',
};

/** A moment as the clock on a shop's wall shows it. */
export interface WallTime {
  /** 0 is Monday. */
  readonly day: number;
  /** Since midnight. */
  readonly minutes: number;
}

const englishDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a country's shops shows at a moment (epoch milliseconds). */
export function wallTimeIn(country: DealerCountry, atMs: number): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZones[country])
      .formatToParts(atMs)
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
