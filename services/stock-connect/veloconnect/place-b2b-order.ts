import { newId } from '../../database/sql-helpers';
import { findDeliveryAddresses } from '../../shop/address/address.repository';
import type { BasketModel } from '../../shop/basket/basket-model';
import { createBasketWithItems } from '../../shop/basket/basket.service';
import { parseItemNote } from '../../shop/basket/basket-item-input';
import { priceBasket } from '../../shop/pricing/pricing.service';
import type { ShopContext } from '../../shop/base/shop-context';
import { listDeliveryOffers, setDeliveryMethod } from '../../shop/checkout/checkout.service';
import { setPayment } from '../../shop/checkout/checkout.service';
import { ShopError } from '../../shop/base/shop-errors';
import type { OrderModel } from '../../shop/order/order-model';
import { listOrders } from '../../shop/order/order.repository';
import { placeOrder } from '../../shop/order/place-order';

/** Orders of dealers' systems are paid on invoice. */
const paymentId = 'oxidinvoice';

/** A line of the order to be placed. */
export interface B2bOrderLineInput {
  productId: string;
  amount: number;
  buyersItemId: string | null;
  requestedDate: string | null;
}

/**
 * Places an order for the caller like the checkout, paid on invoice. It is delivered to the delivery address that was
 * last changed, otherwise to the invoice address, with the delivery method of the last order if still available. Must
 * run in the caller's transaction: errors of the shop (stock, credit, permissions) are thrown unchanged, and the
 * transaction must then be rolled back.
 */
export async function placeB2bOrder(
  context: ShopContext,
  customerId: string,
  lines: readonly B2bOrderLineInput[],
  reference: string,
): Promise<OrderModel> {
  const basket = await fillBasket(context, customerId, lines);
  await setDeliveryMethod(context, basket.id, await methodFor(context, customerId, basket));
  await setPayment(context, basket.id, paymentId);
  const notes = { remark: '', reference, serviceDealer: '' };
  return placeOrder(context, basket.id, {
    ...notes,
    isTermsConfirmed: true,
    shownTotalCents: null,
  });
}

async function fillBasket(
  context: ShopContext,
  ownerId: string,
  lines: readonly B2bOrderLineInput[],
): Promise<BasketModel> {
  const address = (await findDeliveryAddresses(context.db, ownerId)).at(-1);
  const title = `veloconnect ${newId()}`;
  const items = lines.map(({ productId, amount, buyersItemId, requestedDate }) => {
    const note = { uuid: '', comment: buyersItemId ?? '', date: requestedDate ?? '' };
    const isSilent = note.comment === '' && note.date === '';
    return {
      productId,
      amount,
      persParam: parseItemNote(isSilent ? null : [JSON.stringify(note)]),
    };
  });
  const facts = { ownerId, title, deliveryAddressId: address?.id ?? null };
  return createBasketWithItems(context, facts, items);
}

async function methodFor(
  context: ShopContext,
  customerId: string,
  basket: BasketModel,
): Promise<string> {
  const offers = await listDeliveryOffers(context, await priceBasket(context, basket));
  const [last] = await listOrders(context.db, customerId, { offset: 0, limit: 1 });
  const chosen =
    offers.find(({ id }) => id === last?.deliveryMethodId) ??
    offers.find(({ isPickup }) => !isPickup) ??
    offers[0];
  if (!chosen) throw new ShopError('DELIVERY_MISSING', 'Delivery set must be selected!');
  return chosen.id;
}
