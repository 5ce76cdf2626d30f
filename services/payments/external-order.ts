import type { Language } from '@/domain/locale/language';
import { inTransaction } from '../database/database';
import type { ShopServices } from '../shop/base/shop-context';
import { findOrder } from '../shop/order/order.repository';
import { insertExternalOrder, updateExternalOrder } from '../shop/order/external-order';
import type { OrderModel } from '../shop/order/order-model';
import { findPayment } from '../shop/payment/payment.service';
import { type ExternalOrder, ExternalShopError, type ExternalShop } from './external-shop';

/**
 * What is collected for an order of another shop, kept in the database of the payments: the first time it is noted, later it is the same.
 * An order cancelled there gives its money back here. Refuses one whose amount is another than before, whose way to pay is not known
 * here, and whose number an order of ours has.
 */
function saveExternalOrder(
  { db, clock, logger }: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  told: ExternalOrder,
  language: Language,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const known = await findOrder(trx, told.id);
    if (known && known.totalCents !== told.totalCents) {
      logger.error('An order of the other shop has another amount than before', { order: told.id });
      throw new ExternalShopError('unusable', 'The amount differs');
    }
    if (known) return updateExternalOrder(trx, known, told, now);
    const payment = told.paymentId && (await findPayment(trx, language, told.paymentId));
    if (!payment) {
      logger.error('An order of the other shop has a way to pay that is not known', {
        ...{ order: told.id, payment: told.paymentId },
      });
      throw new ExternalShopError('unusable', 'The way to pay is not known');
    }
    const noted = await insertExternalOrder(trx, { ...told, paymentId: payment.id, language }, now);
    if (!noted) {
      logger.error('The number of an order of the other shop is taken', { order: told.id });
      throw new ExternalShopError('unusable', 'The number is taken');
    }
    return noted;
  });
}

/** The caller's own order in another shop, as it stands there now, ready to be paid here; null for those of others. Throws ExternalShopError. */
export async function findExternalOrder(
  services: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  shop: ExternalShop,
  {
    authorization,
    orderId,
    language,
  }: { authorization: string; orderId: string; language: Language },
): Promise<OrderModel | null> {
  const told = await shop.findOwnOrder(authorization, orderId);
  return told && saveExternalOrder(services, told, language);
}
