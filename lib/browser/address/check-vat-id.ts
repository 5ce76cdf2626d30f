import { z } from 'zod';

const timeoutMs = 15_000;

const answerSchema = z.object({
  state: z.enum(['INVALID', 'PLAUSIBLE', 'CONFIRMED', 'REFUSED']),
});

export type VatIdStatus = z.infer<typeof answerSchema>['state'];

/**
 * Returns the shop service's check result for a VAT ID; PLAUSIBLE (not confirmed) when the request fails, so that a
 * failure never blocks the customer.
 */
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
    // A failed request means the VAT ID could not be checked; the field shows that.
    return 'PLAUSIBLE';
  }
}
