import { ApolloLink } from '@apollo/client';
import { from, lastValueFrom } from 'rxjs';
import { recoveryForAll } from '@/domain/basket/recovery';
import { afterRejectedToken } from '@/domain/session/recovery';
import { endBrowserSession, renewBrowserSession } from '@/lib/session/browser-session';
import { inSessionOrder } from '@/lib/session/session-gate';

/** The caller's session is over and the browser is on its way to the login page (Spec §4, §8). */
export class SessionEndedError extends Error {
  static is(error: unknown): error is SessionEndedError {
    return error instanceof SessionEndedError;
  }

  override name = 'SessionEndedError';
}

/**
 * Renews the session once when the shop rejects the token and repeats the operation; when that fails too, or the
 * server says a signed-in session has ended, everything of the caller is forgotten and they go to login (Spec §4, §8).
 */
export const sessionLink = new ApolloLink((operation, forward) => {
  const send = () => inSessionOrder(() => lastValueFrom(forward(operation)));
  const run = async (renewals: number): Promise<ApolloLink.Result> => {
    const result = await send();
    if (hasEnded(result)) return giveUp();
    const messages = (result.errors ?? []).map(({ message }) => message);
    if (recoveryForAll(messages) !== 'renewSession') return result;
    if (afterRejectedToken(renewals).step === 'giveUp' || !(await renewBrowserSession())) {
      return giveUp();
    }
    return run(renewals + 1);
  };
  return from(run(0));
});

async function giveUp(): Promise<never> {
  await endBrowserSession();
  throw new SessionEndedError();
}

function hasEnded(result: ApolloLink.Result): boolean {
  return result.extensions?.session === 'ended';
}
