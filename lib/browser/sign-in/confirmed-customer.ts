import type { CustomerType } from '@/domain/customer/customer-type';
import { requestSession } from '@/lib/browser/session/request-session';
import { sessionStateSchema } from '@/lib/platform/views/session-state';

/**
 * The kind of the customer the server knows the visitor as; null for everybody else and without an answer. The readable
 * cookies may outlive the session, and the way to sign in must never be barred by them.
 */
export async function confirmedCustomer(): Promise<CustomerType | null> {
  const response = await requestSession('/api/session', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  const state = sessionStateSchema.safeParse(body).data;
  if (!response?.ok || !state || state.isAnonymous || state.isGuest) return null;
  return state.isB2b ? 'b2b' : 'b2c';
}
