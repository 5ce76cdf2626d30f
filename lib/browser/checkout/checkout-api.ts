import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import type { Reference } from '@apollo/client';
import { removeControlCharacters } from '@/domain/text/text-utils';
import type { CheckoutMethodOption } from '@/domain/checkout/method-selection';
import { toCents } from '@/domain/money/cents';
import {
  BasketDeliveryMethodsDocument,
  BasketPaymentsDocument,
  PlaceOrderDocument,
  CustomerCreditDocument,
  type CustomerCreditQuery,
} from '@/graphql/generated/shop/graphql';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import { mapPlacedOrder } from '@/lib/browser/shop/map-customer';
import { updateCachedCustomer } from '@/lib/browser/shop/shop-cache';
import { useCustomerQuery } from '@/lib/browser/shop/use-shop-query';
import type { Credit } from '@/domain/payment/payment-terms';

/** The buyer's remarks (empty for none) and the displayed total, in cents. */
export type PlaceOrderInput = {
  remark: string;
  reference: string;
  serviceDealer: string;
  shownCents: number;
};

/** Loads the delivery methods available for the basket and its address. */
export function loadDeliveryMethods(basketId: string): Promise<ShopResult<CheckoutMethodOption[]>> {
  return runShopOperation(
    BasketDeliveryMethodsDocument,
    { basketId },
    ({ basketDeliveryMethods }) =>
      basketDeliveryMethods.map(({ id, title, cost }) => ({
        id,
        title,
        description: '',
        costCents: cost && toCents(cost.price),
      })),
  );
}

/**
 * Loads the payment methods available for the basket and its delivery method; none, without a request, at a shop that
 * offers no choice.
 */
export async function loadPayments(basketId: string): Promise<ShopResult<CheckoutMethodOption[]>> {
  if (!hasShopFeature('paymentChoice')) return toServiceCallSuccess([]);
  return runShopOperation(BasketPaymentsDocument, { basketId }, ({ basketPayments }) =>
    basketPayments.map(({ id, title, description, cost }) => ({
      id,
      title,
      description,
      costCents: toCents(cost.price),
    })),
  );
}

/** Places the order. Repeating the request after a lost response returns the same order (Specification §5, §7). */
export function placeOrder(
  basketId: string,
  { remark, reference, serviceDealer, shownCents }: PlaceOrderInput,
): Promise<ShopResult<PlacedOrderView>> {
  const variables = {
    basketId,
    remark: removeControlCharacters(remark),
    confirmTermsAndConditions: true,
    shownTotal: shownCents / 100,
    ...(reference && { reference: removeControlCharacters(reference) }),
    ...(serviceDealer && { serviceDealer }),
  };
  return runShopOperation(
    PlaceOrderDocument,
    variables,
    (data) => mapPlacedOrder(data.placeOrder),
    (cache, { placeOrder: { id } }) =>
      updateCachedCustomer(cache, {
        orders: (known, { toReference }) => [
          toReference({ __typename: 'Order', id }) as Reference,
          ...known,
        ],
      }),
  );
}

/** Subscribes to the credit a B2B customer has left for orders on invoice; null while it is unknown. */
export function useCredit(isEnabled: boolean): Credit | null {
  return useCustomerQuery(CustomerCreditDocument, {}, toCredit, isEnabled).value;
}

function toCredit({ customer }: CustomerCreditQuery): Credit | null {
  if (!customer.credit) return null;
  const { limit, open, free } = customer.credit;
  return { limitCents: cents(limit), openCents: toCents(open), freeCents: cents(free) };
}

function cents(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}
