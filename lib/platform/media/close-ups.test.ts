import { describe, expect, it } from 'vitest';
import { findCloseUpDrawing, parseCloseUps, isDriveCloseUp } from './close-ups';

describe('close-ups', () => {
  it.each([
    [null, []],
    ['', [null]],
    ['hub\nlamp\n–\n-', ['hub', 'lamp', null, null]],
    [' motor \r\nhubs\nside', ['motor', null, null]],
  ])('parses %j as %j', (lines, expected) => {
    expect(parseCloseUps(lines)).toEqual(expected);
  });

  it.each([
    ['motor', true, 'hub'],
    ['lamp', false, 'head'],
    ['saddle', false, null],
  ] as const)(
    '%s belongs to the drive train: %s, with the drawing %s',
    (closeUp, ofDrive, drawn) => {
      expect(isDriveCloseUp(closeUp)).toBe(ofDrive);
      expect(findCloseUpDrawing(closeUp)).toBe(drawn);
    },
  );
});
