import { z } from 'zod';
import { countWrongCode, canTryCode } from '../sign-in/confirmation-codes';
import { inTransaction } from '../../database/database';
import { IdentityError, invalidTokenError, limitExceededError } from '../identity-error';
import { sendIdentityEmail } from '../send-identity-email';
import {
  activatePendingSecret,
  findSoftwareToken,
  savePendingSecret,
  setSoftwareTokenEnabled,
} from '../mfa/software-token.repository';
import { createTotpSecret, findTotpStep } from '../mfa/totp';
import { toCodeAttempt } from '../mfa/verify-mfa';
import { verifyAccessToken } from '../tokens/verify-access';
import { resolveEmailLanguage } from '../users/user-attributes';
import { defineIdentityAction } from './identity-action';
import { confirmationCodeSchema, tokenSchema, userRequestSchema } from './identity-action';

const mfaSettings = z.object({
  Enabled: z.boolean().default(false),
  PreferredMfa: z.boolean().default(false),
});

/**
 * AssociateSoftwareToken: returns a new secret for the caller's authenticator app. The secret takes effect after
 * VerifySoftwareToken has accepted a code.
 */
export const associateSoftwareToken = defineIdentityAction(
  z.object({ AccessToken: tokenSchema.optional(), Session: tokenSchema.optional() }),
  async (context, { AccessToken }) => {
    // `Session` replaces the access token only in user pools that require a second factor of every user. This pool does
    // not.
    if (AccessToken === undefined) throw invalidTokenError('Invalid session for the user.');
    const { user } = await verifyAccessToken(context, AccessToken);
    const secret = createTotpSecret();
    const { db, keySeal, clock } = context;
    await inTransaction(db, (trx) =>
      savePendingSecret(trx, keySeal, { userId: user.id, secret, now: clock.now() }),
    );
    return { SecretCode: secret };
  },
);

/**
 * VerifySoftwareToken: activates the pending secret if the code from the authenticator app is right. A wrong code
 * counts as a guess. The user gets an email if the app replaces another one.
 */
export const verifySoftwareToken = defineIdentityAction(
  z.object({
    AccessToken: tokenSchema.optional(),
    Session: tokenSchema.optional(),
    UserCode: confirmationCodeSchema,
    FriendlyDeviceName: z.string().max(131_072).optional(),
  }),
  async (context, { AccessToken, UserCode }) => {
    if (AccessToken === undefined) throw invalidTokenError('Invalid session for the user.');
    const { user } = await verifyAccessToken(context, AccessToken);
    const rejection = await inTransaction(context.db, async (trx) => {
      const found = await findSoftwareToken(trx, context.keySeal, user.id);
      if (!found?.pendingSecret)
        return new IdentityError(
          'SoftwareTokenMFANotFoundException',
          'Software token MFA not found.',
        );
      const guesser = toCodeAttempt(context, user);
      if (!(await canTryCode(context, trx, guesser))) return limitExceededError();
      const now = context.clock.now();
      const step = findTotpStep(found.pendingSecret, UserCode, now);
      if (step === null) {
        await countWrongCode(context, trx, guesser);
        return new IdentityError('EnableSoftwareTokenMFAException', 'Code mismatch');
      }
      await activatePendingSecret(trx, { userId: user.id, step, now });
      if (found.isEnabled)
        await sendIdentityEmail(context, trx, {
          kind: 'mfa-replaced',
          recipient: user.email,
          language: resolveEmailLanguage(undefined, user.attributes.locale),
        });
      return null;
    });
    if (rejection) throw rejection;
    return { Status: 'SUCCESS' };
  },
);

/**
 * SetUserMFAPreference: sets whether signing in requires a code of the authenticator app, and emails the user about a
 * change.
 */
export const setUserMfaPreference = defineIdentityAction(
  userRequestSchema.extend({
    SoftwareTokenMfaSettings: mfaSettings.nullish(),
    SMSMfaSettings: mfaSettings.nullish(),
    EmailMfaSettings: mfaSettings.nullish(),
  }),
  async (context, { AccessToken, SoftwareTokenMfaSettings: settings, ...others }) => {
    const { user } = await verifyAccessToken(context, AccessToken);
    // Codes by SMS or email are not supported. The request must fail, so that no user relies on a protection that does
    // not exist.
    if (others.SMSMfaSettings?.Enabled || others.EmailMfaSettings?.Enabled)
      throw new IdentityError(
        'InvalidParameterException',
        'User does not have delivery config set to turn on SMS_MFA or EMAIL_OTP',
      );
    if (!settings) return {};
    await inTransaction(context.db, async (trx) => {
      const found = await findSoftwareToken(trx, context.keySeal, user.id);
      if (settings.Enabled && !found?.secret)
        throw new IdentityError(
          'InvalidParameterException',
          'User has not verified software token mfa',
        );
      const change = { userId: user.id, isEnabled: settings.Enabled, now: context.clock.now() };
      if (!(await setSoftwareTokenEnabled(trx, change))) return;
      await sendIdentityEmail(context, trx, {
        kind: settings.Enabled ? 'mfa-enabled' : 'mfa-disabled',
        recipient: user.email,
        language: resolveEmailLanguage(undefined, user.attributes.locale),
      });
    });
    return {};
  },
);
