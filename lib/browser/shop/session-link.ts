import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { from, lastValueFrom } from 'rxjs';
import { resolveRecoveryForAll, resolveTokenRecovery } from '@/domain/basket/error-recovery';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { endSessionAndRedirect } from '@/lib/browser/session/end-session';
import { renewBrowserSession, getSessionEndTime } from '@/lib/browser/session/renew-session';
import { runSessionTaskInOrder } from '@/lib/browser/session/session-lock';
import { dispatchSession, getSession } from '@/lib/browser/session/session-store';
import { updateSessionFromCookies } from '@/lib/browser/session/session-tabs';

/** Thrown when the session has ended and the browser is being redirected to the login (Specification §4, §8). */
export class SessionEndedError extends Error {
  static is(error: unknown): error is SessionEndedError {
    return error instanceof SessionEndedError;
  }

  override name = 'SessionEndedError';
}

/** Error message when the refresh request failed; the session may continue later. */
const unrenewed = 'The session could not be renewed: no response';

/**
 * Refreshes the session once when the shop service rejects the token, and repeats the operation. If that fails too, or
 * the server reports that a customer's session has ended, all personal data is cleared and the browser is redirected to
 * the login (Specification §4, §8).
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const send = () =>
    runSessionTaskInOrder(() => lastValueFrom(forward(operation)).catch(handleSessionMismatch));
  const { owner } = getSession();
  const run = async (renewals: number): Promise<ApolloLink.Result> => {
    const endsAt = getSessionEndTime();
    const result = await send();
    handleAnonymousToken();
    if (sessionMarkOf(result) === 'ended') return redirectToLogin(owner);
    if (!isRejected(result)) return result;
    if (resolveTokenRecovery(renewals).step === 'giveUp') return redirectToLogin(owner);
    const renewal = await renewBrowserSession(endsAt);
    if (renewal === 'unreachable') throw new Error(unrenewed);
    return renewal === 'renewed' ? run(renewals + 1) : redirectToLogin(owner);
  };
  return from(run(0));
});

/**
 * Updates the session after a response, because the first request of a visitor sets their anonymous token
 * (Specification §4).
 */
function handleAnonymousToken(): void {
  if (!getSession().hasToken && sessionCookies.isAnonymous.read() === 'true')
    dispatchSession({ type: 'anonymousTokenReceived' });
}

/**
 * Reads the session cookies again after status 409, which means that they contain a different session than the page
 * shows. Rethrows the error.
 */
function handleSessionMismatch(error: unknown): never {
  if (ServerError.is(error) && error.statusCode === 409) updateSessionFromCookies();
  throw error;
}

async function redirectToLogin(expectedOwner: string | null): Promise<never> {
  await endSessionAndRedirect(expectedOwner);
  throw new SessionEndedError();
}

function isRejected({ errors = [] }: ApolloLink.Result): boolean {
  return resolveRecoveryForAll(errors.map(({ message }) => message)) === 'renewSession';
}

function sessionMarkOf(result: ApolloLink.Result): unknown {
  return result.extensions?.session;
}
