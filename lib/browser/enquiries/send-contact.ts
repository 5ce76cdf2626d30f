import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { track } from '@/lib/browser/events/track';
import type { ContactFields } from './contact-schema';

const timeoutMs = 20_000;

const refusalSchema = z.object({ message: z.string().min(1) });

export type ContactAnswer =
  | { ok: true }
  /** `message` is null when nobody answered, or nothing anybody understands. */
  | { ok: false; message: string | null };

/** Hands a message in. Sent again with the same key it acts once, so a lost answer may be asked for anew. Never throws. */
export async function sendContact(
  fields: ContactFields,
  facts: { key: string; filledInMs: number },
  language: Language,
): Promise<ContactAnswer> {
  try {
    const response = await fetch(`/api/contact?lang=${language}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...fields, ...facts }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) {
      track({ name: 'generate_lead', source: 'contact' });
      return { ok: true };
    }
    const refusal = refusalSchema.safeParse(await response.json());
    return { ok: false, message: refusal.data?.message ?? null };
  } catch {
    // Nobody answered: the page says so and keeps what was typed.
    return { ok: false, message: null };
  }
}
