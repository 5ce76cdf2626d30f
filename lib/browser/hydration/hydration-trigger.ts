import { waitForFirstInteraction } from './first-interaction';
import { bodyMeasurementsText } from '@/lib/browser/state/persisted-text';
import { cookieNames } from '@/lib/platform/config/cookies';

/** Whoever has signed in, or agreed to be counted, is shown or counted something that the page itself cannot know. */
const personal = new RegExp(
  `${cookieNames.sessionMark}=|(?:^|; )${cookieNames.consent}=[^;]*(?:statistics|marketing)`,
);

/**
 * When the parts of a page come alive that are seen as they are until somebody does something: at the first touch; at once where the
 * address or the browser says more than the page was made with, for those the page shows more than to strangers, and on pages whose
 * scripts did not wait either. What is pressed before a part is there is kept (server/late/start-late).
 */
export function waitForHydrationTrigger(): Promise<void> {
  return isHydratedAtOnce() ? Promise.resolve() : Promise.race([waitForFirstInteraction(), called]);
}

let call = (): void => undefined;
const called = new Promise<void>((resolve) => (call = resolve));

/** Said when another page is asked for, which comes without markup: by the browser's own buttons without any touch. */
export const startHydration = (): void => call();

function isHydratedAtOnce(): boolean {
  return (
    window.location.search !== '' ||
    document.getElementById('late-scripts') === null ||
    personal.test(document.cookie) ||
    // A bicycle opens in the size of whoever has said how tall they are.
    (window.location.pathname.includes('/bikes/') && bodyMeasurementsText.get() !== '')
  );
}
