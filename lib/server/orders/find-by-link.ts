import type { Language } from '@/domain/locale/language';
import { isPaymentLink } from '@/domain/order/order-links';
import { fetchPayment } from '@/lib/gateways/rest-api/payments.gateway';
import { logger } from '@/lib/platform/observability/logger';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';
import { isOrderChangeLink, type OrderChange } from '@/domain/order/order-change';
import { fetchOrderChange } from '@/lib/gateways/rest-api/order-changes.gateway';
import { isWithdrawalLink } from '@/domain/order/withdrawal';
import {
  fetchWithdrawal,
  type PendingWithdrawal,
} from '@/lib/gateways/rest-api/withdrawals.gateway';
import 'server-only';

type PaymentLookup =
  | { kind: 'found'; payment: PaymentPageView }
  | { kind: 'unknown' }
  | { kind: 'ended' }
  | { kind: 'broken' };

/**
 * Returns the payment of a link; `unknown` for an invalid link, `ended` for an expired one, `broken` when the service
 * fails.
 */
export async function findLinkedPayment(link: string, language: Language): Promise<PaymentLookup> {
  if (!isPaymentLink(link)) return { kind: 'unknown' };
  const read = await fetchPayment(link, language);
  if (read.ok) return { kind: 'found', payment: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  if (read.error.status === 410) return { kind: 'ended' };
  logger.error('A payment could not be read', { ...read.error });
  return { kind: 'broken' };
}

type OrderChangeLookup =
  | { kind: 'found'; change: OrderChange }
  | { kind: 'unknown' }
  | { kind: 'ended' }
  | { kind: 'broken' };

/**
 * Returns the order change of a link; `unknown` for an invalid link, `ended` for an expired one, `broken` when the
 * service fails.
 */
export async function findOrderChange(
  link: string,
  language: Language,
): Promise<OrderChangeLookup> {
  if (!isOrderChangeLink(link)) return { kind: 'unknown' };
  const read = await fetchOrderChange(link, language);
  if (read.ok) return { kind: 'found', change: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  if (read.error.status === 410) return { kind: 'ended' };
  logger.error('An order change could not be read', { ...read.error });
  return { kind: 'broken' };
}

type WithdrawalLookup =
  | { kind: 'found'; withdrawal: PendingWithdrawal }
  | { kind: 'unknown' }
  | { kind: 'broken' };

/** Returns the pending withdrawal of a link; `unknown` for an invalid link, `broken` when the service fails. */
export async function findWithdrawal(link: string, language: Language): Promise<WithdrawalLookup> {
  if (!isWithdrawalLink(link)) return { kind: 'unknown' };
  const read = await fetchWithdrawal(link, language);
  if (read.ok) return { kind: 'found', withdrawal: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  logger.error('A withdrawal could not be read', { ...read.error });
  return { kind: 'broken' };
}
