import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { from, lastValueFrom } from 'rxjs';
import { resolveRecoveryForAll } from '@/domain/basket/shop-errors';
import { resolveTokenRecovery } from '@/domain/basket/shop-errors';
import { sessionCookies } from '@/lib/browser/session/session-cookies';
import { endSessionAndRedirect } from '@/lib/browser/session/end-session';
import { renewBrowserSession, sessionEndsAt } from '@/lib/browser/session/renew-session';
import { runInSessionOrder } from '@/lib/browser/session/session-lock';
import { dispatchSession, getSession } from '@/lib/browser/session/session-store';
import { updateFromCookies } from '@/lib/browser/session/session-tabs';

/** The caller's session is over and the browser is on its way to the login page (Spec §4, §8). */
export class SessionEndedError extends Error {
  static is(error: unknown): error is SessionEndedError {
    return error instanceof SessionEndedError;
  }

  override name = 'SessionEndedError';
}

/** Nobody could be asked for a new token: the session may go on once they can. */
const unrenewed = 'The session could not be renewed: no answer';

/**
 * Renews the session once when the shop rejects the token and repeats the operation; when that fails too, or the
 * server says a signed-in session has ended, everything of the caller is forgotten and they go to login (Spec §4, §8).
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const send = () =>
    runInSessionOrder(() => lastValueFrom(forward(operation)).catch(noticeOtherCaller));
  const { owner } = getSession();
  const run = async (renewals: number): Promise<ApolloLink.Result> => {
    const endsAt = sessionEndsAt();
    const result = await send();
    noticeAnonymousToken();
    if (sessionMarkOf(result) === 'ended') return giveUp(owner);
    if (!isRejected(result)) return result;
    if (resolveTokenRecovery(renewals).step === 'giveUp') return giveUp(owner);
    const outcome = await renewBrowserSession(endsAt);
    if (outcome === 'unreachable') throw new Error(unrenewed);
    return outcome === 'renewed' ? run(renewals + 1) : giveUp(owner);
  };
  return from(run(0));
});

/** The first call of a visitor brings them their anonymous token (Spec §4). */
function noticeAnonymousToken(): void {
  if (!getSession().hasToken && sessionCookies.isAnonymous.read() === 'true')
    dispatchSession({ type: 'anonymousTokenReceived' });
}

/** The server knows somebody else in this browser than the page shows: the page looks anew. */
function noticeOtherCaller(error: unknown): never {
  if (ServerError.is(error) && error.statusCode === 409) updateFromCookies();
  throw error;
}

async function giveUp(asked: string | null): Promise<never> {
  await endSessionAndRedirect(asked);
  throw new SessionEndedError();
}

function isRejected({ errors = [] }: ApolloLink.Result): boolean {
  return resolveRecoveryForAll(errors.map(({ message }) => message)) === 'renewSession';
}

function sessionMarkOf(result: ApolloLink.Result): unknown {
  return result.extensions?.session;
}
