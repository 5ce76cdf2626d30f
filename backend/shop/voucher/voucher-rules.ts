import type { VoucherSeries } from './voucher.repository';

/** OXID's texts for a voucher that cannot be used (external contract A.4), and two of the maker's own: OXID calls a used up one, and one that is to come, unknown. */
export type VoucherProblem =
  | 'ERROR_MESSAGE_VOUCHER_NOVOUCHER'
  | 'MESSAGE_COUPON_EXPIRED'
  | 'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE'
  | 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
  | 'ERROR_MESSAGE_VOUCHER_USEDUP'
  | 'ERROR_MESSAGE_VOUCHER_NOTYETVALID'
  | 'ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP'
  | 'ERROR_MESSAGE_VOUCHER_NOTAVAILABLEINOTHERORDER'
  | 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES'
  | 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES';

/** Why the series takes nothing off goods of this worth (cents, as the catalogue prices them for this buyer) now; null when it does. */
export function seriesProblem(
  series: VoucherSeries,
  { goodsCents, isDealer }: { goodsCents: number; isDealer: boolean },
  now: number,
): VoucherProblem | null {
  const isMeant = series.audience === 'all' || (series.audience === 'dealer') === isDealer;
  if (!isMeant) return 'ERROR_MESSAGE_VOUCHER_NOTVALIDUSERGROUP';
  if (series.validUntil !== null && series.validUntil < now) return 'MESSAGE_COUPON_EXPIRED';
  if (series.validFrom !== null && series.validFrom > now)
    return 'ERROR_MESSAGE_VOUCHER_NOTYETVALID';
  if (goodsCents < series.minimumCents) return 'ERROR_MESSAGE_VOUCHER_INCORRECTPRICE';
  return null;
}

/** Why no more vouchers of the series can be held; null when one can. */
export function supplyProblem(
  series: VoucherSeries,
  uses: { redeemed: number; held: number },
): VoucherProblem | null {
  if (series.maxUses === null || uses.redeemed + uses.held < series.maxUses) return null;
  return uses.redeemed < series.maxUses
    ? 'ERROR_MESSAGE_VOUCHER_ISRESERVED'
    : 'ERROR_MESSAGE_VOUCHER_USEDUP';
}

/** Why a basket that holds these series cannot hold another; null when it can. A basket holds one voucher. */
export function companionProblem(
  series: VoucherSeries,
  held: readonly VoucherSeries[],
): VoucherProblem | null {
  if (held.length === 0) return null;
  return held.some(({ id }) => id === series.id)
    ? 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDSAMESERIES'
    : 'ERROR_MESSAGE_VOUCHER_NOTALLOWEDOTHERSERIES';
}
