/** Why a voucher is refused, beside the sentence the specification prescribes for every refusal (Spec §8). */
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
