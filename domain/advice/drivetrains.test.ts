import { expect, it } from 'vitest';
import { findDriveSummary } from './drivetrains';

it.each([
  ['alfine11', ['Shimano Alfine SG-S7001-11, Bandbreite 409 %'], { drive: 'hub11', range: 409 }],
  ['alfine8', ['Shimano Alfine SG-S7001-8, range 307%'], { drive: 'hub8', range: 307 }],
  ['singlespeed', ['50 : 24', '80 %'], { drive: 'single', range: null }],
  ['nobody-knows', ['409 %'], null],
])('%s', (kind, texts, note) => {
  expect(findDriveSummary({ kind, texts })).toEqual(note);
});
