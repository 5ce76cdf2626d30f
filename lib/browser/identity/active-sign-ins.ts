import { z } from 'zod';
import { signOut } from '@/lib/browser/session/end-session';
import { fetchSession } from '@/lib/browser/session/fetch-session';

/** Response schema: the account's active sign-ins, with times in epoch milliseconds. */
const signInsSchema = z.object({
  signIns: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      startedAt: z.number(),
      lastSeenAt: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
});

export type SignInView = z.infer<typeof signInsSchema>['signIns'][number];

/** Loads the devices on which the account is signed in; null when the request fails. */
export async function loadSignIns(): Promise<readonly SignInView[] | null> {
  const response = await fetchSession('/api/account/sign-ins', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  return (response?.ok && signInsSchema.safeParse(body).data?.signIns) || null;
}

/**
 * Signs out on all devices, then in this browser. Returns false when the request fails; the customer is still signed in
 * then.
 */
export async function signOutOnEveryDevice(): Promise<boolean> {
  const response = await fetchSession('/api/account/sign-ins', 'DELETE');
  return response?.ok === true && signOut();
}
