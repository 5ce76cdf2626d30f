import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { takeSending } from '../attempts/send-limit';
import { codeRefusal, issueCode, judgeCode } from '../codes/code.service';
import { inTransaction, type Transaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { IdentityError, limitExceeded } from '../identity-error';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { verifyAccess } from '../tokens/verify-access';
import { mailLanguage } from '../users/attributes';
import { readAttributes } from '../users/read-attributes';
import { findUser, findUserByEmail, updateUser, type User } from '../users/user.repository';
import { defineAction } from './action';
import { codeDelivery } from './answers';
import { attributeList, confirmationCode, userRequest, wishedLanguage } from './fields';

/** The one attribute that is confirmed by a code. */
const emailAttribute = z.literal('email', 'Member must be email');

const aliasExists = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.');

/** UpdateUserAttributes: at once, but for the e-mail, which is sent a code and stays the old one until that is confirmed. */
export const updateUserAttributes = defineAction(
  userRequest.extend({ UserAttributes: attributeList.min(1) }),
  async (context, input) => {
    const { user } = await verifyAccess(context, input.AccessToken);
    const { email, others } = readAttributes(input.UserAttributes);
    const attributes = { ...user.attributes, ...others };
    const newEmail = email === user.email ? undefined : email;
    const language = mailLanguage(wishedLanguage(input), attributes.locale);
    const now = context.clock.now();
    const refusal = await inTransaction(context.db, async (trx) => {
      if (newEmail !== undefined && (await findUserByEmail(trx, newEmail))) return aliasExists();
      const isTakenBack = email !== undefined && newEmail === undefined;
      const columns = {
        attributes: JSON.stringify(attributes),
        ...(isTakenBack ? { pending_email: null } : {}),
      };
      await updateUser(trx, user.id, columns, now);
      return newEmail === undefined ? null : wishEmail(context, trx, user, newEmail, language);
    });
    if (refusal) throw refusal;
    return {
      CodeDeliveryDetailsList: newEmail === undefined ? [] : [codeDelivery(newEmail)],
    };
  },
);

/** GetUserAttributeVerificationCode: another code for the e-mail that waits for one. */
export const getUserAttributeVerificationCode = defineAction(
  userRequest.extend({ AttributeName: emailAttribute }),
  async (context, input) => {
    const { user } = await verifyAccess(context, input.AccessToken);
    const email = user.pendingEmail;
    if (email === null)
      throw new IdentityError('InvalidParameterException', 'Email is already verified.');
    const language = mailLanguage(wishedLanguage(input), user.attributes.locale);
    const refusal = await inTransaction(context.db, (trx) =>
      wishEmail(context, trx, user, email, language),
    );
    if (refusal) throw refusal;
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
);

/** VerifyUserAttribute: the right code makes the wished e-mail the user's own, verified; the old address is told. */
export const verifyUserAttribute = defineAction(
  userRequest.extend({ AttributeName: emailAttribute, Code: confirmationCode }),
  async (context, input) => {
    const { user: caller } = await verifyAccess(context, input.AccessToken);
    const language = mailLanguage(wishedLanguage(input), caller.attributes.locale);
    const verdict = await inTransaction(context.db, async (trx) => {
      const user = (await findUser(trx, caller.id)) ?? caller;
      const { id, pendingEmail } = user;
      const subject = codeSubject(id, pendingEmail);
      const judged = await judgeCode(context, trx, {
        ...{ purpose: 'email', subject, code: input.Code },
        // The e-mail is somebody else's until the code is right, wherever the user signs in.
        isKnown: false,
      });
      if (judged !== 'right' || pendingEmail === null) return judged;
      if (await findUserByEmail(trx, pendingEmail)) return 'taken';
      const columns = { email: pendingEmail, email_verified: 1, pending_email: null };
      await updateUser(trx, id, columns, context.clock.now());
      const notice = { kind: 'email-changed', recipient: user.email, language } as const;
      await sendIdentityMail(context, trx, notice);
      return judged;
    });
    if (verdict === 'taken') throw aliasExists();
    if (verdict !== 'right') throw codeRefusal(verdict);
    return {};
  },
);

async function wishEmail(
  context: IdentityContext,
  trx: Transaction,
  user: User,
  email: string,
  language: Language,
): Promise<IdentityError | null> {
  const now = context.clock.now();
  if (!(await takeSending(context, trx, { purpose: 'email', email }))) return limitExceeded();
  await updateUser(trx, user.id, { pending_email: email }, now);
  const code = await issueCode(context, trx, 'email', codeSubject(user.id, email));
  await sendIdentityMail(context, trx, { kind: 'email', recipient: email, language, code });
  return null;
}

/** A code belongs to the user and the address it went to. */
function codeSubject(userId: string, email: string | null): string {
  return `${userId}:${email ?? ''}`;
}
