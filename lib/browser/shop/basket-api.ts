import type { TypedDocumentNode } from '@apollo/client';
import type { Basket } from '@/domain/basket/basket';
import type { BasketMutation } from '@/domain/basket/basket-mutations';
import { formatPersParam } from '@/domain/basket/pers-param';
import { resolveRecoveryForAll } from '@/domain/basket/shop-errors';
import {
  BasketAddConfigurationDocument,
  BasketAddItemDocument,
  BasketAddVoucherDocument,
  BasketCreateDocument,
  type BasketFieldsFragment,
  BasketRemoveItemDocument,
  BasketRemoveVoucherDocument,
  BasketSetDeliveryAddressDocument,
  BasketSetDeliveryMethodDocument,
  BasketSetDeliveryWishDocument,
  BasketSetPaymentDocument,
  GetBasketInfoDocument,
} from '@/graphql/generated/shop/graphql';
import { runOperation } from './run-operation';
import { getClientState } from '@/lib/browser/state/client-state';
import { mapBasket } from '@/lib/gateways/shop/map-basket';
import { toDeliveryWish } from '@/lib/gateways/shop/map-basket';

/** What the shop made of a call for a basket. */
export type BasketResult =
  /** problem: the shop did a part of it and says what is missing. */
  | { kind: 'basket'; basket: Basket; problem?: string }
  /** The shop does not know the basket or gives it to somebody else (Spec §8). */
  | { kind: 'lost'; message: string }
  | { kind: 'refused'; message: string }
  /** No answer: it may have happened. */
  | { kind: 'unknown'; message: string }
  | { kind: 'sessionEnded' };

/** What the cart store asks of the shop. */
export type BasketApi = {
  createBasket: () => Promise<BasketResult>;
  fetchBasket: (basketId: string) => Promise<BasketResult>;
  updateBasket: (basketId: string, write: BasketMutation) => Promise<BasketResult>;
};

/** Creates a basket with a title nobody else has: the shop refuses a title twice. */
export function createBasket(): Promise<BasketResult> {
  return ask(
    BasketCreateDocument,
    { basketId: crypto.randomUUID(), ...isAnonymous() },
    (data) => data.basketCreate,
  );
}

/** Reads a basket anew. */
export function fetchBasket(basketId: string): Promise<BasketResult> {
  return ask(GetBasketInfoDocument, { basketId, ...isAnonymous() }, (data) => data.basket);
}

/** Carries out one write; the answer is the whole basket (Spec §4). */
export function updateBasket(basketId: string, write: BasketMutation): Promise<BasketResult> {
  const shared = { basketId, ...isAnonymous() };
  switch (write.kind) {
    case 'addItem': {
      const { productId, amount } = write;
      const persParam = formatPersParam(write.persParam);
      const item = {
        ...shared,
        productId,
        amount,
        persParam: persParam.length > 0 ? persParam : null,
      };
      return ask(BasketAddItemDocument, item, (data) => data.basketAddItem);
    }
    case 'addConfiguration': {
      const { code, amount, shownCents } = write;
      const persParam = formatPersParam({ ...write.persParam, uuid: '' });
      const bike = {
        ...{ ...shared, code, amount },
        persParam: persParam.length > 0 ? persParam : null,
        shownTotal: shownCents === null ? null : shownCents / 100,
      };
      return ask(BasketAddConfigurationDocument, bike, (data) => data.basketAddConfiguration);
    }
    case 'removeItem': {
      const item = { ...shared, basketItemId: write.lineId, amount: write.amount };
      return ask(BasketRemoveItemDocument, item, (data) => data.basketRemoveItem);
    }
    case 'addVoucher': {
      const voucher = { ...shared, voucherNumber: write.code };
      return ask(BasketAddVoucherDocument, voucher, (data) => data.basketAddVoucher);
    }
    case 'removeVoucher': {
      const voucher = { ...shared, voucherId: write.voucherId };
      return ask(BasketRemoveVoucherDocument, voucher, (data) => data.basketRemoveVoucher);
    }
    case 'setDeliveryAddress': {
      const address = { ...shared, deliveryAddressId: write.deliveryAddressId };
      return ask(
        BasketSetDeliveryAddressDocument,
        address,
        (data) => data.basketSetDeliveryAddress,
      );
    }
    case 'setDeliveryMethod': {
      const method = { ...shared, deliveryMethodId: write.deliveryMethodId };
      return ask(BasketSetDeliveryMethodDocument, method, (data) => data.basketSetDeliveryMethod);
    }
    case 'setPayment': {
      const payment = { ...shared, paymentId: write.paymentId };
      return ask(BasketSetPaymentDocument, payment, (data) => data.basketSetPayment);
    }
    case 'setDeliveryWish': {
      const wish = { ...shared, deliveryWish: toDeliveryWish(write.deliveryWish) };
      return ask(BasketSetDeliveryWishDocument, wish, (data) => data.basketSetDeliveryWish);
    }
  }
}

/** The cart query takes isAnonymous from a cookie (Spec §7); the server corrects it when the session has changed. */
function isAnonymous(): { isAnonymous: boolean } {
  return { isAnonymous: getClientState().isAnonymous };
}

async function ask<T, V extends Record<string, unknown>>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  basketOf: (data: T) => BasketFieldsFragment,
): Promise<BasketResult> {
  const outcome = await runOperation(document, variables);
  switch (outcome.kind) {
    case 'data': {
      const [problem] = outcome.problems;
      return {
        kind: 'basket',
        basket: mapBasket(basketOf(outcome.data)),
        ...(problem && { problem }),
      };
    }
    case 'refused': {
      const message = outcome.messages[0] ?? '';
      const isLost = resolveRecoveryForAll(outcome.messages) === 'recreateBasket';
      return { kind: isLost ? 'lost' : 'refused', message };
    }
    case 'unreachable':
      return { kind: 'unknown', message: outcome.message };
    case 'sessionEnded':
      return outcome;
  }
}
