import { expect, it } from 'vitest';
import { replacementsFor } from './replacement';

const sold = ['LU11.25.H.M.TG', 'LU11.26.H.M.TG', 'LU11.25.H.L.TG', 'ZB.SPA.18.SA'];

it.each<[string, string[]]>([
  ['LU11.24.H.M.TG', ['LU11.26.H.M.TG', 'LU11.25.H.M.TG']],
  ['lu11.25.h.m.tg', ['LU11.25.H.M.TG']],
  [' zb.spa.18.sa', ['ZB.SPA.18.SA']],
  ['LU8.24.H.M.TG', []],
  ['ZB.SPA.17.SA', []],
  ['', []],
])('instead of %j: %j', (asked, expected) => {
  expect(replacementsFor(asked, sold)).toEqual(expected);
});
