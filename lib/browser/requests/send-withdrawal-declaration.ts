import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';
import type { DeclarationValues } from './request-schemas';
import { postForm } from './post-form';

const receiptSchema = z.object({
  receivedAt: z.iso.datetime(),
  /** What it led to at once; only its signed-in buyer is told. */
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
 * Hands the declaration in and gives when it arrived, and what it led to where the order's buyer is signed in. Sent again with the same key it acts once, so a lost answer may be asked for
 * anew; an answer without the time counts as none. Never throws.
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
