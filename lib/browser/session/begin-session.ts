import { takeUpSession } from './browser-session';
import { requestSession } from './request-session';
import { refusalSchema, sessionBegunSchema } from '@/lib/platform/views/session-state';

export type BeginSessionOutcome =
  | {
      ok: true;
      customerType: 'b2c' | 'b2b';
      /** Lines of the basket of which there are fewer pieces than wanted. */
      limited: { title: string; wanted: number; amount: number }[];
      /** What could not be taken along: titles of products, numbers of vouchers. */
      leftOut: string[];
    }
  /** status is null when no answer came at all; the message is in the visitor's language, empty without an answer. */
  | { ok: false; status: number | null; message: string };

/**
 * Signs the visitor in with the identity provider's ID token: the shop knows them, the basket is taken along and the
 * page shows them as signed in (Spec §4). Nothing changes when it fails. Never throws.
 */
export async function beginSession(idToken: string): Promise<BeginSessionOutcome> {
  const response = await requestSession('/api/session', 'POST', { idToken });
  if (!response) return { ok: false, status: null, message: '' };
  const body: unknown = await response.json().catch(() => null);
  const begun = sessionBegunSchema.safeParse(body).data;
  if (!response.ok || !begun) {
    const message = refusalSchema.safeParse(body).data?.message ?? '';
    return { ok: false, status: response.status, message };
  }
  takeUpSession(begun);
  return {
    ok: true,
    customerType: begun.isB2b ? 'b2b' : 'b2c',
    limited: begun.limited,
    leftOut: begun.leftOut,
  };
}
