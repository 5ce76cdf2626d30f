import { shownPriceAfterLogout } from '@/domain/customer/shown-price';
import { getClientState } from '@/lib/client-state/client-state';
import {
  setB2bShownPrice,
  setClearCart,
  setClearUser,
  setCurrentUserGroups,
  setIsAnonymous,
  setIsB2b,
  setIsDeliverySet,
  setIsGuest,
  setOxidToken,
} from '@/lib/client-state/local-operations';
import { setOrderComment } from '@/lib/client-state/order-comment';
import { browserCookie } from './browser-cookies';
import { announceSessionEnd } from './session-end';
import {
  guestStartedSchema,
  refusalSchema,
  type SessionState,
  sessionStateSchema,
} from './session-state';

const timeoutMs = 20_000;

/** Drops a rejected token and starts an anonymous session (Spec §4, §8); false when that failed. */
export async function renewBrowserSession(): Promise<boolean> {
  const state = await callSession('/api/session/renew', 'POST');
  if (state) applySession(state);
  return state !== null;
}

export type StartGuestOutcome =
  /** leftOut names what could not be taken along, for instance a voucher that guests may not use. */
  | { ok: true; leftOut: readonly string[] }
  /** status is null when no answer came at all. */
  | { ok: false; status: number | null; message: string };

/** Signs the guest in under this e-mail and takes the basket along. Nothing changes when it fails. */
export async function startGuestSession(email: string): Promise<StartGuestOutcome> {
  const response = await request('/api/session/guest', 'POST', { email });
  if (!response) return { ok: false, status: null, message: '' };
  const body: unknown = await response.json().catch(() => null);
  const started = guestStartedSchema.safeParse(body).data;
  if (response.ok && started) {
    applySession(started);
    return { ok: true, leftOut: started.leftOut };
  }
  const message = refusalSchema.safeParse(body).data?.message ?? '';
  return { ok: false, status: response.status, message };
}

/** Signs out: clears basket, user, delivery flag, b2b flag, sets the shown price to uvp, then anonymous (Spec §4). */
export async function signOut(): Promise<boolean> {
  const state = await callSession('/api/session', 'DELETE');
  if (!state) return false;
  forgetCaller();
  applySession(state);
  return true;
}

let isGoingToLogin = false;

/** True once the session has ended and this page is on its way to login: nothing may lead elsewhere any more. */
export function isLeavingForLogin(): boolean {
  return isGoingToLogin;
}

/** After a token nobody accepts: marks the visitor anonymous, clears the token and goes to login (Spec §4, §8). */
export async function endBrowserSession(): Promise<void> {
  isGoingToLogin = true;
  await callSession('/api/session', 'DELETE');
  forgetCaller();
  setIsAnonymous(true);
  window.location.assign(new URL(`/${getClientState().language}/login`, window.location.origin));
}

function forgetCaller(): void {
  browserCookie.basketId.remove();
  setClearCart();
  setOrderComment('');
  setClearUser();
  setIsDeliverySet(false);
  setIsB2b(false);
  setB2bShownPrice(shownPriceAfterLogout);
  setOxidToken(false);
  setIsGuest(false);
  announceSessionEnd();
}

function applySession(state: SessionState): void {
  setOxidToken(state.hasToken);
  setIsAnonymous(state.isAnonymous);
  setIsGuest(state.isGuest);
  setCurrentUserGroups(state.groups);
}

async function callSession(path: string, method: 'POST' | 'DELETE'): Promise<SessionState | null> {
  const response = await request(path, method);
  if (!response?.ok) return null;
  return sessionStateSchema.safeParse(await response.json().catch(() => null)).data ?? null;
}

async function request(path: string, method: string, body?: object): Promise<Response | null> {
  const { language } = getClientState();
  try {
    return await fetch(`${path}?lang=${language}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // No answer is an answer here: the caller sees null and says so to the shopper.
    return null;
  }
}
