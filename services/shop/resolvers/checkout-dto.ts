import { euroCurrency, toWirePrice } from '../base/price';
import type { CostBreakdown } from '../pricing/cost-breakdown';
import { homeCountryId } from '@/domain/address/countries';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { DeliveryWish } from '@/graphql/generated/shop-types';
import type { ShopContext } from '../base/shop-context';
import { toWireDateTime } from '../base/graphql-values';
import { getCountry } from '../delivery/country.service';
import { toExpectedDeliveryDays } from '../order/shipments/estimate-delivery';
import type { PlannedShipment } from '../pricing/shipment-plan';
import type { PricedBasket } from '../pricing/pricing.service';

/** Maps the cost of a basket or an order to the API, with floats in euros (Specification §3, Cost). */
export function toCostDto(cost: CostBreakdown) {
  const { isNet, chargeRate, goodsNetCents, goodsGrossCents } = cost;
  return {
    productNet: {
      price: goodsNetCents / 100,
      vat: (cost.vats[0]?.rate ?? chargeRate) / 100,
      vatValue: (goodsGrossCents - goodsNetCents) / 100,
      nettoPriceMode: true,
      currency: euroCurrency,
    },
    productGross: {
      sum: goodsGrossCents / 100,
      vats: cost.vats.map(({ rate, cents }) => ({ vatRate: rate / 100, vatPrice: cents / 100 })),
    },
    delivery: toWirePrice({ cents: cost.deliveryCents, isNet }, chargeRate),
    payment: toWirePrice({ cents: cost.paymentCents, isNet }, chargeRate),
    voucher: cost.voucherCents / 100,
    discount: 0,
    total: cost.totalCents / 100,
    currency: euroCurrency,
  };
}

const modes = ['together', 'asReady'] as const;

const shipmentPreferences: Record<ShipmentMode, DeliveryWish> = {
  together: 'TOGETHER',
  asReady: 'AS_READY',
};

/** Maps a shipment preference to the value of the API's enum. */
export function toShipmentPreferenceDto(mode: ShipmentMode): DeliveryWish {
  return shipmentPreferences[mode];
}

/** Maps the value of the API's enum to a shipment preference. */
export function parseShipmentPreference(wire: DeliveryWish): ShipmentMode {
  return wire === 'AS_READY' ? 'asReady' : 'together';
}

/**
 * Returns the costs and shipments of a basket for each shipment preference, for comparison; null if both preferences
 * lead to the same shipments, or if no delivery method is offered.
 */
export async function toSplitShipmentDto(priced: PricedBasket, context: ShopContext) {
  const { plans, deliveryOffer, regime, getDeliveryCents, countryId } = priced;
  if (!plans.isChoice || deliveryOffer === null) return null;
  return {
    country: deliveryOffer.isPickup ? null : await getCountry(context, countryId ?? homeCountryId),
    options: modes.map((mode) => ({
      wish: toShipmentPreferenceDto(mode),
      delivery: toWirePrice(
        { cents: getDeliveryCents(deliveryOffer, mode), isNet: regime.isNet },
        regime.rate,
      ),
      shipments: plans[mode].map(wireShipment),
    })),
  };
}

function wireShipment({ lineQuantities, estimatedDelivery }: PlannedShipment) {
  const { expectedAt, expectedFromAt } = toExpectedDeliveryDays(estimatedDelivery);
  return {
    expected: toWireDateTime(expectedAt),
    expectedFrom: toWireDateTime(expectedFromAt),
    items: lineQuantities.map(({ id: basketItemId, amount }) => ({ basketItemId, amount })),
  };
}
