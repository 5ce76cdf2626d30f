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

/** A mutation sent to the shop's basket. */
export type BasketMutation =
  | { kind: 'addItem'; productId: string; amount: number; persParam: PersParam }
  | {
      kind: 'addConfiguration';
      code: string;
      amount: number;
      persParam: PersParam;
      shownCents: number | null;
      /** Key of the line that is created or increased. */
      key: string;
    }
  | { kind: 'removeItem'; lineId: string; amount: number }
  | { kind: 'addVoucher'; code: string }
  | { kind: 'removeVoucher'; voucherId: string }
  | { kind: 'setDeliveryAddress'; deliveryAddressId: string | null }
  | { kind: 'setDeliveryMethod'; deliveryMethodId: string }
  | { kind: 'setPayment'; paymentId: string }
  | { kind: 'setDeliveryWish'; deliveryWish: ShipmentMode };

/**
 * Returns the mutation that executes a command on the confirmed basket; null when the command is already fulfilled or
 * cannot be executed.
 */
export function toBasketMutation(command: BasketCommand, settled: Basket): BasketMutation | null {
  switch (command.kind) {
    case 'add':
      return command.amount > 0 ? addition(command) : null;
    case 'set':
      return amountWrite(command, settled);
    case 'addVoucher':
      return { kind: command.kind, code: command.code };
    case 'removeVoucher':
      return { kind: command.kind, voucherId: command.voucherId };
    case 'setDeliveryAddress':
      return { kind: command.kind, deliveryAddressId: command.deliveryAddressId };
    case 'setDeliveryMethod':
      return { kind: command.kind, deliveryMethodId: command.deliveryMethodId };
    case 'setPayment':
      return { kind: command.kind, paymentId: command.paymentId };
    case 'setDeliveryWish':
      return buildSplitShipmentMutation(command.deliveryWish, settled);
  }
}

/** Returns true when the difference between `before` and `after` shows that the shop applied the mutation. */
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

/** Returns the quantity of the line with the given key; 0 when there is no such line. */
export function getLineQuantity(basket: Basket | null, key: string): number {
  return findLineByKey(basket, key)?.amount ?? 0;
}

/**
 * Returns the mutation that adds or removes the difference between requested and confirmed quantity, so that a command
 * changed in flight is never counted twice; null when nothing is to be sent.
 */
function amountWrite(command: SetQuantityCommand, settled: Basket): BasketMutation | null {
  const line = findLineByKey(settled, command.key);
  const difference = command.amount - (line?.amount ?? 0);
  if (difference < 0 && line) return { kind: 'removeItem', lineId: line.id, amount: -difference };
  if (difference <= 0 || command.productId === null) return null;
  const { productId, persParam, title } = command;
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

/**
 * Returns the mutation that selects the shipment mode; null when the mode is already selected and for an empty basket,
 * whose mode cannot be changed.
 */
function buildSplitShipmentMutation(
  deliveryWish: ShipmentMode,
  settled: Basket,
): BasketMutation | null {
  const isNew = settled.lines.length > 0 && settled.shipmentMode !== deliveryWish;
  return isNew ? { kind: 'setDeliveryWish', deliveryWish } : null;
}

function lineAmount(basket: Basket, lineId: string): number {
  return basket.lines.find(({ id }) => id === lineId)?.amount ?? 0;
}
