import type { Basket, BasketCost } from '@/domain/basket/basket';
import { vatShares } from '@/domain/basket/vat-shares';
import type { DeliveryPlace } from '@/domain/delivery/carrier-limit';
import { type TaxNote, taxNote } from '@/domain/checkout/tax-note';
import type { CheckoutCustomer, PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { pickupMethodId } from '@/lib/browser/shop/delivery-methods';

/** Where a basket goes; null while nobody has said, and for what is picked up. */
export function destinationOf(
  basket: Basket,
  customer: CheckoutCustomer | null,
): DeliveryPlace | null {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  const chosen = customer?.deliveryAddresses.find(({ id }) => id === basket.deliveryAddressId);
  const address = chosen?.country ? chosen : customer?.invoiceAddress;
  if (!address?.country) return null;
  const { street, additionalInfo, zipCode, country } = address;
  return { street, additionalInfo, zipCode, countryId: country.id };
}

/** The same for a promise of delivery: undefined while nobody has said, null for what is picked up. */
export function arrivesIn(
  basket: Basket,
  customer: CheckoutCustomer | null,
): string | null | undefined {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  return destinationOf(basket, customer)?.countryId ?? basket.deliveryCountryId ?? undefined;
}

/** What has to be said about the tax of this customer's basket; null when nothing is out of the ordinary. */
export function taxOfBasket(basket: Basket, customer: CheckoutCustomer | null): TaxNote | null {
  const invoice = customer?.invoiceAddress ?? null;
  return taxNote({
    ...amounts(basket.cost),
    place: destinationOf(basket, customer),
    isPickup: basket.deliveryMethod?.id === pickupMethodId,
    vatIDState: invoice?.vatIDState ?? 'NONE',
  });
}

/** Why an order that was placed holds no VAT; null when it does. */
export function taxOfOrder({ cost, deliveredTo, isPickup }: PlacedOrderView): TaxNote | null {
  const { country, zipCode } = deliveredTo;
  const place = country && { countryId: country.id, zipCode };
  return taxNote({ ...amounts(cost), place, isPickup, vatIDState: 'NONE' });
}

function amounts(cost: BasketCost) {
  return { totalCents: cost.totalCents, hasVat: vatShares(cost).length > 0 };
}
