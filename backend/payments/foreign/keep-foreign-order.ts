import type { Language } from '@/domain/language/detect-language';
import { inTransaction } from '../../database/database';
import type { ShopServices } from '../../shop/base/context';
import {
  findOrder,
  noteForeignOrder,
  type OrderModel,
  renewForeignOrder,
} from '../../shop/order/order.service';
import { findPayment } from '../../shop/payment/payment.service';
import { type ForeignOrder, ForeignShopError } from './foreign-shop';

/**
 * What is collected for an order of another shop, kept in the database of the payments: the first time it is noted, later it is the same.
 * An order cancelled there gives its money back here. Refuses one whose amount is another than before, whose way to pay is not known
 * here, and whose number an order of ours has.
 */
export function keepForeignOrder(
  { db, clock, logger }: Pick<ShopServices, 'db' | 'clock' | 'logger'>,
  told: ForeignOrder,
  language: Language,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const known = await findOrder(trx, told.id);
    if (known && known.totalCents !== told.totalCents) {
      logger.error('An order of the other shop has another amount than before', { order: told.id });
      throw new ForeignShopError('unusable', 'The amount differs');
    }
    if (known) return renewForeignOrder(trx, known, told, now);
    const payment = told.paymentId && (await findPayment(trx, language, told.paymentId));
    if (!payment) {
      logger.error('An order of the other shop has a way to pay that is not known', {
        ...{ order: told.id, payment: told.paymentId },
      });
      throw new ForeignShopError('unusable', 'The way to pay is not known');
    }
    const noted = await noteForeignOrder(trx, { ...told, paymentId: payment.id, language }, now);
    if (!noted) {
      logger.error('The number of an order of the other shop is taken', { order: told.id });
      throw new ForeignShopError('unusable', 'The number is taken');
    }
    return noted;
  });
}
