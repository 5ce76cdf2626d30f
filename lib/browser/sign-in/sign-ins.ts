import { signOut } from '@/lib/browser/session/browser-session';
import { requestSession } from '@/lib/browser/session/request-session';
import { type SignInView, signInsSchema } from '@/lib/platform/views/sign-in-view';

/** Where the account is signed in; null when nobody answers. */
export async function loadSignIns(): Promise<readonly SignInView[] | null> {
  const response = await requestSession('/api/account/sign-ins', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  return (response?.ok && signInsSchema.safeParse(body).data?.signIns) || null;
}

/** Signs out on every device, then in this browser. False, and still signed in, when nobody answers. */
export async function signOutOnEveryDevice(): Promise<boolean> {
  const response = await requestSession('/api/account/sign-ins', 'DELETE');
  return response?.ok === true && signOut();
}
