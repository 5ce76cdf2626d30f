import { describe, expect, it } from 'vitest';
import { drawingOf, readCloseUps, showsDrive } from './close-ups';

describe('close-ups', () => {
  it.each([
    [null, []],
    ['', [null]],
    ['hub\nlamp\n–\n-', ['hub', 'lamp', null, null]],
    [' motor \r\nhubs\nside', ['motor', null, null]],
  ])('%j stand beside the chapters as %j', (lines, expected) => {
    expect(readCloseUps(lines)).toEqual(expected);
  });

  it.each([
    ['motor', true, 'hub'],
    ['lamp', false, 'head'],
    ['saddle', false, null],
  ] as const)('%s: of the drive %s, drawn as %s', (closeUp, ofDrive, drawn) => {
    expect(showsDrive(closeUp)).toBe(ofDrive);
    expect(drawingOf(closeUp)).toBe(drawn);
  });
});
