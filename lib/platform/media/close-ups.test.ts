import { describe, expect, it } from 'vitest';
import { findCloseUpDrawing, parseCloseUps, isDriveCloseUp } from './close-ups';

describe('close-ups', () => {
  it.each([
    [null, []],
    ['', [null]],
    ['hub\nlamp\n–\n-', ['hub', 'lamp', null, null]],
    [' motor \r\nhubs\nside', ['motor', null, null]],
  ])('%j stand beside the chapters as %j', (lines, expected) => {
    expect(parseCloseUps(lines)).toEqual(expected);
  });

  it.each([
    ['motor', true, 'hub'],
    ['lamp', false, 'head'],
    ['saddle', false, null],
  ] as const)('%s: of the drive %s, drawn as %s', (closeUp, ofDrive, drawn) => {
    expect(isDriveCloseUp(closeUp)).toBe(ofDrive);
    expect(findCloseUpDrawing(closeUp)).toBe(drawn);
  });
});
