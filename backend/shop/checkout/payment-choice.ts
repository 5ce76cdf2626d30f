import type { BasketModel } from '../basket/basket-model';
import { changeBasket, getOwnBasket } from '../basket/basket.service';
import { priceBasket } from '../pricing/pricing.service';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { requireCustomerForHidden } from '../base/access';
import { findPaymentOffers, wirePaymentOffer } from './payment-offers';

/** The payments of the caller's basket. Refuses one without a delivery method with OXID's words. */
export async function listPayments(context: ShopContext, basketId: string) {
  requireCustomerForHidden(context, 'Query', 'basketPayments');
  const basket = await getOwnBasket(context, basketId);
  assertDeliveryMethod(basket);
  const priced = await priceBasket(context, basket);
  return (await findPaymentOffers(context, priced)).map((payment) =>
    wirePaymentOffer(payment, priced),
  );
}

/** Sets how the caller's basket is paid. Refuses what is not offered with OXID's words (external contract A.4). */
export function setPayment(
  context: ShopContext,
  basketId: string,
  paymentId: string,
): Promise<BasketModel> {
  requireCustomerForHidden(context, 'Mutation', 'basketSetPayment');
  return changeBasket(context, basketId, async (inner, basket) => {
    assertDeliveryMethod(basket);
    const offers = await findPaymentOffers(inner, await priceBasket(inner, basket));
    if (!offers.some(({ id }) => id === paymentId)) throw paymentUnavailable(paymentId);
    return { payment_id: paymentId };
  });
}

/** OXID's refusal of a payment that is not offered. */
export function paymentUnavailable(id: string): ShopError {
  return new ShopError('PAYMENT_UNAVAILABLE', `Payment method '${id}' is unavailable!`);
}

function assertDeliveryMethod({ deliveryMethodId }: BasketModel): void {
  if (deliveryMethodId === null)
    throw new ShopError('DELIVERY_MISSING', 'Delivery method must be provided!');
}
