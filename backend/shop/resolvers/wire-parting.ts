import { homeCountryId } from '@/domain/address/home-country';
import type { PartingWish } from '@/domain/shipment/shipment';
import type { DeliveryWish } from '@/graphql/generated/shop-types';
import type { ShopContext } from '../base/context';
import { wirePrice } from '../base/price';
import { wireTime } from '../base/wire-time';
import { getCountry } from '../country/country.service';
import { keptDays } from '../order/order.service';
import type { PlannedShipment, PricedBasket } from '../pricing/pricing.service';

const wishes = ['together', 'asReady'] as const;

const wireWishes: Record<PartingWish, DeliveryWish> = { together: 'TOGETHER', asReady: 'AS_READY' };

/** The wire's name of a wish. */
export function wireWish(wish: PartingWish): DeliveryWish {
  return wireWishes[wish];
}

/** The wish of the wire. */
export function readWish(wire: DeliveryWish): PartingWish {
  return wire === 'AS_READY' ? 'asReady' : 'together';
}

/** What each wish would mean for a basket; null where both come to the same, and where nothing is delivered. */
export async function wireParting(priced: PricedBasket, context: ShopContext) {
  const { plans, likelyOffer, regime, offerCents, countryId } = priced;
  if (!plans.isChoice || likelyOffer === null) return null;
  return {
    country: likelyOffer.isPickup ? null : await getCountry(context, countryId ?? homeCountryId),
    options: wishes.map((wish) => ({
      wish: wireWish(wish),
      delivery: wirePrice(
        { cents: offerCents(likelyOffer, wish), isNet: regime.isNet },
        regime.rate,
      ),
      shipments: plans[wish].map(wireShipment),
    })),
  };
}

function wireShipment({ pieces, promise }: PlannedShipment) {
  const { expectedAt, expectedFromAt } = keptDays(promise);
  return {
    expected: wireTime(expectedAt),
    expectedFrom: wireTime(expectedFromAt),
    items: pieces.map(({ id: basketItemId, amount }) => ({ basketItemId, amount })),
  };
}
