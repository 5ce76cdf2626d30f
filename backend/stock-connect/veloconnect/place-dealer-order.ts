import { newId } from '../../database/ids';
import { findDeliveryAddresses } from '../../shop/address/address.repository';
import { findBasket, insertBasket, insertItem } from '../../shop/basket/basket.repository';
import { readPersParam } from '../../shop/basket/item-input';
import { priceBasket } from '../../shop/basket/price-basket';
import type { ShopContext } from '../../shop/context';
import { findOffers, setDeliveryMethod } from '../../shop/delivery/delivery.service';
import { ShopError } from '../../shop/errors';
import type { OrderModel } from '../../shop/order/order-model';
import { findOrders } from '../../shop/order/order.repository';
import { placeOrder } from '../../shop/order/place-order';
import { setPayment } from '../../shop/payment/payment.service';

/** Orders of dealers' systems are paid on invoice. */
const paymentId = 'oxidinvoice';

/** A line on its way into a real order. */
export interface LineToPlace {
  productId: string;
  amount: number;
  buyersItemId: string | null;
  wishedAt: string | null;
}

/**
 * Orders these lines for the caller as the checkout would: to the delivery address last changed, else the invoice address; the way
 * the last order went, where it is still offered; on invoice. Belongs into a transaction of the caller's: what the shop refuses
 * (stock, credit, rights) is thrown in its words, and nothing of it must stay.
 */
export async function placeDealerOrder(
  context: ShopContext,
  customerId: string,
  lines: readonly LineToPlace[],
  reference: string,
): Promise<OrderModel> {
  const basketId = newId();
  await fillBasket(context, customerId, basketId, lines);
  await setDeliveryMethod(context, basketId, await methodFor(context, customerId, basketId));
  await setPayment(context, basketId, paymentId);
  const wish = { isTermsConfirmed: true, remark: '', reference, serviceDealer: '' };
  return placeOrder(context, basketId, wish);
}

async function fillBasket(
  { db, now }: ShopContext,
  customerId: string,
  basketId: string,
  lines: readonly LineToPlace[],
): Promise<void> {
  const address = (await findDeliveryAddresses(db, customerId)).at(-1);
  await insertBasket(db, {
    id: basketId,
    ownerId: customerId,
    title: `veloconnect ${basketId}`,
    isPublic: false,
    deliveryAddressId: address?.id ?? null,
    deliveryMethodId: null,
    paymentId: null,
    createdAt: now,
    updatedAt: now,
  });
  for (const [index, { productId, amount, buyersItemId, wishedAt }] of lines.entries()) {
    const note = { uuid: '', comment: buyersItemId ?? '', date: wishedAt ?? '' };
    const isSilent = note.comment === '' && note.date === '';
    const persParam = readPersParam(isSilent ? null : [JSON.stringify(note)]);
    const item = { id: newId(), basketId, productId, amount, persParam, updatedAt: now };
    await insertItem(db, item, index + 1);
  }
}

async function methodFor(
  context: ShopContext,
  customerId: string,
  basketId: string,
): Promise<string> {
  const basket = await findBasket(context.db, basketId);
  const offers = basket ? await findOffers(context, await priceBasket(context, basket)) : [];
  const [last] = await findOrders(context.db, customerId, { offset: 0, limit: 1 });
  const chosen =
    offers.find(({ id }) => id === last?.deliveryMethodId) ??
    offers.find(({ isPickup }) => !isPickup) ??
    offers[0];
  if (!chosen) throw new ShopError('DELIVERY_MISSING', 'Delivery set must be selected!');
  return chosen.id;
}
