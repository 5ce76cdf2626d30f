import { z } from 'zod';
import type { VatId } from '@/domain/customer/vat-id';

/** What the EU's register (VIES) says: it knows the number, it does not, or it cannot tell now. */
export type ViesAnswer = 'known' | 'unknown' | 'silent';

export interface ViesSettings {
  /** The REST API's address, for instance https://ec.europa.eu/taxation_customs/vies/rest-api. */
  url: string;
  timeoutMs: number;
}

const answerShape = z.object({ valid: z.boolean(), userError: z.string().optional() });

/** What the register says when a country's own register is away; such an answer tells nothing of the number. */
const knownVerdicts = new Set(['VALID', 'INVALID', undefined]);

/**
 * Asks VIES for a VAT ID of the EU (POST /check-vat-number). Never throws: a time-out, a broken line, an error and an answer
 * that cannot be read are silence, and `onSilence` is told why.
 */
export async function askVies(
  { url, timeoutMs }: ViesSettings,
  { prefix, number }: VatId,
  onSilence: (reason: string) => void,
): Promise<ViesAnswer> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode: prefix, vatNumber: number }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { valid, userError } = answerShape.parse(await response.json());
    if (!knownVerdicts.has(userError)) throw new Error(userError);
    return valid ? 'known' : 'unknown';
  } catch (cause) {
    onSilence(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause));
    return 'silent';
  }
}
