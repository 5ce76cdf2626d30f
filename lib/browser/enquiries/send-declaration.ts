import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import type { Declaration } from './declaration-schema';

const timeoutMs = 20_000;

const receiptSchema = z.object({ receivedAt: z.iso.datetime() });
const refusalSchema = z.object({ message: z.string().min(1) });

export type DeclarationAnswer =
  | { ok: true; receivedAt: string }
  /** `message` is null when nobody answered, or nothing anybody understands. */
  | { ok: false; message: string | null };

/** Hands the declaration in. Sent again with the same key it acts once, so a lost answer may be asked for anew. Never throws. */
export async function sendDeclaration(
  declaration: Declaration,
  key: string,
  language: Language,
): Promise<DeclarationAnswer> {
  try {
    const response = await fetch(`/api/withdrawals?lang=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...declaration, key }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    const receipt = receiptSchema.safeParse(body);
    if (response.ok && receipt.success) return { ok: true, ...receipt.data };
    return { ok: false, message: refusalSchema.safeParse(body).data?.message ?? null };
  } catch {
    // Nobody answered: the page says so and keeps what was typed.
    return { ok: false, message: null };
  }
}
