import 'server-only';
import { surplusLines } from '@/domain/basket/merge-report';
import type { Result } from '@/lib/gateways/result';
import {
  addVoucher,
  type HeldBasket,
  readHeldBasket,
  removeBasket,
  removeItem,
  removeVoucher,
} from '@/lib/gateways/shop/basket.gateway';
import type { ShopCaller } from '@/lib/gateways/shop/send-operation';
import { logger } from '@/lib/platform/observability/logger';

/** A basket, who it belongs to, and what lay in it before. */
export type KnownBasket = { basketId: string; caller: ShopCaller; content: HeldBasket };

/**
 * Puts both baskets back as they were when taking one along has failed half-way. It looks at what lies in them now, so
 * that it heals lost answers, too. What cannot be put back because nobody answers is logged; it is in one of the two.
 */
export async function undoMerge(from: KnownBasket, to: KnownBasket & { isNew: boolean }) {
  if (to.isNew) {
    await freeVouchers(from.content, to);
    report(await removeBasket(to.basketId, to.caller));
  } else {
    await takeBack(from.content, to);
  }
  await restoreVouchers(from);
}

async function takeBack(moved: HeldBasket, { basketId, caller, content }: KnownBasket) {
  const now = await readHeldBasket(basketId, caller);
  if (!now.ok) return report(now);
  for (const surplus of surplusLines(moved.lines, content.lines, now.data.lines)) {
    report(await removeItem(basketId, surplus, caller));
  }
  await freeVouchers(moved, { basketId, caller, content });
}

/** Vouchers that were redeemed here on the way are free again. */
async function freeVouchers(moved: HeldBasket, { basketId, caller, content }: KnownBasket) {
  const numbers = new Set(moved.vouchers.map(({ number }) => number));
  for (const { number } of content.vouchers) numbers.delete(number);
  if (numbers.size === 0) return;
  const now = await readHeldBasket(basketId, caller);
  if (!now.ok) return report(now);
  for (const voucher of now.data.vouchers) {
    if (numbers.has(voucher.number)) report(await removeVoucher(basketId, voucher.id, caller));
  }
}

async function restoreVouchers({ basketId, caller, content }: KnownBasket) {
  if (content.vouchers.length === 0) return;
  const now = await readHeldBasket(basketId, caller);
  if (!now.ok) return report(now);
  const held = new Set(now.data.vouchers.map(({ number }) => number));
  for (const { number } of content.vouchers) {
    if (!held.has(number)) report(await addVoucher(basketId, number, caller));
  }
}

function report(result: Result<unknown>): void {
  if (!result.ok) logger.error('A basket could not be put back', { ...result.error });
}
