import type { Basket, BasketCost } from '@/domain/basket/basket';
import { vatShares } from '@/domain/basket/vat-shares';
import { type TaxNote, taxNote } from '@/domain/checkout/tax-note';
import type { CheckoutCustomer, PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { pickupMethodId } from '@/lib/browser/shop/delivery-methods';

/** What has to be said about the tax of this customer's basket; null when nothing is out of the ordinary. */
export function taxOfBasket(basket: Basket, customer: CheckoutCustomer | null): TaxNote | null {
  const invoice = customer?.invoiceAddress ?? null;
  const chosen = customer?.deliveryAddresses.find(({ id }) => id === basket.deliveryAddressId);
  return taxNote({
    ...amounts(basket.cost),
    countryId: chosen?.country?.id ?? invoice?.country?.id ?? null,
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
