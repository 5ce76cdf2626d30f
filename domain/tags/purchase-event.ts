import type { Basket } from '../basket/basket';
import { vatShares } from '../basket/vat-shares';
import { basketForTags } from './basket-for-tags';
import type { TagEvent } from './tag-event';

/** An order that was placed of this basket: the sum the customer pays, without prices for a b2b customer. */
export function purchaseEvent(orderNumber: number, basket: Basket): TagEvent {
  const told = basketForTags(basket);
  const isPriced = told.valueCents !== null;
  const { totalCents, delivery } = basket.cost;
  const taxCents = vatShares(basket.cost).reduce((sum, { cents }) => sum + cents, 0);
  return {
    name: 'purchase',
    orderNumber,
    ...told,
    valueCents: isPriced ? totalCents : null,
    taxCents: isPriced ? taxCents : null,
    shippingCents: isPriced ? delivery.cents : null,
  };
}
