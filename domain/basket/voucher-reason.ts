/** Why a voucher is refused. */
export type VoucherReason =
  | 'expired'
  | 'notYet'
  | 'usedUp'
  | 'usedBefore'
  | 'minimum'
  | 'reserved'
  | 'same'
  | 'second'
  | 'notForYou';

const reasons: Readonly<Record<string, VoucherReason>> = {
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
export function voucherReason(message: string): VoucherReason | null {
  return reasons[message] ?? null;
}

/** Refusals of a valid voucher: the cart or the order is the reason, and another cart could redeem it. */
const validElsewhere: ReadonlySet<VoucherReason> = new Set([
  'minimum',
  'reserved',
  'same',
  'second',
]);

/** True when the voucher itself is not valid, which the specification puts into fixed words (Spec §8). */
export function isInvalidVoucher(reason: VoucherReason | null): boolean {
  return reason === null || !validElsewhere.has(reason);
}
