import { resetSignInAttempts, consumeSignInAttempt } from '../sign-in/sign-in-lock';
import { inTransaction } from '../../database/database';
import { wrongCredentialsError } from '../identity-error';
import { isPasswordValid } from '../sign-in/srp';
import { verifyAccessToken } from '../tokens/verify-access';
import { resolveEmailLanguage, hashEmail } from '../users/user-attributes';
import { setPassword, assertPasswordAllowed } from '../users/set-password';
import {
  defineIdentityAction,
  passwordSchema,
  userRequestSchema,
  getRequestedLanguage,
  toCodeDelivery,
  clientRequestSchema,
  confirmationCodeSchema,
  usernameSchema,
} from './identity-action';
import { isTrustedDevice } from '../identity-context';
import { toCodeError, verifyConfirmationCode } from '../sign-in/confirmation-codes';
import { sendConfirmationCode } from '../sign-in/send-code';
import { findUserByEmail, updateUser } from '../users/user.repository';

/**
 * ChangePassword: requires the old password; a wrong one counts as a failed sign-in. Ends all sessions of the user,
 * including the current one.
 */
export const changePassword = defineIdentityAction(
  userRequestSchema.extend({ PreviousPassword: passwordSchema, ProposedPassword: passwordSchema }),
  async (context, input) => {
    const { user } = await verifyAccessToken(context, input.AccessToken);
    assertPasswordAllowed(input.ProposedPassword);
    await consumeSignInAttempt(context, user.email);
    if (!isPasswordValid(context.poolName, user.id, input.PreviousPassword, user))
      throw wrongCredentialsError();
    await resetSignInAttempts(context, user.email);
    const language = resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale);
    await inTransaction(context.db, (trx) =>
      setPassword(context, trx, user, { password: input.ProposedPassword, language }),
    );
    return {};
  },
);

/**
 * ForgotPassword: emails a code for setting a new password. An unknown email address gets the same response and no
 * email.
 */
export const forgotPassword = defineIdentityAction(
  clientRequestSchema.extend({ Username: usernameSchema }),
  async (context, input) => {
    const email = input.Username;
    await sendConfirmationCode(context, { purpose: 'reset', email }, (user, code) => ({
      kind: 'reset',
      language: resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale),
      code,
    }));
    return { CodeDeliveryDetails: toCodeDelivery(email) };
  },
);

/**
 * ConfirmForgotPassword: with the right code sets the new password and ends all sessions. The code proves ownership of
 * the mailbox, so an unconfirmed account is confirmed too. An owner can thereby take over an account that somebody else
 * registered with the owner's address.
 */
export const confirmForgotPassword = defineIdentityAction(
  clientRequestSchema.extend({
    Username: usernameSchema,
    ConfirmationCode: confirmationCodeSchema,
    Password: passwordSchema,
  }),
  async (context, input) => {
    const { db, clock, secrets } = context;
    assertPasswordAllowed(input.Password);
    const verdict = await inTransaction(db, async (trx) => {
      const verification = await verifyConfirmationCode(context, trx, {
        purpose: 'reset',
        subject: hashEmail(secrets, input.Username),
        code: input.ConfirmationCode,
        isKnown: isTrustedDevice(context.origin, input.Username),
      });
      if (verification !== 'right') return verification;
      const user = await findUserByEmail(trx, input.Username);
      if (!user) return 'wrong';
      await updateUser(trx, user.id, { status: 'CONFIRMED', email_verified: 1 }, clock.now());
      const language = resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale);
      await setPassword(context, trx, user, { password: input.Password, language });
      return verification;
    });
    if (verdict !== 'right') throw toCodeError(verdict);
    return {};
  },
);
