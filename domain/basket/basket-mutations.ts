import {
  createAddCommand,
  type AddItemCommand,
  type BasketCommand,
  buildLineKey,
  findLineByKey,
  type SetQuantityCommand,
} from './basket-commands';
import type { Basket } from './basket';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { PersParam } from './pers-param';

/** One mutation of the shop's basket. */
export type BasketMutation =
  | { kind: 'addItem'; productId: string; amount: number; persParam: PersParam }
  | {
      kind: 'addConfiguration';
      code: string;
      amount: number;
      persParam: PersParam;
      shownCents: number | null;
      /** The line it goes into or makes. */
      key: string;
    }
  | { kind: 'removeItem'; lineId: string; amount: number }
  | { kind: 'addVoucher'; code: string }
  | { kind: 'removeVoucher'; voucherId: string }
  | { kind: 'setDeliveryAddress'; deliveryAddressId: string | null }
  | { kind: 'setDeliveryMethod'; deliveryMethodId: string }
  | { kind: 'setPayment'; paymentId: string }
  | { kind: 'setDeliveryWish'; deliveryWish: ShipmentMode };

/** The mutation that makes the wish come true in the settled basket; null when it is true already or cannot be. */
export function toBasketMutation(wish: BasketCommand, settled: Basket): BasketMutation | null {
  switch (wish.kind) {
    case 'add':
      return wish.amount > 0 ? addition(wish) : null;
    case 'set':
      return amountWrite(wish, settled);
    case 'addVoucher':
      return { kind: wish.kind, code: wish.code };
    case 'removeVoucher':
      return { kind: wish.kind, voucherId: wish.voucherId };
    case 'setDeliveryAddress':
      return { kind: wish.kind, deliveryAddressId: wish.deliveryAddressId };
    case 'setDeliveryMethod':
      return { kind: wish.kind, deliveryMethodId: wish.deliveryMethodId };
    case 'setPayment':
      return { kind: wish.kind, paymentId: wish.paymentId };
    case 'setDeliveryWish':
      return partingWrite(wish.deliveryWish, settled);
  }
}

/** After an answer that got lost: true when the basket shows that the write had arrived. */
export function isMutationApplied(write: BasketMutation, before: Basket, after: Basket): boolean {
  switch (write.kind) {
    case 'addItem': {
      const key = buildLineKey(write.productId, write.persParam);
      return getLineQuantity(after, key) - getLineQuantity(before, key) >= write.amount;
    }
    case 'addConfiguration':
      return getLineQuantity(after, write.key) - getLineQuantity(before, write.key) >= write.amount;
    case 'removeItem':
      return lineAmount(before, write.lineId) - lineAmount(after, write.lineId) >= write.amount;
    case 'addVoucher':
      return after.vouchers.some(({ number }) => number.toLowerCase() === write.code.toLowerCase());
    case 'removeVoucher':
      return after.vouchers.every(({ id }) => id !== write.voucherId);
    case 'setDeliveryAddress':
      return after.deliveryAddressId === write.deliveryAddressId;
    case 'setDeliveryMethod':
      return after.deliveryMethod?.id === write.deliveryMethodId;
    case 'setPayment':
      return after.payment?.id === write.paymentId;
    case 'setDeliveryWish':
      return after.shipmentMode === write.deliveryWish;
  }
}

/** How many pieces of a key the basket holds; 0 without the line. */
export function getLineQuantity(basket: Basket | null, key: string): number {
  return findLineByKey(basket, key)?.amount ?? 0;
}

/** The difference to the settled amount is sent, so that a wish changed in flight is never counted twice. */
function amountWrite(wish: SetQuantityCommand, settled: Basket): BasketMutation | null {
  const line = findLineByKey(settled, wish.key);
  const difference = wish.amount - (line?.amount ?? 0);
  if (difference < 0 && line) return { kind: 'removeItem', lineId: line.id, amount: -difference };
  if (difference <= 0 || wish.productId === null) return null;
  const { productId, persParam, title } = wish;
  return addition(createAddCommand({ productId, persParam, title, amount: difference }));
}

function addition({
  productId,
  persParam,
  amount,
  key,
  code,
  shownCents,
}: AddItemCommand): BasketMutation {
  return code === null
    ? { kind: 'addItem', productId, persParam, amount }
    : { kind: 'addConfiguration', code, persParam, amount, shownCents, key };
}

/** There is nothing to say of an empty basket. */
function partingWrite(deliveryWish: ShipmentMode, settled: Basket): BasketMutation | null {
  const isNew = settled.lines.length > 0 && settled.shipmentMode !== deliveryWish;
  return isNew ? { kind: 'setDeliveryWish', deliveryWish } : null;
}

function lineAmount(basket: Basket, lineId: string): number {
  return basket.lines.find(({ id }) => id === lineId)?.amount ?? 0;
}
