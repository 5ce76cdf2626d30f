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
 * Subscribes to the countries the shop delivers to, named in the page's language and in the order the shop service
 * returns.
 */
export function useCountries(): ShopQuery<readonly Country[]> {
  return useShopQuery(CountriesDocument, {}, toCountries);
}

function toCountries({ countries }: CountriesQuery): readonly Country[] {
  return countries.map(({ id, title }) => ({ id, title }));
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
export function setInvoiceAddress(
  address: AddressValues,
): Promise<ShopResult<InvoiceAddressView | null>> {
  return runShopOperation(
    CustomerInvoiceAddressSetDocument,
    { invoiceAddress: address },
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
export function addDeliveryAddress({
  vatID: _,
  ...address
}: AddressValues): Promise<ShopResult<DeliveryAddressView>> {
  return runShopOperation(
    CustomerDeliveryAddressAddDocument,
    { deliveryAddress: address },
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
