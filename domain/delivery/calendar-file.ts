import type { IsoDay } from '@/domain/time/day';
import { addDays } from '@/domain/time/day';

export type CalendarEntry = {
  /** Id of the entry, the same for all its versions, so that a newer version replaces an older one. */
  uid: string;
  /** Version number of the entry. */
  sequence: number;
  /** Time of this version, in epoch milliseconds. */
  writtenAt: number;
  title: string;
  text: string;
  /** Place of the entry; empty if there is none. */
  place: string;
  from: IsoDay;
  /** Last day, inclusive. */
  until: IsoDay;
};

/**
 * Builds a calendar file with an all-day entry (RFC 5545): CRLF line ends, lines folded at 75 octets, escaped texts,
 * and an exclusive end, the day after the last one. The entry does not mark the time as busy.
 */
export function buildCalendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lautlos//Bestellung//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.writtenAt)}`,
    `DTSTART;VALUE=DATE:${digits(entry.from)}`,
    `DTEND;VALUE=DATE:${digits(addDays(entry.until, 1))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${escaped(entry.place)}`]),
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function digits(day: IsoDay): string {
  return day.replaceAll('-', '');
}

function stamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

/** Folds a line at 75 octets without splitting a character. Continuation lines begin with a space. */
function folded(line: string): string {
  const limit = 75;
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > limit) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
