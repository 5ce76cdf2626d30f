import type { Basket, BasketCost } from '@/domain/basket/basket';
import { vatShares } from '@/domain/basket/vat-shares';
import { type TaxNote, taxNote } from '@/domain/checkout/tax-note';
import type { CheckoutCustomer, PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { pickupMethodId } from '@/lib/browser/shop/delivery-methods';

/** Where a basket goes, by the country's id; null while nobody has said, and for what is picked up. */
export function destinationOf(basket: Basket, customer: CheckoutCustomer | null): string | null {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  const chosen = customer?.deliveryAddresses.find(({ id }) => id === basket.deliveryAddressId);
  return chosen?.country?.id ?? customer?.invoiceAddress?.country?.id ?? null;
}

/** The same for a promise of delivery: undefined while nobody has said, null for what is picked up. */
export function arrivesIn(
  basket: Basket,
  customer: CheckoutCustomer | null,
): string | null | undefined {
  if (basket.deliveryMethod?.id === pickupMethodId) return null;
  return destinationOf(basket, customer) ?? basket.deliveryCountryId ?? undefined;
}

/** What has to be said about the tax of this customer's basket; null when nothing is out of the ordinary. */
export function taxOfBasket(basket: Basket, customer: CheckoutCustomer | null): TaxNote | null {
  const invoice = customer?.invoiceAddress ?? null;
  return taxNote({
    ...amounts(basket.cost),
    countryId: destinationOf(basket, customer),
    isPickup: basket.deliveryMethod?.id === pickupMethodId,
    vatIDState: invoice?.vatIDState ?? 'NONE',
  });
}

/** Why an order that was placed holds no VAT; null when it does. */
export function taxOfOrder({ cost, deliveredTo, isPickup }: PlacedOrderView): TaxNote | null {
  const countryId = deliveredTo.country?.id ?? null;
  return taxNote({ ...amounts(cost), countryId, isPickup, vatIDState: 'NONE' });
}

function amounts(cost: BasketCost) {
  return { totalCents: cost.totalCents, hasVat: vatShares(cost).length > 0 };
}
