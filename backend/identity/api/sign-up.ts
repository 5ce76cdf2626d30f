import { randomUUID } from 'node:crypto';
import { dayMs } from '@/domain/time/durations';
import { takeSending } from '../attempts/send-limit';
import { issueCode } from '../codes/code.service';
import { inTransaction } from '../../database/database';
import { IdentityError } from '../identity-error';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { makeVerifier } from '../srp/verifier';
import { languageOf } from '../users/attributes';
import { emailSubject } from '../users/email';
import { assertPasswordAllowed } from '../users/password-rules';
import { readAttributes } from '../users/read-attributes';
import { deleteUser, findUserByEmail, insertUser, type User } from '../users/user.repository';
import { defineAction } from './action';
import { codeDelivery } from './answers';
import { attributeList, clientRequest, password, username, wishedLanguage } from './fields';

/** An account that nobody confirmed in this time makes room for whoever owns the e-mail. */
const unconfirmedLifetimeMs = dayMs;

type Outcome = 'done' | 'taken' | 'too-often';

/** SignUp: an unconfirmed account, and the code that confirms it in a mail. */
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
      if (known && (known.isConfirmed || known.createdAt + unconfirmedLifetimeMs > now))
        return 'taken';
      const subject = emailSubject(secrets, email);
      if (!(await takeSending(trx, 'sign-up', subject, now))) return 'too-often';
      if (known) await deleteUser(trx, known.id);
      await insertUser(trx, user);
      await sendIdentityMail(context, trx, {
        kind: 'sign-up',
        recipient: email,
        language: languageOf(wishedLanguage(input), user.attributes.locale),
        code: await issueCode(context, trx, 'sign-up', subject),
      });
      return 'done';
    });
    if (outcome === 'taken')
      throw new IdentityError(
        'UsernameExistsException',
        'An account with the given email already exists.',
      );
    if (outcome === 'too-often')
      throw new IdentityError('TooManyRequestsException', 'Too many requests');
    return { UserConfirmed: false, UserSub: id, CodeDeliveryDetails: codeDelivery(email) };
  },
);
