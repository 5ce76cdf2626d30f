import type { Logger } from '../platform/logger';
import { type PaymentProvider, InvalidProviderKeyError } from './payment-provider';
import { getPaymentState } from '@/domain/payment/payment-state';
import type { Database } from '../database/database';
import type { OrderPaymentFields, ShopPayments } from '../shop/base/shop-context';
import { findPayment } from '../shop/payment/payment.service';
import { listAttempts } from './attempt.repository';
import { listRefunds } from './refund.repository';
import { createOrderRefund } from './refunds';

export interface EnabledPaymentMethods {
  canAccept(providerMethods: readonly string[]): boolean;
  /**
   * Requests the enabled payment methods from the provider again. Keeps the previous methods if the provider does not
   * respond. Throws InvalidProviderKeyError.
   */
  refresh(): Promise<void>;
}

/**
 * Keeps track of the payment methods enabled in the provider's account, so that checkout only offers these (§ 312j Abs.
 * 1 BGB). Until the provider's first response all methods count as enabled.
 */
export function watchEnabledPaymentMethods(
  provider: PaymentProvider,
  logger: Logger,
): EnabledPaymentMethods {
  let known: ReadonlySet<string> | null = null;
  return {
    canAccept: (methods) =>
      known === null || methods.length === 0 || methods.some((name) => known?.has(name)),
    refresh: async () => {
      try {
        const methods = await provider.listEnabledMethods();
        known = methods === null ? null : new Set(methods);
      } catch (error) {
        if (error instanceof InvalidProviderKeyError) throw error;
        logger.warn('The payment methods of the payment provider could not be loaded', { error });
      }
    },
  };
}

/**
 * Creates the payment functions used by other modules. They compute the payment state of an order from its stored
 * attempts and refunds.
 */
export function createShopPayments({
  canAccept,
}: Pick<EnabledPaymentMethods, 'canAccept'>): ShopPayments {
  return { canAccept, getState: stateOf, requestRefund: createOrderRefund };
}

async function stateOf(db: Database, order: OrderPaymentFields) {
  const payment = await findPayment(db, 'de', order.paymentId);
  return getPaymentState({
    isOnInvoice: payment === null || payment.kind === 'invoice',
    isCancelled: order.cancelled,
    paidAt: order.paidAt,
    totalCents: order.totalCents,
    attempts: await listAttempts(db, order.id),
    refunds: await listRefunds(db, order.id),
  });
}
