import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';

/** Where an order arrives, in one line; picked up, the given name of the house's place. */
export function placeOfOrder({ isPickup, deliveredTo }: PlacedOrderView, workshop: string): string {
  if (isPickup) return workshop;
  const { street, streetNumber, zipCode, city } = deliveredTo;
  return `${street} ${streetNumber}, ${zipCode} ${city}`;
}
