import { forgiveSignInAttempts, takeSignInAttempt } from '../attempts/sign-in-lock';
import { inTransaction } from '../../database/database';
import { wrongCredentials } from '../identity-error';
import { matchesVerifier } from '../srp/verifier';
import { verifyAccess } from '../tokens/verify-access';
import { mailLanguage } from '../users/attributes';
import { setPassword } from '../users/set-password';
import { assertPasswordAllowed } from '../users/password-rules';
import { defineAction } from './action';
import { password, userRequest, wishedLanguage } from './fields';

/** ChangePassword: needs the old one; wrong ones count as failed sign-ins. Ends all sessions, the caller's own, too. */
export const changePassword = defineAction(
  userRequest.extend({ PreviousPassword: password, ProposedPassword: password }),
  async (context, input) => {
    const { user } = await verifyAccess(context, input.AccessToken);
    assertPasswordAllowed(input.ProposedPassword);
    await takeSignInAttempt(context, user.email);
    if (!matchesVerifier(context.poolName, user.id, input.PreviousPassword, user))
      throw wrongCredentials();
    await forgiveSignInAttempts(context, user.email);
    const language = mailLanguage(wishedLanguage(input), user.attributes.locale);
    await inTransaction(context.db, (trx) =>
      setPassword(context, trx, user, { password: input.ProposedPassword, language }),
    );
    return {};
  },
);
