import { getDeliveryAddress } from '../address/address.service';
import type { BasketModel } from '../basket/basket-model';
import { changeBasket, getOwnBasket } from '../basket/basket.service';
import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { wirePrice } from '../base/price';
import type { ShopContext } from '../base/context';
import { ShopError } from '../base/errors';
import { findPaymentOffers, wirePaymentOffer } from './payment-offers';
import { requireCustomerForHidden } from '../base/access';
import type { DeliveryOffer } from '../delivery/delivery.service';

/** The deliveries of the caller's basket with their costs. Refuses a caller without any address with OXID's words. */
export async function listDeliveryMethods(context: ShopContext, basketId: string) {
  requireCustomerForHidden(context, 'Query', 'basketDeliveryMethods');
  const priced = await priceBasket(context, await getOwnBasket(context, basketId));
  const offers = await findOffers(context, priced);
  const payments = await findPaymentOffers(context, priced);
  const { regime } = priced;
  return offers.map((offer) => ({
    id: offer.id,
    title: offer.title,
    position: offer.position,
    cost: wirePrice({ cents: priced.offerCents(offer), isNet: regime.isNet }, regime.rate),
    paymentTypes: payments.map((payment) => wirePaymentOffer(payment, priced)),
  }));
}

/** Sets where the caller's basket goes; null means to the invoice address. Refuses another customer's address as unknown. */
export function setDeliveryAddress(
  context: ShopContext,
  basketId: string,
  addressId: string | null,
): Promise<BasketModel> {
  const { userId } = requireCustomerForHidden(context, 'Mutation', 'basketSetDeliveryAddress');
  return changeBasket(context, basketId, async (inner) => {
    if (addressId !== null) await getDeliveryAddress(inner, userId, addressId);
    return { delivery_address_id: addressId };
  });
}

/** Sets how the caller's basket travels and resets its payment. Refuses what is not offered with OXID's words (external contract A.4). */
export function setDeliveryMethod(
  context: ShopContext,
  basketId: string,
  methodId: string,
): Promise<BasketModel> {
  requireCustomerForHidden(context, 'Mutation', 'basketSetDeliveryMethod');
  return changeBasket(context, basketId, async (inner, basket) => {
    const offers = await findOffers(inner, await priceBasket(inner, basket));
    if (!offers.some(({ id }) => id === methodId)) throw deliveryUnavailable(methodId);
    return { delivery_method_id: methodId, payment_id: null };
  });
}

/** The deliveries to the basket's country that can be paid. Refuses a basket without a country with OXID's words. */
export async function findOffers(
  context: ShopContext,
  priced: PricedBasket,
): Promise<DeliveryOffer[]> {
  if (priced.countryId === null)
    throw new ShopError('COUNTRY_NOT_FOUND', 'Country was not found by id: ');
  const payments = await findPaymentOffers(context, priced);
  return payments.length > 0 ? priced.offers : [];
}

/** OXID's refusal of a delivery that is not offered. */
export function deliveryUnavailable(id: string): ShopError {
  return new ShopError('DELIVERY_UNAVAILABLE', `Delivery set '${id}' is unavailable!`);
}
