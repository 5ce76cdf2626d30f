import type { Reference } from '@apollo/client';
import { stripControlCharacters } from '@/domain/basket/remark';
import type { Choice } from '@/domain/checkout/payment-choice';
import { toCents } from '@/domain/money/cents';
import {
  BasketDeliveryMethodsDocument,
  BasketPaymentsDocument,
  GetCustomerDocument,
  type GetCustomerQuery,
  PlaceOrderDocument,
} from '@/graphql/generated/shop/graphql';
import { askShop, type ShopAnswer } from './ask-shop';
import type { CheckoutCustomer, PlacedOrderView } from './checkout-views';
import { mapCustomer, mapPlacedOrder } from './map-customer';
import { modifyCustomer } from './shop-cache';
import { type FollowedQuery, useCustomerQuery } from './use-shop-query';

/** What the buyer says of the order, empty texts for nothing, and the total that was shown, in cents. */
export type OrderNotes = {
  remark: string;
  reference: string;
  serviceDealer: string;
  shownCents: number;
};

/** Follows the caller's account; nobody is asked while nobody is signed in. */
export function useCustomer(isWanted = true): FollowedQuery<CheckoutCustomer> {
  return useCustomerQuery(GetCustomerDocument, {}, toCustomer, isWanted);
}

function toCustomer({ customer }: GetCustomerQuery): CheckoutCustomer {
  return mapCustomer(customer);
}

/** The ways of delivery the shop offers for the basket and its address. */
export function loadDeliveryMethods(basketId: string): Promise<ShopAnswer<Choice[]>> {
  return askShop(BasketDeliveryMethodsDocument, { basketId }, ({ basketDeliveryMethods }) =>
    basketDeliveryMethods.map(({ id, title, cost }) => ({
      id,
      title,
      description: '',
      costCents: toCents(cost.price),
    })),
  );
}

/** The ways of payment the shop offers for the basket and its delivery method. */
export function loadPayments(basketId: string): Promise<ShopAnswer<Choice[]>> {
  return askShop(BasketPaymentsDocument, { basketId }, ({ basketPayments }) =>
    basketPayments.map(({ id, title, description, cost }) => ({
      id,
      title,
      description,
      costCents: toCents(cost.price),
    })),
  );
}

/** Places the order. Asked again after a lost answer, the shop gives the same order (Spec §5, §7). */
export function placeOrder(
  basketId: string,
  { remark, reference, serviceDealer, shownCents }: OrderNotes,
): Promise<ShopAnswer<PlacedOrderView>> {
  const variables = {
    basketId,
    remark: stripControlCharacters(remark),
    confirmTermsAndConditions: true,
    shownTotal: shownCents / 100,
    ...(reference && { reference: stripControlCharacters(reference) }),
    ...(serviceDealer && { serviceDealer }),
  };
  return askShop(
    PlaceOrderDocument,
    variables,
    (data) => mapPlacedOrder(data.placeOrder),
    (cache, { placeOrder: { id } }) =>
      modifyCustomer(cache, {
        orders: (known, { toReference }) => [
          toReference({ __typename: 'Order', id }) as Reference,
          ...known,
        ],
      }),
  );
}
