import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { isPaymentLink } from '@/domain/payment/payment-link';
import { readPayment } from '@/lib/gateways/tools/payments.gateway';
import { logger } from '@/lib/platform/observability/logger';
import type { PaymentPageView } from '@/lib/platform/views/payment-view';

type FoundPayment =
  | { kind: 'found'; payment: PaymentPageView }
  | { kind: 'unknown' }
  | { kind: 'ended' }
  | { kind: 'broken' };

/** The payment behind a link, the provider asked; `unknown` for a link that is none, `ended` for one that has expired, `broken` when nobody can say. */
export async function getPayment(link: string, language: Language): Promise<FoundPayment> {
  if (!isPaymentLink(link)) return { kind: 'unknown' };
  const read = await readPayment(link, language);
  if (read.ok) return { kind: 'found', payment: read.data };
  if (read.error.status === 404) return { kind: 'unknown' };
  if (read.error.status === 410) return { kind: 'ended' };
  logger.error('A payment could not be read', { ...read.error });
  return { kind: 'broken' };
}
