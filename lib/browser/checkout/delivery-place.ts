import type { Basket } from '@/domain/basket/basket';
import type { DeliveryPlace } from '@/domain/delivery/carrier-limit';
import { kindOfSkus, type ParcelKind } from '@/domain/delivery/road-days';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';
import { type AddressStepValues, toInvoiceAddress, toNewAddress } from './address-step-values';

type TypedAddress = { [Field in keyof DeliveryPlace]?: string | undefined };

interface Typed {
  readonly deliverTo?: AddressStepValues['deliverTo'] | undefined;
  readonly invoice?: TypedAddress | undefined;
  readonly delivery?: TypedAddress | undefined;
}

/** Where the goods go as the form stands; null while it is not known. */
export function typedPlace(
  { deliverTo, invoice, delivery }: Typed,
  { deliveryAddresses }: Pick<CheckoutCustomer, 'deliveryAddresses'> = { deliveryAddresses: [] },
): DeliveryPlace | null {
  if (deliverTo === toInvoiceAddress) return placeOf(invoice);
  if (deliverTo === toNewAddress) return placeOf(delivery);
  const saved = deliveryAddresses.find(({ id }) => id === deliverTo);
  return saved?.country ? placeOf({ ...saved, countryId: saved.country.id }) : null;
}

/** How the basket travels, as far as its SKUs tell. */
export function basketParcelKind(basket: Basket | null): ParcelKind {
  return kindOfSkus(basket?.lines.map(({ product }) => product?.sku) ?? []);
}

function placeOf(address: TypedAddress | undefined): DeliveryPlace | null {
  if (!address?.countryId) return null;
  const { countryId, zipCode = '', street = '', additionalInfo = '' } = address;
  return { countryId, zipCode, street, additionalInfo };
}
