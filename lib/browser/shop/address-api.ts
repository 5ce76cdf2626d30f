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
import { askShop, type ShopAnswer } from './ask-shop';
import type { AddressValues } from './address-schema';
import type { Country, DeliveryAddressView, InvoiceAddressView } from './address-views';
import { mapDeliveryAddress, mapInvoiceAddress } from './map-address';
import { forgetThing, modifyCustomer } from './shop-cache';
import { type FollowedQuery, useShopQuery } from './use-shop-query';

/** Follows the countries the shop delivers to, in its own order and the page's language. */
export function useCountries(): FollowedQuery<readonly Country[]> {
  return useShopQuery(CountriesDocument, {}, toCountries);
}

function toCountries({ countries }: CountriesQuery): readonly Country[] {
  return countries.map(({ id, title }) => ({ id, title }));
}

/** The delivery addresses of the account, oldest first. */
export function loadDeliveryAddresses(): Promise<ShopAnswer<DeliveryAddressView[]>> {
  return askShop(CustomerProfileDocument, {}, ({ customer }) =>
    customer.deliveryAddresses.map(mapDeliveryAddress),
  );
}

/** Sets the invoice address and gives it as the shop keeps it: what the shop cannot blank stays as it was (Spec §7). */
export function setInvoiceAddress(
  address: AddressValues,
): Promise<ShopAnswer<InvoiceAddressView | null>> {
  return askShop(
    CustomerInvoiceAddressSetDocument,
    { invoiceAddress: address },
    (data) => mapInvoiceAddress(data.customerInvoiceAddressSet),
    (cache, data) =>
      modifyCustomer(cache, { invoiceAddress: () => data.customerInvoiceAddressSet }),
  );
}

const wireFields = {
  company: 'COMPANY',
  vatID: 'VAT_ID',
  additionalInfo: 'ADDITIONAL_INFO',
  phone: 'PHONE',
} as const satisfies Partial<Record<keyof AddressValues, InvoiceAddressField>>;

/** Blanks fields of the invoice address (maker's own field: other shops refuse it and keep what was there). */
export function blankInvoiceFields(
  fields: readonly (keyof typeof wireFields)[],
): Promise<ShopAnswer<InvoiceAddressView | null>> {
  return askShop(
    CustomerInvoiceAddressBlankDocument,
    { fields: fields.map((field) => wireFields[field]) },
    (data) => mapInvoiceAddress(data.customerInvoiceAddressBlank),
    (cache, data) =>
      modifyCustomer(cache, { invoiceAddress: () => data.customerInvoiceAddressBlank }),
  );
}

/** Adds a delivery address to the account (Spec §7). */
export function addDeliveryAddress({
  vatID: _,
  ...address
}: AddressValues): Promise<ShopAnswer<DeliveryAddressView>> {
  return askShop(
    CustomerDeliveryAddressAddDocument,
    { deliveryAddress: address },
    (data) => mapDeliveryAddress(data.customerDeliveryAddressAdd),
    (cache, { customerDeliveryAddressAdd: added }) =>
      modifyCustomer(cache, {
        deliveryAddresses: (known, { toReference }) => [
          ...known,
          toReference({ __typename: 'DeliveryAddress', id: added.id }) as Reference,
        ],
      }),
  );
}

/** Removes a delivery address; baskets that used it go to the invoice address. Refused when it is gone already. */
export function deleteDeliveryAddress(deliveryAddressId: string): Promise<ShopAnswer<true>> {
  return askShop(
    CustomerDeliveryAddressDeleteDocument,
    { deliveryAddressId },
    () => true as const,
    (cache) => forgetThing(cache, 'DeliveryAddress', deliveryAddressId),
  );
}
