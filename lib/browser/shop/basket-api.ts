import type { TypedDocumentNode } from '@apollo/client';
import type { Basket } from '@/domain/basket/basket';
import type { BasketMutation } from '@/domain/basket/basket-mutations';
import { formatPersParam } from '@/domain/basket/pers-param';
import { resolveRecoveryForAll } from '@/domain/basket/error-recovery';
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
  BasketSetShipmentModeDocument,
  BasketSetPaymentDocument,
  GetBasketInfoDocument,
} from '@/graphql/generated/shop/graphql';
import { runOperation } from './run-operation';
import { getClientState } from '@/lib/browser/state/client-state';
import { mapBasket, toShipmentModeInput } from '@/lib/gateways/shop/map-basket';

export type BasketResult =
  /**
   * The basket after the operation. `problem` is present if the operation succeeded only in part, and describes what is
   * missing.
   */
  | { kind: 'basket'; basket: Basket; problem?: string }
  /** The basket does not exist or belongs to somebody else (Specification §8). */
  | { kind: 'lost'; message: string }
  | { kind: 'rejected'; message: string }
  /** There was no response, so the operation may have taken effect. */
  | { kind: 'unknown'; message: string }
  | { kind: 'sessionEnded' };

/** Basket operations used by the basket store. */
export type BasketApi = {
  createBasket: () => Promise<BasketResult>;
  fetchBasket: (basketId: string) => Promise<BasketResult>;
  updateBasket: (basketId: string, write: BasketMutation) => Promise<BasketResult>;
};

/** Creates a basket with a unique title, because the shop service rejects duplicate titles. */
export function createBasket(): Promise<BasketResult> {
  return sendRequest(
    BasketCreateDocument,
    { basketId: crypto.randomUUID(), ...isAnonymous() },
    (data) => data.basketCreate,
  );
}

export function fetchBasket(basketId: string): Promise<BasketResult> {
  return sendRequest(GetBasketInfoDocument, { basketId, ...isAnonymous() }, (data) => data.basket);
}

/** Executes one change of a basket; the response contains the whole basket (Specification §4). */
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
      return sendRequest(BasketAddItemDocument, item, (data) => data.basketAddItem);
    }
    case 'addConfiguration': {
      const { code, amount, shownCents } = write;
      const persParam = formatPersParam({ ...write.persParam, uuid: '' });
      const bike = {
        ...{ ...shared, code, amount },
        persParam: persParam.length > 0 ? persParam : null,
        shownTotal: shownCents === null ? null : shownCents / 100,
      };
      return sendRequest(
        BasketAddConfigurationDocument,
        bike,
        (data) => data.basketAddConfiguration,
      );
    }
    case 'removeItem': {
      const item = { ...shared, basketItemId: write.lineId, amount: write.amount };
      return sendRequest(BasketRemoveItemDocument, item, (data) => data.basketRemoveItem);
    }
    case 'addVoucher': {
      const voucher = { ...shared, voucherNumber: write.code };
      return sendRequest(BasketAddVoucherDocument, voucher, (data) => data.basketAddVoucher);
    }
    case 'removeVoucher': {
      const voucher = { ...shared, voucherId: write.voucherId };
      return sendRequest(BasketRemoveVoucherDocument, voucher, (data) => data.basketRemoveVoucher);
    }
    case 'setDeliveryAddress': {
      const address = { ...shared, deliveryAddressId: write.deliveryAddressId };
      return sendRequest(
        BasketSetDeliveryAddressDocument,
        address,
        (data) => data.basketSetDeliveryAddress,
      );
    }
    case 'setDeliveryMethod': {
      const method = { ...shared, deliveryMethodId: write.deliveryMethodId };
      return sendRequest(
        BasketSetDeliveryMethodDocument,
        method,
        (data) => data.basketSetDeliveryMethod,
      );
    }
    case 'setPayment': {
      const payment = { ...shared, paymentId: write.paymentId };
      return sendRequest(BasketSetPaymentDocument, payment, (data) => data.basketSetPayment);
    }
    case 'setDeliveryWish': {
      const input = { ...shared, deliveryWish: toShipmentModeInput(write.deliveryWish) };
      return sendRequest(
        BasketSetShipmentModeDocument,
        input,
        (data) => data.basketSetDeliveryWish,
      );
    }
  }
}

/**
 * Returns the query variable that selects the fields of the response (Specification §7). The server corrects the
 * variable when the session has changed.
 */
function isAnonymous(): { isAnonymous: boolean } {
  return { isAnonymous: getClientState().isAnonymous };
}

async function sendRequest<T, V extends Record<string, unknown>>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  basketOf: (data: T) => BasketFieldsFragment,
): Promise<BasketResult> {
  const result = await runOperation(document, variables);
  switch (result.kind) {
    case 'data': {
      const [problem] = result.problems;
      return {
        kind: 'basket',
        basket: mapBasket(basketOf(result.data)),
        ...(problem && { problem }),
      };
    }
    case 'rejected': {
      const message = result.messages[0] ?? '';
      const isLost = resolveRecoveryForAll(result.messages) === 'recreateBasket';
      return { kind: isLost ? 'lost' : 'rejected', message };
    }
    case 'unreachable':
      return { kind: 'unknown', message: result.message };
    case 'sessionEnded':
      return result;
  }
}
