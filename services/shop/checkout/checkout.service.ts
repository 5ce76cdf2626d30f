import { computeChargeCents } from '../pricing/cost-breakdown';
import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { toWirePrice } from '../base/price';
import type { ShopContext } from '../base/shop-context';
import { listCountryPayments, type PaymentModel } from '../payment/payment.service';
import { getDeliveryAddress } from '../address/address.service';
import type { BasketModel } from '../basket/basket-model';
import { updateOwnBasket, getOwnBasket } from '../basket/basket.service';
import { ShopError } from '../base/shop-errors';
import { requireCustomerForHiddenField } from '../base/access-control';
import type { DeliveryOffer } from '../delivery/delivery.service';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { listBasketItems } from '../basket/basket.repository';
import { reserveVoucher, releaseVoucher } from '../voucher/voucher.repository';
import { listReservedVouchers, reserveBasketVoucher } from '../voucher/voucher.service';

/**
 * Returns the payment methods offered to this caller for the basket, depending on country, customer type and total.
 * Currently unavailable methods are left out.
 */
export async function listPaymentOffers(
  { db, language, caller, payments: answers }: ShopContext,
  basket: PricedBasket,
): Promise<PaymentModel[]> {
  if (basket.countryId === null) return [];
  const payments = await listCountryPayments(db, language, basket.countryId);
  const groups = caller.kind === 'customer' ? caller.groups : [];
  return payments.filter(
    ({ groupId, maxTotalCents, kind, providerMethods }) =>
      (groupId === null || groups.includes(groupId)) &&
      (maxTotalCents === null || basket.cost.totalCents <= maxTotalCents) &&
      (kind !== 'online' || answers.canAccept(providerMethods)),
  );
}

/** Maps a payment method to the API's format, with the fee for this buyer. */
function toPaymentOfferDto(payment: PaymentModel, { regime }: PricedBasket) {
  const cost = toWirePrice(
    { cents: computeChargeCents(payment.costCents, regime), isNet: regime.isNet },
    regime.rate,
  );
  return {
    id: payment.id,
    active: payment.active,
    title: payment.title,
    description: payment.description,
    cost,
  };
}

/**
 * Returns the delivery methods of the caller's basket with their costs. Throws ShopError in OXID's wording if the
 * caller has no address.
 */
export async function listDeliveryMethods(context: ShopContext, basketId: string) {
  requireCustomerForHiddenField(context, 'Query', 'basketDeliveryMethods');
  const priced = await priceBasket(context, await getOwnBasket(context, basketId));
  const offers = await listDeliveryOffers(context, priced);
  const payments = await listPaymentOffers(context, priced);
  const { regime } = priced;
  return offers.map((offer) => ({
    id: offer.id,
    title: offer.title,
    position: offer.position,
    cost: toWirePrice({ cents: priced.getDeliveryCents(offer), isNet: regime.isNet }, regime.rate),
    paymentTypes: payments.map((payment) => toPaymentOfferDto(payment, priced)),
  }));
}

/**
 * Sets the delivery address of the caller's basket; null means the invoice address. Another customer's address is
 * treated as unknown.
 */
export function setDeliveryAddress(
  context: ShopContext,
  basketId: string,
  addressId: string | null,
): Promise<BasketModel> {
  const { userId } = requireCustomerForHiddenField(context, 'Mutation', 'basketSetDeliveryAddress');
  return updateOwnBasket(context, basketId, async (inner) => {
    if (addressId !== null) await getDeliveryAddress(inner, userId, addressId);
    return { delivery_address_id: addressId };
  });
}

/**
 * Sets the delivery method of the caller's basket and resets its payment method. Throws ShopError in OXID's wording for
 * a method that is not offered.
 */
export function setDeliveryMethod(
  context: ShopContext,
  basketId: string,
  methodId: string,
): Promise<BasketModel> {
  requireCustomerForHiddenField(context, 'Mutation', 'basketSetDeliveryMethod');
  return updateOwnBasket(context, basketId, async (inner, basket) => {
    const offers = await listDeliveryOffers(inner, await priceBasket(inner, basket));
    if (!offers.some(({ id }) => id === methodId)) throw deliveryUnavailableError(methodId);
    return { delivery_method_id: methodId, payment_id: null };
  });
}

/**
 * Returns the delivery methods to the basket's country for which a payment method is offered. Throws ShopError in
 * OXID's wording if the basket has no country.
 */
export async function listDeliveryOffers(
  context: ShopContext,
  priced: PricedBasket,
): Promise<DeliveryOffer[]> {
  if (priced.countryId === null)
    throw new ShopError('COUNTRY_NOT_FOUND', 'Country was not found by id: ');
  const payments = await listPaymentOffers(context, priced);
  return payments.length > 0 ? priced.deliveryOffers : [];
}

/** Returns OXID's error for a delivery method that is not offered. */
export function deliveryUnavailableError(id: string): ShopError {
  return new ShopError('DELIVERY_UNAVAILABLE', `Delivery set '${id}' is unavailable!`);
}

/**
 * Sets the basket's shipment preference: all goods together, or available goods first. It is saved even if both
 * preferences currently lead to the same shipments, because goods may be added later. Throws ShopError for an empty
 * basket.
 */
export function setShipmentPreference(
  context: ShopContext,
  basketId: string,
  mode: ShipmentMode,
): Promise<BasketModel> {
  return updateOwnBasket(context, basketId, async ({ db }) => {
    if ((await listBasketItems(db, basketId)).length === 0)
      throw new ShopError('BASKET_EMPTY', `Basket with id: ${basketId} is empty`);
    return { shipment_mode: mode };
  });
}

/**
 * Returns the payment methods of the caller's basket. Throws ShopError in OXID's wording if it has no delivery method.
 */
export async function listPayments(context: ShopContext, basketId: string) {
  requireCustomerForHiddenField(context, 'Query', 'basketPayments');
  const basket = await getOwnBasket(context, basketId);
  assertDeliveryMethod(basket);
  const priced = await priceBasket(context, basket);
  return (await listPaymentOffers(context, priced)).map((payment) =>
    toPaymentOfferDto(payment, priced),
  );
}

/**
 * Sets the payment method of the caller's basket. Throws ShopError in OXID's wording for a method that is not offered.
 */
export function setPayment(
  context: ShopContext,
  basketId: string,
  paymentId: string,
): Promise<BasketModel> {
  requireCustomerForHiddenField(context, 'Mutation', 'basketSetPayment');
  return updateOwnBasket(context, basketId, async (inner, basket) => {
    assertDeliveryMethod(basket);
    const offers = await listPaymentOffers(inner, await priceBasket(inner, basket));
    if (!offers.some(({ id }) => id === paymentId)) throw paymentUnavailableError(paymentId);
    return { payment_id: paymentId };
  });
}

/** Returns OXID's error for a payment method that is not offered. */
export function paymentUnavailableError(id: string): ShopError {
  return new ShopError('PAYMENT_UNAVAILABLE', `Payment method '${id}' is unavailable!`);
}

function assertDeliveryMethod({ deliveryMethodId }: BasketModel): void {
  if (deliveryMethodId === null)
    throw new ShopError('DELIVERY_MISSING', 'Delivery method must be provided!');
}

/** Reserves a voucher for the caller's basket. Throws ShopError in OXID's wording with the code as entered. */
export function addVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
): Promise<BasketModel> {
  return reserveBasketVoucher(
    context,
    basketId,
    typed,
    async (inner, basket) => (await priceBasket(inner, basket)).catalogCents,
  );
}

/**
 * Moves a voucher from another basket to a basket of the caller. Returns false, and leaves the voucher in the other
 * basket, if the caller may not use it in this basket.
 */
export async function moveVoucher(
  context: ShopContext,
  { id, number, seriesId }: { id: string; number: string; seriesId: string },
  fromBasketId: string,
  toBasketId: string,
): Promise<boolean> {
  const { db, now } = context;
  await releaseVoucher(db, id);
  const held = await listReservedVouchers(context, toBasketId);
  if (held.some((one) => one.number === number)) return true;
  try {
    await addVoucher(context, toBasketId, number);
    return true;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await reserveVoucher(db, id, seriesId, fromBasketId, now);
    return false;
  }
}
