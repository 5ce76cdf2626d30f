import 'server-only';
import { type Result, success } from '@/lib/gateways/result';
import { addVoucher, removeVoucher } from '@/lib/gateways/shop/basket.gateway';
import type { ShopCaller } from '@/lib/gateways/shop/send-operation';

type Voucher = { id: string; number: string };

type Side<BasketId> = { basketId: BasketId; caller: ShopCaller };

/**
 * Redeems the vouchers of one basket in another and gives the numbers that were refused there. A voucher that the old
 * basket holds is given free first, and put back when it cannot move: a voucher is never lost between two baskets.
 */
export async function moveVouchers(
  vouchers: readonly Voucher[],
  from: Side<string | null>,
  to: Side<string>,
): Promise<Result<string[]>> {
  const refused: string[] = [];
  for (const voucher of vouchers) {
    const moved = await moveVoucher(voucher, from, to);
    if (moved.ok) continue;
    if (moved.error.layer !== 'graphql') return moved;
    refused.push(voucher.number);
  }
  return success(refused);
}

async function moveVoucher(
  { id, number }: Voucher,
  from: Side<string | null>,
  to: Side<string>,
): Promise<Result<true>> {
  const redeemed = await addVoucher(to.basketId, number, to.caller);
  if (redeemed.ok || redeemed.error.layer !== 'graphql' || from.basketId === null) return redeemed;
  const freed = await removeVoucher(from.basketId, id, from.caller);
  if (!freed.ok) return redeemed;
  const again = await addVoucher(to.basketId, number, to.caller);
  if (!again.ok) await addVoucher(from.basketId, number, from.caller);
  return again;
}
