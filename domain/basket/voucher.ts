/** The code to send: without the spaces around it; null when nothing is left, which is ignored (Spec §5). */
export function parseVoucherCode(input: string): string | null {
  return input.trim() || null;
}

/** Why a voucher is refused. */
export type VoucherRejection =
  | 'expired'
  | 'notYet'
  | 'usedUp'
  | 'usedBefore'
  | 'minimum'
  | 'reserved'
  | 'same'
  | 'second'
  | 'notForYou';

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
};

/** The reason behind the shop's text; null for a number nobody knows, and for a text that says nothing more. */
export function parseVoucherRejection(message: string): VoucherRejection | null {
  return reasons[message] ?? null;
}

/** Refusals of a valid voucher: the cart or the order is the reason, and another cart could redeem it. */
const validElsewhere: ReadonlySet<VoucherRejection> = new Set([
  'minimum',
  'reserved',
  'same',
  'second',
]);

/** True when the voucher itself is not valid, which the specification puts into fixed words (Spec §8). */
export function isInvalidVoucher(reason: VoucherRejection | null): boolean {
  return reason === null || !validElsewhere.has(reason);
}
