import { waitForFirstInteraction } from './first-interaction';
import { bodyMeasurementsText } from '@/lib/browser/state/persisted-text';
import { cookieNames } from '@/lib/platform/config/cookies';

/**
 * Cookies of signed-in customers and of visitors who consented to tracking; their pages need content that the cached
 * page does not have.
 */
const personal = new RegExp(
  `${cookieNames.sessionMark}=|(?:^|; )${cookieNames.consent}=[^;]*(?:statistics|marketing)`,
);

/**
 * Resolves when the deferred parts of the page must be hydrated: on the first interaction, or immediately if the URL or
 * the browser contains state that the server did not render, if the visitor sees personal content, or if the page's
 * scripts were not deferred. Clicks made before hydration are replayed (server/next-internals/deferred-loader).
 */
export function waitForHydrationTrigger(): Promise<void> {
  return isHydratedAtOnce() ? Promise.resolve() : Promise.race([waitForFirstInteraction(), called]);
}

let call = (): void => undefined;
const called = new Promise<void>((resolve) => (call = resolve));

/**
 * Triggers the hydration when client-side navigation starts, because the next page has no server-rendered markup.
 * Needed for the Back and Forward buttons, which do not count as an interaction.
 */
export const startHydration = (): void => call();

function isHydratedAtOnce(): boolean {
  return (
    window.location.search !== '' ||
    document.getElementById('deferred-scripts') === null ||
    personal.test(document.cookie) ||
    // A bicycle page opens in the size of a visitor who has entered their height.
    (window.location.pathname.includes('/bikes/') && bodyMeasurementsText.get() !== '')
  );
}
