import { useSyncExternalStore } from 'react';
import { type ConsentChoices, formatConsent } from '@/lib/platform/tracking/consent';
import { findCookie, setCookie } from '@/lib/browser/state/cookies';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import type { ConsentNotice } from '@/lib/platform/views/page-view';

type ConsentState = {
  /** The consent cookie's text; null without one, undefined as long as nobody has looked. */
  cookie: string | null | undefined;
  /** Whether the visitor has asked to choose anew. */
  isReopened: boolean;
};

const unknown: ConsentState = { cookie: undefined, isReopened: false };

const state = createExternalStore(unknown);

/** Follows the choice, also the one another tab makes; gives the end of it. */
export function subscribeToConsent(): () => void {
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Saves the choice for a week and closes the box (Spec §4, §9). */
export function saveConsent(choices: ConsentChoices): void {
  setCookie(cookieNames.consent, formatConsent(choices), cookieLifetimes.consentSeconds);
  closeConsent();
  look();
}

/** Shows the box to one who has chosen before. */
export function openConsent(): void {
  state.update((current) => ({ ...current, isReopened: true }));
}

/** Closes what was reopened; the choice stays. */
export function closeConsent(): void {
  state.update((current) => ({ ...current, isReopened: false }));
}

/** The choice as it stands; unknown on the server and while hydrating, so that nobody is asked there. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(state.subscribe, state.get, () => unknown);
}

function look(): void {
  const cookie = findCookie(cookieNames.consent);
  state.update((current) => (current.cookie === cookie ? current : { ...current, cookie }));
}

/** The words of the cookie box, from the site's own address. Throws when they cannot be had. */
export async function loadConsentNotice(address: string): Promise<ConsentNotice> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The cookie notice answered ${response.status}`);
  return (await response.json()) as ConsentNotice;
}
