import { randomUUID } from 'node:crypto';
import { dayMs } from '@/domain/time/durations';
import { takeSending } from '../attempts/send-limit';
import { issueCode } from '../codes/code.service';
import { inTransaction } from '../../database/database';
import { IdentityError } from '../identity-error';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { makeVerifier } from '../srp/verifier';
import { mailLanguage } from '../users/attributes';
import { emailSubject } from '../users/email';
import { assertPasswordAllowed } from '../users/password-rules';
import { readAttributes } from '../users/read-attributes';
import { deleteUserRow, findUserByEmail, insertUser, type User } from '../users/user.repository';
import { defineAction } from './action';
import { codeDelivery } from './answers';
import { attributeList, clientRequest, password, username, wishedLanguage } from './fields';

/** An account that nobody confirmed in this time makes room for whoever owns the e-mail. */
const unconfirmedLifetimeMs = dayMs;

type Outcome = 'done' | 'too-often';

/**
 * SignUp: an unconfirmed account, and the code that confirms it in a mail. A known e-mail gets the same answer, and its owner a mail that
 * says there is an account; who began it before never gets a code for somebody else's password.
 */
export const signUp = defineAction(
  clientRequest.extend({
    Username: username,
    Password: password,
    UserAttributes: attributeList.nullish(),
  }),
  async (context, input) => {
    const { db, clock, poolName, secrets } = context;
    const email = input.Username;
    const given = readAttributes(input.UserAttributes ?? []);
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
      ...makeVerifier(poolName, id, input.Password),
      attributes: given.others,
      createdAt: now,
    };
    const outcome = await inTransaction(db, async (trx): Promise<Outcome> => {
      const known = await findUserByEmail(trx, email);
      const subject = emailSubject(secrets, email);
      if (!(await takeSending(context, trx, { purpose: 'sign-up', email }))) return 'too-often';
      const language = mailLanguage(wishedLanguage(input), user.attributes.locale);
      if (known && (known.isConfirmed || known.createdAt + unconfirmedLifetimeMs > now)) {
        await sendIdentityMail(context, trx, {
          kind: 'account-exists',
          recipient: email,
          language,
        });
        return 'done';
      }
      if (known) await deleteUserRow(trx, known.id);
      await insertUser(trx, user);
      await sendIdentityMail(context, trx, {
        kind: 'sign-up',
        recipient: email,
        language,
        code: await issueCode(context, trx, 'sign-up', subject),
      });
      return 'done';
    });
    if (outcome === 'too-often')
      throw new IdentityError('TooManyRequestsException', 'Too many requests');
    return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: codeDelivery(email) };
  },
);
