import type { Language } from '@/domain/locale/language';
import { inTransaction } from '../database/database';
import type { ShopServices } from '../shop/base/shop-context';
import { findOrder } from '../shop/order/order.repository';
import { insertExternalOrder, updateExternalOrder } from '../shop/order/external-order';
import type { OrderModel } from '../shop/order/order-model';
import { findPayment } from '../shop/payment/payment.service';
import { type ExternalOrder, ExternalShopError, type ExternalShop } from './external-shop';

/**
 * Saves an order of an external shop in the payments' database, or updates the saved one. An order canceled in the
 * external shop is refunded. Throws when the amount has changed since the order was first saved, the payment method is
 * unknown, or the number belongs to an order of the embedded shop.
 */
function saveExternalOrder(
  { db, clock, logger }: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  external: ExternalOrder,
  language: Language,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const known = await findOrder(trx, external.id);
    if (known && known.totalCents !== external.totalCents) {
      logger.error('An order of the external shop has a different amount than before', {
        order: external.id,
      });
      throw new ExternalShopError('unusable', 'The amount differs');
    }
    if (known) return updateExternalOrder(trx, known, external, now);
    const payment = external.paymentId && (await findPayment(trx, language, external.paymentId));
    if (!payment) {
      logger.error('An order of the external shop has an unknown payment method', {
        ...{ order: external.id, payment: external.paymentId },
      });
      throw new ExternalShopError('unusable', 'Unknown payment method');
    }
    const noted = await insertExternalOrder(
      trx,
      { ...external, paymentId: payment.id, language },
      now,
    );
    if (!noted) {
      logger.error('The number of an order of the external shop is already in use', {
        order: external.id,
      });
      throw new ExternalShopError('unusable', 'The order number is already in use');
    }
    return noted;
  });
}

/**
 * Returns the caller's order in the external shop with its current state, ready to be paid here; null for orders of
 * others. Throws ExternalShopError.
 */
export async function findExternalOrder(
  services: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  shop: ExternalShop,
  {
    authorization,
    orderId,
    language,
  }: { authorization: string; orderId: string; language: Language },
): Promise<OrderModel | null> {
  const external = await shop.findOwnOrder(authorization, orderId);
  return external && saveExternalOrder(services, external, language);
}
