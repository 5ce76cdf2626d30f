import { describe, expect, it } from 'vitest';
import { parseVoucherCode, isInvalidVoucher, parseVoucherRejection } from './voucher';

describe('voucher code', () => {
  it.each([
    ['LAUTLOS10', 'LAUTLOS10'],
    ['  LAUTLOS10\n', 'LAUTLOS10'],
    ['', null],
    ['   ', null],
  ])('%j is sent as %j (Specification §5)', (input, code) => {
    expect(parseVoucherCode(input)).toBe(code);
  });
});

describe('voucher reason', () => {
  it.each([
    ['MESSAGE_COUPON_EXPIRED', 'expired'],
    ['ERROR_MESSAGE_VOUCHER_NOTYETVALID', 'notYet'],
    ['ERROR_MESSAGE_VOUCHER_USEDUP', 'usedUp'],
    ['ERROR_MESSAGE_VOUCHER_INCORRECTPRICE', 'minimum'],
    ['ERROR_MESSAGE_VOUCHER_ISRESERVED', 'reserved'],
    ['ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER', 'usedBefore'],
    ['ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES', 'same'],
    ['ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES', 'second'],
    ['ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP', 'notForYou'],
    ['ERROR_MESSAGE_VOUCHER_NOVOUCHER', null],
    ['something else', null],
  ])('parses %s as %s', (message, reason) => {
    expect(parseVoucherRejection(message)).toBe(reason);
  });

  it.each([
    [null, true],
    ['expired', true],
    ['notYet', true],
    ['usedUp', true],
    ['usedBefore', true],
    ['notForYou', true],
    ['minimum', false],
    ['reserved', false],
    ['same', false],
    ['second', false],
  ] as const)('for reason %s the voucher itself is invalid: %s', (reason, isInvalid) => {
    expect(isInvalidVoucher(reason)).toBe(isInvalid);
  });
});
