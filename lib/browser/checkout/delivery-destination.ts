import type { Basket } from '@/domain/basket/basket';
import type { DeliveryLocation } from '@/domain/delivery/carrier-restrictions';
import { getParcelKind, type ParcelKind } from '@/domain/delivery/transit-days';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';
import {
  type AddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';

type TypedAddress = { [Field in keyof DeliveryLocation]?: string | undefined };

interface Typed {
  readonly deliverTo?: AddressStepValues['deliverTo'] | undefined;
  readonly invoice?: TypedAddress | undefined;
  readonly delivery?: TypedAddress | undefined;
}

/** Returns the delivery address entered in the form so far (street, postcode and country); null while unknown. */
export function getTypedDestination(
  { deliverTo, invoice, delivery }: Typed,
  { deliveryAddresses }: Pick<CheckoutCustomer, 'deliveryAddresses'> = { deliveryAddresses: [] },
): DeliveryLocation | null {
  if (deliverTo === invoiceAddressOption) return placeOf(invoice);
  if (deliverTo === newAddressOption) return placeOf(delivery);
  const saved = deliveryAddresses.find(({ id }) => id === deliverTo);
  return saved?.country ? placeOf({ ...saved, countryId: saved.country.id }) : null;
}

/** Returns the kind of parcel in which the basket is shipped, derived from its SKUs. */
export function getBasketParcelKind(basket: Basket | null): ParcelKind {
  return getParcelKind(basket?.lines.map(({ product }) => product?.sku) ?? []);
}

function placeOf(address: TypedAddress | undefined): DeliveryLocation | null {
  if (!address?.countryId) return null;
  const { countryId, zipCode = '', street = '', additionalInfo = '' } = address;
  return { countryId, zipCode, street, additionalInfo };
}
