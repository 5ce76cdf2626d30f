import { inTransaction, type Transaction } from '../../database/database';
import { isSoftwareTokenEnabled } from '../mfa/software-token.repository';
import {
  findStoredRefreshToken,
  revokeSession,
  revokeSessions,
} from '../tokens/session.repository';
import { verifyAccessToken } from '../tokens/verify-access';
import {
  removeUser,
  findUser,
  findUserByEmail,
  updateUser,
  type User,
} from '../users/user.repository';
import {
  defineIdentityAction,
  toUserAttributes,
  clientRequestSchema,
  tokenSchema,
  userRequestSchema,
  toCodeDelivery,
  attributeListSchema,
  confirmationCodeSchema,
  getRequestedLanguage,
} from './identity-action';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { consumeSendLimit } from '../sign-in/send-code';
import {
  toCodeError,
  createConfirmationCode,
  verifyConfirmationCode,
} from '../sign-in/confirmation-codes';
import type { IdentityContext } from '../identity-context';
import { IdentityError, limitExceededError } from '../identity-error';
import { sendIdentityEmail } from '../send-identity-email';
import { resolveEmailLanguage, parseAttributes } from '../users/user-attributes';

/** GetUser: returns the caller's attributes and second factor. */
export const getUser = defineIdentityAction(userRequestSchema, async (context, { AccessToken }) => {
  const { user } = await verifyAccessToken(context, AccessToken);
  const attributes = Object.entries(toUserAttributes(user));
  const hasMfa = await isSoftwareTokenEnabled(context.db, user.id);
  return {
    Username: user.id,
    UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
    ...(hasMfa && {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    }),
  };
});

/** DeleteUser: deletes the caller with all data. The email address can then be used again. */
export const deleteUser = defineIdentityAction(
  userRequestSchema,
  async (context, { AccessToken }) => {
    const { user } = await verifyAccessToken(context, AccessToken);
    await removeUser(context.db, user.id);
    return {};
  },
);

/** GlobalSignOut: ends all the caller's sessions. */
export const globalSignOut = defineIdentityAction(
  userRequestSchema,
  async (context, { AccessToken }) => {
    const { user } = await verifyAccessToken(context, AccessToken);
    await inTransaction(context.db, (trx) => revokeSessions(trx, user.id, context.clock.now()));
    return {};
  },
);

/**
 * RevokeToken: ends the session of a refresh token, even an already replaced one. An unknown token is not an error (RFC
 * 7009).
 */
export const handleRevokeToken = defineIdentityAction(
  clientRequestSchema.extend({ Token: tokenSchema }),
  async ({ db, clock }, { Token }) => {
    const found = await findStoredRefreshToken(db, Token);
    if (found) await revokeSession(db, found.session.id, clock.now());
    return {};
  },
);

/** The only attribute that is verified by a code. */
const emailAttribute = z.literal('email', 'Member must be email');

const aliasExists = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.');

/**
 * UpdateUserAttributes: updates the caller's attributes at once. A new email address replaces the current one only
 * after the user has confirmed the code sent to the new address.
 */
export const updateUserAttributes = defineIdentityAction(
  userRequestSchema.extend({ UserAttributes: attributeListSchema.min(1) }),
  async (context, input) => {
    const { user } = await verifyAccessToken(context, input.AccessToken);
    const { email, others } = parseAttributes(input.UserAttributes);
    const attributes = { ...user.attributes, ...others };
    const newEmail = email === user.email ? undefined : email;
    const language = resolveEmailLanguage(getRequestedLanguage(input), attributes.locale);
    const now = context.clock.now();
    const rejection = await inTransaction(context.db, async (trx) => {
      if (newEmail !== undefined && (await findUserByEmail(trx, newEmail))) return aliasExists();
      const isTakenBack = email !== undefined && newEmail === undefined;
      const columns = {
        attributes: JSON.stringify(attributes),
        ...(isTakenBack ? { pending_email: null } : {}),
      };
      await updateUser(trx, user.id, columns, now);
      return newEmail === undefined
        ? null
        : requestEmailChange(context, trx, user, newEmail, language);
    });
    if (rejection) throw rejection;
    return {
      CodeDeliveryDetailsList: newEmail === undefined ? [] : [toCodeDelivery(newEmail)],
    };
  },
);

/** GetUserAttributeVerificationCode: sends another code to the pending email address. */
export const getUserAttributeVerificationCode = defineIdentityAction(
  userRequestSchema.extend({ AttributeName: emailAttribute }),
  async (context, input) => {
    const { user } = await verifyAccessToken(context, input.AccessToken);
    const email = user.pendingEmail;
    if (email === null)
      throw new IdentityError('InvalidParameterException', 'Email is already verified.');
    const language = resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale);
    const rejection = await inTransaction(context.db, (trx) =>
      requestEmailChange(context, trx, user, email, language),
    );
    if (rejection) throw rejection;
    return { CodeDeliveryDetails: toCodeDelivery(email) };
  },
);

/**
 * VerifyUserAttribute: with the right code replaces the email address with the pending one and notifies the old
 * address.
 */
export const verifyUserAttribute = defineIdentityAction(
  userRequestSchema.extend({ AttributeName: emailAttribute, Code: confirmationCodeSchema }),
  async (context, input) => {
    const { user: caller } = await verifyAccessToken(context, input.AccessToken);
    const language = resolveEmailLanguage(getRequestedLanguage(input), caller.attributes.locale);
    const verdict = await inTransaction(context.db, async (trx) => {
      const user = (await findUser(trx, caller.id)) ?? caller;
      const { id, pendingEmail } = user;
      const subject = codeSubject(id, pendingEmail);
      const verification = await verifyConfirmationCode(context, trx, {
        ...{ purpose: 'email', subject, code: input.Code },
        // The user has not proved to own the new address before entering the code, not even in a known browser.
        isKnown: false,
      });
      if (verification !== 'right' || pendingEmail === null) return verification;
      if (await findUserByEmail(trx, pendingEmail)) return 'taken';
      const columns = { email: pendingEmail, email_verified: 1, pending_email: null };
      await updateUser(trx, id, columns, context.clock.now());
      const notice = { kind: 'email-changed', recipient: user.email, language } as const;
      await sendIdentityEmail(context, trx, notice);
      return verification;
    });
    if (verdict === 'taken') throw aliasExists();
    if (verdict !== 'right') throw toCodeError(verdict);
    return {};
  },
);

async function requestEmailChange(
  context: IdentityContext,
  trx: Transaction,
  user: User,
  email: string,
  language: Language,
): Promise<IdentityError | null> {
  const now = context.clock.now();
  if (!(await consumeSendLimit(context, trx, { purpose: 'email', email })))
    return limitExceededError();
  await updateUser(trx, user.id, { pending_email: email }, now);
  const code = await createConfirmationCode(context, trx, 'email', codeSubject(user.id, email));
  await sendIdentityEmail(context, trx, { kind: 'email', recipient: email, language, code });
  return null;
}

/** Returns the subject of a code: the user and the address to which the code was sent. */
function codeSubject(userId: string, email: string | null): string {
  return `${userId}:${email ?? ''}`;
}
