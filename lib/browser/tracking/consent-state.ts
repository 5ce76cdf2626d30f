import { useSyncExternalStore } from 'react';
import { type ConsentChoices, formatConsent } from '@/lib/platform/tracking/consent';
import { findCookie, setCookie } from '@/lib/browser/state/cookies';
import { createExternalStore } from '@/lib/browser/state/external-store';
import { cookieLifetimes, cookieNames } from '@/lib/platform/config/cookies';
import type { ConsentNotice } from '@/lib/platform/views/page-view';

type ConsentState = {
  /** Value of the consent cookie; null without one, undefined until the cookie has been read. */
  cookie: string | null | undefined;
  /** True when the visitor has reopened the consent dialog. */
  isReopened: boolean;
};

const unknown: ConsentState = { cookie: undefined, isReopened: false };

const state = createExternalStore(unknown);

/**
 * Reads the consent cookie now and whenever the page becomes visible, because another tab may have changed it. Returns
 * a function that stops the sync.
 */
export function subscribeToConsent(): () => void {
  check();
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

/** Saves the choice for a week and closes the dialog (Specification §4, §9). */
export function saveConsent(choices: ConsentChoices): void {
  setCookie(cookieNames.consent, formatConsent(choices), cookieLifetimes.consentSeconds);
  closeConsent();
  check();
}

/** Reopens the consent dialog for a visitor who has already chosen. */
export function openConsent(): void {
  state.update((current) => ({ ...current, isReopened: true }));
}

/** Closes the reopened dialog without changing the choice. */
export function closeConsent(): void {
  state.update((current) => ({ ...current, isReopened: false }));
}

/**
 * Subscribes to the consent state; unknown on the server and during hydration, so that the dialog is not rendered
 * there.
 */
export function useConsent(): ConsentState {
  return useSyncExternalStore(state.subscribe, state.get, () => unknown);
}

function check(): void {
  const cookie = findCookie(cookieNames.consent);
  state.update((current) => (current.cookie === cookie ? current : { ...current, cookie }));
}

/** Fetches the texts of the consent dialog from our own origin. Throws when the request fails. */
export async function loadConsentNotice(url: string): Promise<ConsentNotice> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The cookie notice failed with status ${response.status}`);
  return (await response.json()) as ConsentNotice;
}
