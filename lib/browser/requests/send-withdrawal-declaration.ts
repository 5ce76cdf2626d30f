import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';
import type { DeclarationValues } from './request-schemas';
import { postForm } from './post-form';

const receiptSchema = z.object({
  receivedAt: z.iso.datetime(),
  /** Immediate outcome; present only for the signed-in buyer. */
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
 * Submits the declaration of withdrawal and returns when it arrived and, for the signed-in buyer, its outcome. Requests
 * with the same key take effect only once, so a lost response can be requested again; a response without the time
 * counts as failed. Never throws.
 */
export async function sendWithdrawalDeclaration(
  declaration: DeclarationValues,
  key: string,
  language: Language,
): Promise<CallResult<z.output<typeof receiptSchema>>> {
  const answer = await postForm('/api/withdrawals', { ...declaration, key }, language);
  if (answer.kind !== 'done') return answer;
  const receipt = receiptSchema.safeParse(answer.value);
  return receipt.success ? toSuccess(receipt.data) : { kind: 'unreachable' };
}
