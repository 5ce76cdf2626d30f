import type { Basket, BasketCost } from '@/domain/basket/basket';
import { computeVatShares } from '@/domain/basket/basket-view';
import type { DeliveryLocation } from '@/domain/delivery/carrier-restrictions';
import { type TaxNote, findTaxNote } from '@/domain/checkout/tax-note';
import {
  type CheckoutCustomer,
  pickupMethodId,
  type PlacedOrderView,
} from '@/lib/browser/shop/shop-views';

/** Returns the delivery address of a basket (street, postcode and country); null while unknown and for pickup. */
export function getBasketDestination(
  basket: Basket,
  customer: CheckoutCustomer | null,
): DeliveryLocation | null {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  const chosen = customer?.deliveryAddresses.find(({ id }) => id === basket.deliveryAddressId);
  const address = chosen?.country ? chosen : customer?.invoiceAddress;
  if (!address?.country) return null;
  const { street, additionalInfo, zipCode, country } = address;
  return { street, additionalInfo, zipCode, countryId: country.id };
}

/** Returns the destination country for delivery estimates: undefined while it is unknown, null for pickup. */
export function getDestinationCountry(
  basket: Basket,
  customer: CheckoutCustomer | null,
): string | null | undefined {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  return getBasketDestination(basket, customer)?.countryId ?? basket.deliveryCountryId ?? undefined;
}

/** Returns the note on VAT for this customer's basket, for example for an export; null when VAT is charged as usual. */
export function getBasketTaxNote(
  basket: Basket,
  customer: CheckoutCustomer | null,
): TaxNote | null {
  const invoice = customer?.invoiceAddress ?? null;
  return findTaxNote({
    ...amounts(basket.cost),
    place: getBasketDestination(basket, customer),
    isPickup: basket.deliveryMethod?.id === pickupMethodId,
    vatIDState: invoice?.vatIDState ?? 'NONE',
  });
}

/** Returns the note that explains why an order contains no VAT; null when it contains VAT. */
export function getOrderTaxNote({ cost, deliveredTo, isPickup }: PlacedOrderView): TaxNote | null {
  const country = deliveredTo?.country ?? null;
  const place = country && { countryId: country.id, zipCode: deliveredTo?.zipCode ?? '' };
  return findTaxNote({ ...amounts(cost), place, isPickup, vatIDState: 'NONE' });
}

function amounts(cost: BasketCost) {
  return { totalCents: cost.totalCents, hasVat: computeVatShares(cost).length > 0 };
}
