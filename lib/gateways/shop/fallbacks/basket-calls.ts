import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  BasketAddItemDocument,
  BasketAddVoucherDocument,
  BasketCreateDocument,
  type BasketFieldsFragment,
  BasketRemoveItemDocument,
  BasketRemoveVoucherDocument,
  GetBasketInfoDocument,
} from '@/graphql/generated/shop/graphql';
import { getOperationName } from '@/lib/gateways/graphql-document';
import { failure, type GatewayError, type Result, success } from '@/lib/gateways/result';
import { findAllowedOperation } from '@/lib/gateways/shop/allowed-operations';
import {
  sendShopOperation,
  type ShopCallContext,
  type ShopResponse,
} from '@/lib/gateways/shop/shop-client';

/** The caller of an operation; `isAnonymous` decides which fields of a basket the response has. */
export interface BasketCaller extends ShopCallContext {
  readonly isAnonymous: boolean;
}

export type WireBasket = BasketFieldsFragment;

/** A basket after an operation, and the errors that the shop sent beside it. */
export interface BasketAnswer {
  readonly basket: WireBasket;
  readonly errors: NonNullable<ShopResponse['errors']>;
}

/** Reads a basket. A response without the basket is an error of the layer `graphql`, as in all functions of this file. */
export function readBasket(caller: BasketCaller, basketId: string): Promise<Result<BasketAnswer>> {
  return send(GetBasketInfoDocument, { basketId }, caller, ({ basket }) => basket);
}

/** Creates a private basket with a random title, because titles are unique. */
export function createBasketWithRandomTitle(caller: BasketCaller): Promise<Result<BasketAnswer>> {
  const variables = { basketId: crypto.randomUUID(), isPublic: false };
  return send(BasketCreateDocument, variables, caller, ({ basketCreate }) => basketCreate);
}

/** The product, quantity and note (persParam) of a line to add. */
export interface LineToAdd {
  readonly productId: string;
  readonly amount: number;
  readonly persParam: string[] | null;
}

/** Adds a line. A shop without notes ignores persParam. */
export function addLineToBasket(
  caller: BasketCaller,
  basketId: string,
  { productId, amount, persParam }: LineToAdd,
): Promise<Result<BasketAnswer>> {
  const variables = { basketId, productId, amount, persParam };
  return send(BasketAddItemDocument, variables, caller, ({ basketAddItem }) => basketAddItem);
}

/** Removes a quantity of a line. */
export function removeLineFromBasket(
  caller: BasketCaller,
  basketId: string,
  { id: basketItemId, amount }: { id: string; amount: number },
): Promise<Result<BasketAnswer>> {
  const variables = { basketId, basketItemId, amount };
  return send(
    BasketRemoveItemDocument,
    variables,
    caller,
    ({ basketRemoveItem }) => basketRemoveItem,
  );
}

/** Redeems a voucher. */
export function addVoucherToBasket(
  caller: BasketCaller,
  basketId: string,
  voucherNumber: string,
): Promise<Result<BasketAnswer>> {
  const variables = { basketId, voucherNumber };
  return send(
    BasketAddVoucherDocument,
    variables,
    caller,
    ({ basketAddVoucher }) => basketAddVoucher,
  );
}

/** Removes a voucher, which can then be redeemed in another basket. */
export function removeVoucherFromBasket(
  caller: BasketCaller,
  basketId: string,
  voucherId: string,
): Promise<Result<BasketAnswer>> {
  const variables = { basketId, voucherId };
  return send(
    BasketRemoveVoucherDocument,
    variables,
    caller,
    ({ basketRemoveVoucher }) => basketRemoveVoucher,
  );
}

/** Returns the error of a call as the shop's response, if it is one. */
export function toShopRejection(error: GatewayError): Result<ShopResponse> {
  const { layer, message, cause } = error;
  if (layer !== 'graphql') return failure(error);
  const errors = Array.isArray(cause) ? (cause as ShopResponse['errors']) : undefined;
  return success({ data: null, errors: errors ?? [{ message }] });
}

/** Runs an operation of a basket. The response has the type names that the browser's cache needs. */
async function send<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { isAnonymous, ...caller }: BasketCaller,
  getBasket: (data: Data) => WireBasket,
): Promise<Result<BasketAnswer>> {
  const allowed = findAllowedOperation(getOperationName(document)) ?? document;
  const sent = await sendShopOperation(
    allowed as TypedDocumentNode<Data, Variables>,
    { ...variables, isAnonymous },
    caller,
  );
  if (!sent.ok) return sent;
  const { data, errors = [] } = sent.data;
  if (data !== null) return success({ basket: getBasket(data), errors });
  const message = errors[0]?.message ?? 'The answer holds no data';
  return failure({ layer: 'graphql', message, isRetryable: false, cause: errors });
}
