import type { BasketParting } from '@/domain/basket/basket';
import { expectedDays } from '@/domain/order/expected-days';
import type { PartingWish } from '@/domain/shipment/shipment';
import type { BasketFieldsFragment, DeliveryWish } from '@/graphql/generated/shop/graphql';
import { mapPrice } from './map-cost';

/** The wire's wish for the delivery. */
export function mapDeliveryWish(wire: DeliveryWish): PartingWish {
  return wire === 'AS_READY' ? 'asReady' : 'together';
}

/** The wire's name of a wish. */
export function wireDeliveryWish(wish: PartingWish): DeliveryWish {
  return wish === 'asReady' ? 'AS_READY' : 'TOGETHER';
}

/** What each wish would mean, in cents and days. */
export function mapParting({
  country,
  options,
}: NonNullable<BasketFieldsFragment['parting']>): BasketParting {
  return {
    country: country && { id: country.id, title: country.title },
    options: options.map(({ wish, delivery, shipments }) => ({
      wish: mapDeliveryWish(wish),
      delivery: mapPrice(delivery),
      shipments: shipments.map(({ expected, expectedFrom, items }) => ({
        days: expectedDays(expectedFrom, expected),
        pieces: items.map(({ basketItemId: lineId, amount }) => ({ lineId, amount })),
      })),
    })),
  };
}
