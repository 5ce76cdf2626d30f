import { expect, it } from 'vitest';
import { voucherCode } from './voucher-code';

it.each([
  ['LAUTLOS10', 'LAUTLOS10'],
  ['  LAUTLOS10\n', 'LAUTLOS10'],
  ['', null],
  ['   ', null],
])('%j is sent as %j (Spec §5)', (input, code) => {
  expect(voucherCode(input)).toBe(code);
});
