import type { Reference } from '@apollo/client';
import {
  CountriesDocument,
  type CountriesQuery,
  CustomerDeliveryAddressAddDocument,
  CustomerDeliveryAddressDeleteDocument,
  CustomerInvoiceAddressClearDocument,
  CustomerInvoiceAddressSetDocument,
  CustomerProfileDocument,
  type InvoiceAddressField,
} from '@/graphql/generated/shop/graphql';
import { mapCountry } from '@/lib/gateways/shop/map-country';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { getApolloClient } from '@/lib/browser/shop/apollo-client';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';
import type { AddressValues } from './address-schema';
import type {
  Country,
  DeliveryAddressView,
  InvoiceAddressView,
} from '@/lib/browser/shop/shop-views';
import { mapDeliveryAddress, mapInvoiceAddress } from '@/lib/browser/shop/map-customer';
import { removeFromCache, updateCachedCustomer } from '@/lib/browser/shop/shop-cache';
import { type ShopQuery, useShopQuery } from '@/lib/browser/shop/use-shop-query';

/**
 * Subscribes to the countries the shop delivers to, with names in the page's language, in the order of the shop
 * service.
 */
export function useCountries(): ShopQuery<readonly Country[]> {
  return useShopQuery(CountriesDocument, {}, toCountries);
}

function toCountries({ countries }: CountriesQuery): readonly Country[] {
  return countries.map(mapCountry);
}

/**
 * Returns an address with the shop's id of its country, from the countries that the page has already loaded. Rejected,
 * with the shop's own message, when the shop does not know the country: OXID would store any id.
 */
async function toAddressInput<Address extends { countryId: string }>(
  address: Address,
): Promise<ShopResult<Address>> {
  const loaded = getApolloClient().readQuery({ query: CountriesDocument });
  const list = loaded
    ? toServiceCallSuccess(loaded.countries)
    : await runShopOperation(CountriesDocument, {}, ({ countries }) => countries);
  if (list.kind !== 'done') return list;
  const country = list.value.find((one) => mapCountry(one).id === address.countryId);
  return country === undefined
    ? { kind: 'rejected', message: `Country was not found by id: ${address.countryId}` }
    : toServiceCallSuccess({ ...address, countryId: country.id });
}

/** Loads the delivery addresses of the account, oldest first. */
export function loadDeliveryAddresses(): Promise<ShopResult<DeliveryAddressView[]>> {
  return runShopOperation(CustomerProfileDocument, {}, ({ customer }) =>
    customer.deliveryAddresses.map(mapDeliveryAddress),
  );
}

/**
 * Sets the invoice address and returns it as stored. Fields that the shop service cannot blank keep their old value
 * (Specification §7).
 */
export async function setInvoiceAddress(
  address: AddressValues,
): Promise<ShopResult<InvoiceAddressView | null>> {
  const input = await toAddressInput(address);
  if (input.kind !== 'done') return input;
  return runShopOperation(
    CustomerInvoiceAddressSetDocument,
    { invoiceAddress: input.value },
    (data) => mapInvoiceAddress(data.customerInvoiceAddressSet),
    (cache, data) =>
      updateCachedCustomer(cache, { invoiceAddress: () => data.customerInvoiceAddressSet }),
  );
}

const wireFields = {
  company: 'COMPANY',
  vatID: 'VAT_ID',
  additionalInfo: 'ADDITIONAL_INFO',
  phone: 'PHONE',
} as const satisfies Partial<Record<keyof AddressValues, InvoiceAddressField>>;

/**
 * Blanks fields of the invoice address. Supported only by the embedded shop service; other shop services reject the
 * request and keep the old values.
 */
export function clearInvoiceFields(
  fields: readonly (keyof typeof wireFields)[],
): Promise<ShopResult<InvoiceAddressView | null>> {
  return runShopOperation(
    CustomerInvoiceAddressClearDocument,
    { fields: fields.map((field) => wireFields[field]) },
    (data) => mapInvoiceAddress(data.customerInvoiceAddressBlank),
    (cache, data) =>
      updateCachedCustomer(cache, { invoiceAddress: () => data.customerInvoiceAddressBlank }),
  );
}

/** Adds a delivery address to the account (Specification §7). */
export async function addDeliveryAddress({
  vatID: _,
  ...address
}: AddressValues): Promise<ShopResult<DeliveryAddressView>> {
  const input = await toAddressInput(address);
  if (input.kind !== 'done') return input;
  return runShopOperation(
    CustomerDeliveryAddressAddDocument,
    { deliveryAddress: input.value },
    (data) => mapDeliveryAddress(data.customerDeliveryAddressAdd),
    (cache, { customerDeliveryAddressAdd: added }) =>
      updateCachedCustomer(cache, {
        deliveryAddresses: (known, { toReference }) => [
          ...known,
          toReference({ __typename: 'DeliveryAddress', id: added.id }) as Reference,
        ],
      }),
  );
}

/**
 * Deletes a delivery address; baskets that used it switch to the invoice address. Rejected when the address no longer
 * exists.
 */
export function deleteDeliveryAddress(deliveryAddressId: string): Promise<ShopResult<true>> {
  return runShopOperation(
    CustomerDeliveryAddressDeleteDocument,
    { deliveryAddressId },
    () => true as const,
    (cache) => removeFromCache(cache, 'DeliveryAddress', deliveryAddressId),
  );
}
