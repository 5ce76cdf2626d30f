import { z } from 'zod';
import { signOut } from '@/lib/browser/session/end-session';
import { fetchSession } from '@/lib/browser/session/request-session';

/** A sign-in of an account as its owner sees it. Times are epoch milliseconds. */
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

/** Where the account is signed in; null when nobody answers. */
export async function loadSignIns(): Promise<readonly SignInView[] | null> {
  const response = await fetchSession('/api/account/sign-ins', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  return (response?.ok && signInsSchema.safeParse(body).data?.signIns) || null;
}

/** Signs out on every device, then in this browser. False, and still signed in, when nobody answers. */
export async function signOutOnEveryDevice(): Promise<boolean> {
  const response = await fetchSession('/api/account/sign-ins', 'DELETE');
  return response?.ok === true && signOut();
}
