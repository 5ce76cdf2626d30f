import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import type { TestRideFields } from './test-ride-schema';

const timeoutMs = 20_000;

const refusalSchema = z.object({ message: z.string().min(1) });

export type TestRideAnswer =
  | { ok: true }
  /** `message` is null when nobody answered, or nothing anybody understands. */
  | { ok: false; message: string | null };

/** Asks a dealer for a test ride. Sent again with the same key it acts once, so a lost answer may be asked for anew. Never throws. */
export async function sendTestRide(
  { bike: _bike, ...fields }: TestRideFields,
  facts: { key: string; dealerNumber: string; filledInMs: number },
  language: Language,
): Promise<TestRideAnswer> {
  try {
    const response = await fetch(`/api/test-rides?lang=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, ...facts }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { ok: true };
    const refusal = refusalSchema.safeParse(await response.json());
    return { ok: false, message: refusal.data?.message ?? null };
  } catch {
    // Nobody answered: the page says so and keeps what was typed.
    return { ok: false, message: null };
  }
}
