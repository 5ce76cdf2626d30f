import { randomUUID } from 'node:crypto';
import { dayMs } from '@/domain/time/durations';
import { consumeSendLimit, sendConfirmationCode } from '../sign-in/send-code';
import {
  createConfirmationCode,
  toCodeError,
  verifyConfirmationCode,
} from '../sign-in/confirmation-codes';
import { inTransaction } from '../../database/database';
import { IdentityError } from '../identity-error';
import { sendIdentityEmail } from '../send-identity-email';
import { createPasswordVerifier } from '../sign-in/srp';
import { resolveEmailLanguage, hashEmail, parseAttributes } from '../users/user-attributes';
import { assertPasswordAllowed } from '../users/set-password';
import {
  removeUser,
  findUserByEmail,
  insertUser,
  type User,
  updateUser,
} from '../users/user.repository';
import {
  defineIdentityAction,
  toCodeDelivery,
  attributeListSchema,
  clientRequestSchema,
  passwordSchema,
  usernameSchema,
  getRequestedLanguage,
  confirmationCodeSchema,
} from './identity-action';
import { isTrustedDevice } from '../identity-context';

/**
 * Age in milliseconds from which a repeated sign-up replaces an unconfirmed account. Before that age a repeated sign-up
 * does not change the account, so that no code confirms a password chosen by somebody else.
 */
const unconfirmedLifetimeMs = dayMs;

type Outcome = 'done' | 'too-often';

/**
 * SignUp: creates an unconfirmed account and emails the confirmation code. A known email address gets the same
 * response, and its owner an email that the account exists. A repeated registration never sends a code for another
 * person's password.
 */
export const signUp = defineIdentityAction(
  clientRequestSchema.extend({
    Username: usernameSchema,
    Password: passwordSchema,
    UserAttributes: attributeListSchema.nullish(),
  }),
  async (context, input) => {
    const { db, clock, poolName, secrets } = context;
    const email = input.Username;
    const given = parseAttributes(input.UserAttributes ?? []);
    if (given.email !== undefined && given.email !== email)
      throw new IdentityError('InvalidParameterException', 'Username and email do not match.');
    assertPasswordAllowed(input.Password);

    const now = clock.now();
    const id = randomUUID();
    const user: User = {
      id,
      email,
      isEmailVerified: false,
      pendingEmail: null,
      isConfirmed: false,
      ...createPasswordVerifier(poolName, id, input.Password),
      attributes: given.others,
      createdAt: now,
    };
    const outcome = await inTransaction(db, async (trx): Promise<Outcome> => {
      const known = await findUserByEmail(trx, email);
      const subject = hashEmail(secrets, email);
      if (!(await consumeSendLimit(context, trx, { purpose: 'sign-up', email })))
        return 'too-often';
      const language = resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale);
      if (known && (known.isConfirmed || known.createdAt + unconfirmedLifetimeMs > now)) {
        await sendIdentityEmail(context, trx, {
          kind: 'account-exists',
          recipient: email,
          language,
        });
        return 'done';
      }
      if (known) await removeUser(trx, known.id);
      await insertUser(trx, user);
      await sendIdentityEmail(context, trx, {
        kind: 'sign-up',
        recipient: email,
        language,
        code: await createConfirmationCode(context, trx, 'sign-up', subject),
      });
      return 'done';
    });
    if (outcome === 'too-often')
      throw new IdentityError('TooManyRequestsException', 'Too many requests');
    return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: toCodeDelivery(email) };
  },
);

/**
 * ConfirmSignUp: with the right code confirms the account and verifies its email address. A repeated code gives an
 * error that the account is already confirmed.
 */
export const confirmSignUp = defineIdentityAction(
  clientRequestSchema.extend({
    Username: usernameSchema,
    ConfirmationCode: confirmationCodeSchema,
  }),
  async (context, { Username: email, ConfirmationCode: code }) => {
    const { db, clock, secrets } = context;
    const verdict = await inTransaction(db, async (trx) => {
      const subject = hashEmail(secrets, email);
      const isKnown = isTrustedDevice(context.origin, email);
      const verification = await verifyConfirmationCode(context, trx, {
        purpose: 'sign-up',
        subject,
        code,
        isKnown,
      });
      if (verification !== 'right') return verification;
      const user = await findUserByEmail(trx, email);
      if (!user) return 'wrong';
      await updateUser(trx, user.id, { status: 'CONFIRMED', email_verified: 1 }, clock.now());
      return verification;
    });
    if (verdict === 'used')
      throw new IdentityError(
        'NotAuthorizedException',
        'User cannot be confirmed. Current status is CONFIRMED',
      );
    if (verdict !== 'right') throw toCodeError(verdict);
    return {};
  },
);

/**
 * ResendConfirmationCode: sends a new code, which invalidates the old one. The response is the same for every email
 * address; an already confirmed user gets an email saying so.
 */
export const resendConfirmationCode = defineIdentityAction(
  clientRequestSchema.extend({ Username: usernameSchema }),
  async (context, input) => {
    const email = input.Username;
    await sendConfirmationCode(context, { purpose: 'sign-up', email }, (user, code) => ({
      language: resolveEmailLanguage(getRequestedLanguage(input), user.attributes.locale),
      ...(user.isConfirmed ? { kind: 'already-confirmed' } : { kind: 'sign-up', code }),
    }));
    return { CodeDeliveryDetails: toCodeDelivery(email) };
  },
);
