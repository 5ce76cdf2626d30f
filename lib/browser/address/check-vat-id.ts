import { z } from 'zod';

const timeoutMs = 15_000;

const answerSchema = z.object({
  state: z.enum(['INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED']),
});

export type VatIdStatus = z.infer<typeof answerSchema>['state'];

/** What the shop's check says of a VAT ID. PLAUSIBLE, not confirmed, when it cannot be asked: nothing is blocked by that. */
export async function fetchVatIdStatus(vatID: string, countryId: string): Promise<VatIdStatus> {
  try {
    const response = await fetch('/api/vat-check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ vatID, countryId }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.safeParse(await response.json());
    return response.ok && answer.success ? answer.data.state : 'PLAUSIBLE';
  } catch {
    // No answer means it could not be checked; the field says so.
    return 'PLAUSIBLE';
  }
}
