import type { IsoDay } from '@/domain/time/day';
import { addDays } from '@/domain/time/day';

export type CalendarEntry = {
  /** The same for every version of the entry: a newer one takes the older one's place. */
  uid: string;
  /** Counts the versions. */
  sequence: number;
  /** When this version was written, in epoch milliseconds. */
  writtenAt: number;
  title: string;
  text: string;
  /** An empty text for none. */
  place: string;
  from: IsoDay;
  /** The last day, included. */
  until: IsoDay;
};

/**
 * An entry over whole days as a calendar file (RFC 5545): lines end with CR LF and are folded at 75 octets, texts are escaped, the end
 * is the day after the last one. Whole days block nobody's time.
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

/** No line is longer than 75 octets; what follows begins with a space. No character is torn. */
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
