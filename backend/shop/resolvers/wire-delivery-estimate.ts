import { homeCountryId } from '@/domain/address/home-country';
import type { ShopContext } from '../base/context';
import { wirePrice } from '../base/price';
import type { BasketModel } from '../basket/basket-model';
import { getCountry } from '../country/country.service';
import type { PricedBasket } from '../pricing/pricing.service';

/** What a basket's delivery would cost by the first method that is offered; null once one is chosen, and where none is offered. */
export async function wireDeliveryEstimate(
  { deliveryMethodId }: BasketModel,
  { likelyOffer, regime, offerCents, countryId }: PricedBasket,
  context: ShopContext,
) {
  if (deliveryMethodId !== null || likelyOffer === null) return null;
  const { rate, isNet } = regime;
  return {
    country: likelyOffer.isPickup ? null : await getCountry(context, countryId ?? homeCountryId),
    price: wirePrice({ cents: offerCents(likelyOffer), isNet }, rate),
  };
}
