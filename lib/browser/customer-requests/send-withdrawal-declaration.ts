import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import {
  type ServiceCallResult,
  toServiceCallSuccess,
} from '@/lib/platform/http/service-call-result';
import type { DeclarationValues } from './customer-request-form-schemas';
import { postForm } from './post-form';

const receiptSchema = z.object({
  receivedAt: z.iso.datetime(),
  /** Immediate outcome of the withdrawal; present only if the buyer is signed in. */
  outcome: z
    .object({
      money: z.enum(['open', 'paid', 'invoice']),
      isCancelled: z.boolean(),
      hasBicycles: z.boolean(),
      hasParcels: z.boolean(),
    })
    .nullable()
    .catch(null)
    .default(null),
});

/**
 * Submits the declaration of withdrawal. Returns the time it was received and, if the buyer is signed in, its outcome.
 * Requests with the same key take effect only once, so a request can be repeated after a lost response; a response
 * without the time counts as failed. Never throws.
 */
export async function sendWithdrawalDeclaration(
  declaration: DeclarationValues,
  key: string,
  language: Language,
): Promise<ServiceCallResult<z.output<typeof receiptSchema>>> {
  const answer = await postForm('/api/withdrawals', { ...declaration, key }, language);
  if (answer.kind !== 'done') return answer;
  const receipt = receiptSchema.safeParse(answer.value);
  return receipt.success ? toServiceCallSuccess(receipt.data) : { kind: 'unreachable' };
}
