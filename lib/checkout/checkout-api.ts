import type { TypedDocumentNode } from '@apollo/client';
import { stripControlCharacters } from '@/domain/basket/remark';
import { toCents } from '@/domain/money/cents';
import {
  BasketDeliveryMethodsDocument,
  BasketPaymentsDocument,
  CountriesDocument,
  CustomerDeliveryAddressAddDocument,
  CustomerInvoiceAddressSetDocument,
  GetCustomerDocument,
  PlaceOrderDocument,
} from '@/graphql/generated/shop/graphql';
import { runOperation } from '@/lib/apollo/run-operation';
import type { AddressValues } from './address-schema';
import type { CheckoutCustomer, Choice, DeliveryAddressView, OrderView } from './checkout-views';
import { mapCustomer, mapDeliveryAddress, mapOrder } from './map-customer';

/** What became of a call: refused carries the shop's own sentence, unreachable may still have arrived there. */
export type CheckoutAnswer<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

/** The caller's account; refused for anonymous callers. */
export function loadCustomer(): Promise<CheckoutAnswer<CheckoutCustomer>> {
  return ask(GetCustomerDocument, {}, ({ customer }) => mapCustomer(customer));
}

/** The countries the shop delivers to, in its own order and the page's language. */
export function loadCountries(): Promise<CheckoutAnswer<{ id: string; title: string }[]>> {
  return ask(CountriesDocument, {}, ({ countries }) =>
    countries.map(({ id, title }) => ({ id, title })),
  );
}

/** Sets the invoice address (Spec §7). */
export function saveInvoiceAddress(address: AddressValues): Promise<CheckoutAnswer<true>> {
  return ask(CustomerInvoiceAddressSetDocument, { invoiceAddress: address }, () => true as const);
}

/** Adds a delivery address to the account (Spec §7). */
export function addDeliveryAddress({
  vatID: _,
  ...address
}: AddressValues): Promise<CheckoutAnswer<DeliveryAddressView>> {
  return ask(CustomerDeliveryAddressAddDocument, { deliveryAddress: address }, (data) =>
    mapDeliveryAddress(data.customerDeliveryAddressAdd),
  );
}

/** The ways of delivery the shop offers for the basket and its address. */
export function loadDeliveryMethods(basketId: string): Promise<CheckoutAnswer<Choice[]>> {
  return ask(BasketDeliveryMethodsDocument, { basketId }, ({ basketDeliveryMethods }) =>
    basketDeliveryMethods.map(({ id, title, cost }) => ({
      id,
      title,
      description: '',
      costCents: toCents(cost.price),
    })),
  );
}

/** The ways of payment the shop offers for the basket and its delivery method. */
export function loadPayments(basketId: string): Promise<CheckoutAnswer<Choice[]>> {
  return ask(BasketPaymentsDocument, { basketId }, ({ basketPayments }) =>
    basketPayments.map(({ id, title, description, cost }) => ({
      id,
      title,
      description,
      costCents: toCents(cost.price),
    })),
  );
}

/** Places the order. Asked again after a lost answer, the shop gives the same order (Spec §5, §7). */
export function placeOrder(basketId: string, remark: string): Promise<CheckoutAnswer<OrderView>> {
  const variables = {
    basketId,
    remark: stripControlCharacters(remark),
    confirmTermsAndConditions: true,
  };
  return ask(PlaceOrderDocument, variables, (data) => mapOrder(data.placeOrder));
}

async function ask<T, V extends Record<string, unknown>, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
): Promise<CheckoutAnswer<Value>> {
  const outcome = await runOperation(document, variables);
  switch (outcome.kind) {
    case 'data':
      return { kind: 'done', value: toValue(outcome.data) };
    case 'refused':
      return { kind: 'refused', message: outcome.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return outcome;
  }
}
