import { expect, it } from 'vitest';
import { parseEmailAddress } from './email-address';
import { toDisplayEmail } from './to-display-email';

it.each([
  ['info@fahrrad-müller.example'],
  ['a.b+c@straße.example'],
  ['info@почта.рф'],
  ['rad@bücher.größe.example'],
  ['x@例え.テスト'],
  ['x@ñandú.example'],
  ['x@münchen.example'],
  ['x@ä.example'],
])('displays %s as entered', (typed) => {
  const wire = parseEmailAddress(typed) ?? '';
  expect(wire).toContain('xn--');
  expect(toDisplayEmail(wire)).toBe(typed);
});

it.each([
  'info@lautlos.example',
  'xn--mller-kva@lautlos.example',
  'info@xn--.example',
  'info@xn--99999999999.example',
  'info@xn--a-.example',
  'info@xn--M!.example',
  '',
  'nobody',
])('displays %j unchanged', (email) => {
  expect(toDisplayEmail(email)).toBe(email);
});
