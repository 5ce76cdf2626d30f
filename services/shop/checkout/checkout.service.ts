import { computeChargeCents } from '../pricing/cost';
import { type PricedBasket, priceBasket } from '../pricing/pricing.service';
import { toWirePrice } from '../base/price';
import type { ShopContext } from '../base/shop-context';
import { listCountryPayments, type PaymentModel } from '../payment/payment.service';
import { getDeliveryAddress } from '../address/address.service';
import type { BasketModel } from '../basket/basket-model';
import { updateOwnBasket, getOwnBasket } from '../basket/basket.service';
import { ShopError } from '../base/shop-errors';
import { requireCustomerForHiddenField } from '../base/access';
import type { DeliveryOffer } from '../delivery/delivery.service';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { selectItems } from '../basket/basket.repository';
import { reserveVoucher, releaseVoucher } from '../voucher/voucher.repository';
import { listReservedVouchers, reserveBasketVoucher } from '../voucher/voucher.service';

/** The payments this caller may choose from for the basket: by country, customer kind and total, and none that cannot be taken now. */
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

/** The wire's payment with what it costs this buyer. */
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

/** The deliveries of the caller's basket with their costs. Refuses a caller without any address with OXID's words. */
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
    cost: toWirePrice({ cents: priced.offerCents(offer), isNet: regime.isNet }, regime.rate),
    paymentTypes: payments.map((payment) => toPaymentOfferDto(payment, priced)),
  }));
}

/** Sets where the caller's basket goes; null means to the invoice address. Refuses another customer's address as unknown. */
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

/** Sets how the caller's basket travels and resets its payment. Refuses what is not offered with OXID's words (external contract A.4). */
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

/** The deliveries to the basket's country that can be paid. Refuses a basket without a country with OXID's words. */
export async function listDeliveryOffers(
  context: ShopContext,
  priced: PricedBasket,
): Promise<DeliveryOffer[]> {
  if (priced.countryId === null)
    throw new ShopError('COUNTRY_NOT_FOUND', 'Country was not found by id: ');
  const payments = await listPaymentOffers(context, priced);
  return payments.length > 0 ? priced.offers : [];
}

/** OXID's refusal of a delivery that is not offered. */
export function deliveryUnavailableError(id: string): ShopError {
  return new ShopError('DELIVERY_UNAVAILABLE', `Delivery set '${id}' is unavailable!`);
}

/**
 * Says whether what is there goes first, for everybody with a token. It holds for the basket whatever is added later, also where it makes
 * no difference yet. Refuses an empty basket.
 */
export function setShipmentPreference(
  context: ShopContext,
  basketId: string,
  wish: ShipmentMode,
): Promise<BasketModel> {
  return updateOwnBasket(context, basketId, async ({ db }) => {
    if ((await selectItems(db, basketId)).length === 0)
      throw new ShopError('BASKET_EMPTY', `Basket with id: ${basketId} is empty`);
    return { delivery_wish: wish };
  });
}

/** The payments of the caller's basket. Refuses one without a delivery method with OXID's words. */
export async function listPayments(context: ShopContext, basketId: string) {
  requireCustomerForHiddenField(context, 'Query', 'basketPayments');
  const basket = await getOwnBasket(context, basketId);
  assertDeliveryMethod(basket);
  const priced = await priceBasket(context, basket);
  return (await listPaymentOffers(context, priced)).map((payment) =>
    toPaymentOfferDto(payment, priced),
  );
}

/** Sets how the caller's basket is paid. Refuses what is not offered with OXID's words (external contract A.4). */
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

/** OXID's refusal of a payment that is not offered. */
export function paymentUnavailableError(id: string): ShopError {
  return new ShopError('PAYMENT_UNAVAILABLE', `Payment method '${id}' is unavailable!`);
}

function assertDeliveryMethod({ deliveryMethodId }: BasketModel): void {
  if (deliveryMethodId === null)
    throw new ShopError('DELIVERY_MISSING', 'Delivery method must be provided!');
}

/** Holds a voucher for the caller's basket. Refuses with OXID's texts and the number that was typed (external contract A.4). */
export function addVoucher(
  context: ShopContext,
  basketId: string,
  typed: string,
): Promise<BasketModel> {
  return reserveBasketVoucher(
    context,
    basketId,
    typed,
    async (inner, basket) => (await priceBasket(inner, basket)).catalogueCents,
  );
}

/** Gives a voucher of one basket to one of the caller's. False when the caller may not use it there: then it stays where it was. */
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
