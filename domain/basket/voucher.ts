/** Trims a voucher code; null for empty input, which callers ignore (Specification §5). */
export function parseVoucherCode(input: string): string | null {
  return input.trim() || null;
}

/** Reasons why the shop rejects a voucher, derived from its error messages. */
export type VoucherRejection =
  | 'expired'
  | 'notYet'
  | 'usedUp'
  | 'usedBefore'
  | 'minimum'
  | 'reserved'
  | 'same'
  | 'second'
  | 'notForYou'
  | 'signIn';

const reasons: Readonly<Record<string, VoucherRejection>> = {
  MESSAGE_COUPON_EXPIRED: 'expired',
  ERROR_MESSAGE_VOUCHER_NOTYETVALID: 'notYet',
  ERROR_MESSAGE_VOUCHER_USEDUP: 'usedUp',
  ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER: 'usedBefore',
  ERROR_MESSAGE_VOUCHER_INCORRECTPRICE: 'minimum',
  ERROR_MESSAGE_VOUCHER_ISRESERVED: 'reserved',
  ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES: 'same',
  ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES: 'second',
  ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP: 'notForYou',
  // Vouchers of a cart that the shop keeps only after the sign-in.
  'You need to be logged to access this field': 'signIn',
};

/** Maps the shop's message to a reason; null for an unknown code and for messages without a specific reason. */
export function parseVoucherRejection(message: string): VoucherRejection | null {
  return reasons[message] ?? null;
}

/** Reasons that depend on the cart or the order: the voucher is valid, and another cart could redeem it. */
const validElsewhere: ReadonlySet<VoucherRejection> = new Set([
  'minimum',
  'reserved',
  'same',
  'second',
  'signIn',
]);

/**
 * Returns true when the voucher itself is invalid; the specification defines the message for that case (Specification
 * §8).
 */
export function isInvalidVoucher(reason: VoucherRejection | null): boolean {
  return reason === null || !validElsewhere.has(reason);
}
