import { homeCountryId } from '@/domain/address/home-country';
import type { Database } from '../../database/database';
import { findDeliveryMethod } from '../delivery/delivery.service';
import type { OrderModel } from './order-model';

/**
 * The other EU country whose VAT an order bears, by its id, since the goods go there to somebody who owes none themselves (distance
 * sale, § 3c UStG); null where it bears that of the home country, or none.
 */
export async function vatAbroad(db: Database, order: OrderModel): Promise<string | null> {
  if (order.taxExemption !== null || order.vats.every(({ rate }) => rate === 0)) return null;
  const method = await findDeliveryMethod(db, 'de', order.deliveryMethodId);
  if (method?.isPickup) return null;
  const { countryId } = order.deliveryAddress ?? order.invoiceAddress;
  return countryId === homeCountryId ? null : countryId;
}
