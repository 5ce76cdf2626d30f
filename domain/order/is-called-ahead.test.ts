import { expect, it } from 'vitest';
import { isCalledAhead } from './is-called-ahead';

const bike = 'LU11.25.H.M.GR';
const bell = 'ZB.KRE.42.MS';

it.each([
  ['a bike and a number', ['030 555 0140'], [bike], true],
  ['the number of the invoice address', [undefined, '030 555 0140'], [bell, bike], true],
  ['a bike without a number', ['', ' ', null], [bike], false],
  ['a bell by letter', ['030 555 0140'], [bell], false],
])('%s', (_what, phones, skus, expected) => {
  expect(isCalledAhead({ phones, skus })).toBe(expected);
});
