import type { Logger } from '../platform/logger';
import { type PaymentProvider, InvalidProviderKey } from './payment-provider';
import { getPaymentState } from '@/domain/payment/payment-state';
import type { Database } from '../database/database';
import type { OrderMoney, ShopPayments } from '../shop/base/shop-context';
import { findPayment } from '../shop/payment/payment.service';
import { listAttempts } from './attempt.repository';
import { listRefunds } from './refund.repository';
import { createOrderRefund } from './refunds';

export interface EnabledMethods {
  canAccept(providerMethods: readonly string[]): boolean;
  /** Asks the provider again. Throws InvalidProviderKey when it does not know us; without an answer what was known stays. */
  refresh(): Promise<void>;
}

/**
 * Which means of payment the provider's account can take, so that a checkout offers no other (§ 312j Abs. 1
 * BGB). Until the provider has told, everything counts as taken.
 */
export function watchEnabledMethods(provider: PaymentProvider, logger: Logger): EnabledMethods {
  let known: ReadonlySet<string> | null = null;
  return {
    canAccept: (methods) =>
      known === null || methods.length === 0 || methods.some((name) => known?.has(name)),
    refresh: async () => {
      try {
        const methods = await provider.listEnabledMethods();
        known = methods === null ? null : new Set(methods);
      } catch (error) {
        if (error instanceof InvalidProviderKey) throw error;
        logger.warn('The payment provider did not tell what it takes', { error });
      }
    },
  };
}

/** What other areas may know and ask of payments; no state is kept, it is computed from what has happened. */
export function createShopPayments({ canAccept }: Pick<EnabledMethods, 'canAccept'>): ShopPayments {
  return { canAccept, getState: stateOf, requestRefund: createOrderRefund };
}

async function stateOf(db: Database, order: OrderMoney) {
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
