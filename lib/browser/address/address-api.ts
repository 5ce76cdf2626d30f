import type { Reference } from '@apollo/client';
import {
  CountriesDocument,
  type CountriesQuery,
  CustomerDeliveryAddressAddDocument,
  CustomerDeliveryAddressDeleteDocument,
  CustomerInvoiceAddressBlankDocument,
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

/** Follows the countries the shop delivers to, in its own order and the page's language. */
export function useCountries(): ShopQuery<readonly Country[]> {
  return useShopQuery(CountriesDocument, {}, toCountries);
}

function toCountries({ countries }: CountriesQuery): readonly Country[] {
  return countries.map(({ id, title }) => ({ id, title }));
}

/** The delivery addresses of the account, oldest first. */
export function loadDeliveryAddresses(): Promise<ShopResult<DeliveryAddressView[]>> {
  return runShopOperation(CustomerProfileDocument, {}, ({ customer }) =>
    customer.deliveryAddresses.map(mapDeliveryAddress),
  );
}

/** Sets the invoice address and gives it as the shop keeps it: what the shop cannot blank stays as it was (Spec §7). */
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

/** Blanks fields of the invoice address (maker's own field: other shops refuse it and keep what was there). */
export function clearInvoiceFields(
  fields: readonly (keyof typeof wireFields)[],
): Promise<ShopResult<InvoiceAddressView | null>> {
  return runShopOperation(
    CustomerInvoiceAddressBlankDocument,
    { fields: fields.map((field) => wireFields[field]) },
    (data) => mapInvoiceAddress(data.customerInvoiceAddressBlank),
    (cache, data) =>
      updateCachedCustomer(cache, { invoiceAddress: () => data.customerInvoiceAddressBlank }),
  );
}

/** Adds a delivery address to the account (Spec §7). */
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

/** Removes a delivery address; baskets that used it go to the invoice address. Refused when it is gone already. */
export function deleteDeliveryAddress(deliveryAddressId: string): Promise<ShopResult<true>> {
  return runShopOperation(
    CustomerDeliveryAddressDeleteDocument,
    { deliveryAddressId },
    () => true as const,
    (cache) => removeFromCache(cache, 'DeliveryAddress', deliveryAddressId),
  );
}
