import { describe, expect, it } from 'vitest';
import { toIsoDay } from '@/domain/time/day';
import { type CalendarEntry, buildCalendarFile } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'order-240731@lautlos.example',
  sequence: 2,
  writtenAt: Date.parse('2026-11-21T12:04:05.678Z'),
  title: 'Ludwig kommt',
  text: 'Bestellung 240731',
  place: 'Sonnenallee 41, 12045 Berlin',
  from: toIsoDay('2026-12-30'),
  until: toIsoDay('2026-12-31'),
};

/** Parses the properties of a file by name, after unfolding lines, as a calendar application does. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.filter(Boolean).map((line) => [line.split(/[:;]/)[0] ?? '', line]));
}

describe('calendar file', () => {
  it('contains one all-day entry that ends on the day after the last day', () => {
    const file = buildCalendarFile(entry);
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    const found = read(file);
    expect(found.get('UID')).toBe('UID:order-240731@lautlos.example');
    expect(found.get('SEQUENCE')).toBe('SEQUENCE:2');
    expect(found.get('DTSTAMP')).toBe('DTSTAMP:20261121T120405Z');
    expect(found.get('DTSTART')).toBe('DTSTART;VALUE=DATE:20261230');
    expect(found.get('DTEND')).toBe('DTEND;VALUE=DATE:20270101');
    expect(found.get('TRANSP')).toBe('TRANSP:TRANSPARENT');
  });

  it('escapes special characters', () => {
    const found = read(buildCalendarFile({ ...entry, text: 'a, b; c\\d\nneue Zeile' }));
    expect(found.get('DESCRIPTION')).toBe('DESCRIPTION:a\\, b\\; c\\\\d\\nneue Zeile');
    expect(found.get('LOCATION')).toBe('LOCATION:Sonnenallee 41\\, 12045 Berlin');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const text = 'Größe für Straßenbahnschaffnerinnen 😀 '.repeat(12);
    const file = buildCalendarFile({ ...entry, text });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(file).get('DESCRIPTION')).toBe(`DESCRIPTION:${text}`);
  });

  it('omits the location of an entry without a place', () => {
    expect(buildCalendarFile({ ...entry, place: '' })).not.toContain('LOCATION');
  });
});
