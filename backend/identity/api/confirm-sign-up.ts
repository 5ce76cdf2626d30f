import { takeSending } from '../attempts/send-limit';
import { codeRefusal, issueCode, judgeCode } from '../codes/code.service';
import { inTransaction } from '../../database/database';
import { IdentityError, limitExceeded } from '../identity-error';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { languageOf } from '../users/attributes';
import { emailSubject } from '../users/email';
import { findUserByEmail, updateUser } from '../users/user.repository';
import { defineAction } from './action';
import { codeDelivery } from './answers';
import { clientRequest, confirmationCode, username, wishedLanguage } from './fields';

/** ConfirmSignUp: the right code makes the account usable and its e-mail verified. The same code again says that it is confirmed. */
export const confirmSignUp = defineAction(
  clientRequest.extend({ Username: username, ConfirmationCode: confirmationCode }),
  async (context, { Username: email, ConfirmationCode: code }) => {
    const { db, clock, secrets } = context;
    const verdict = await inTransaction(db, async (trx) => {
      const subject = emailSubject(secrets, email);
      const judged = await judgeCode(context, trx, { purpose: 'sign-up', subject, code });
      if (judged !== 'right') return judged;
      const user = await findUserByEmail(trx, email);
      if (!user) return 'wrong';
      await updateUser(trx, user.id, { status: 'CONFIRMED', email_verified: 1 }, clock.now());
      return judged;
    });
    if (verdict === 'used')
      throw new IdentityError(
        'NotAuthorizedException',
        'User cannot be confirmed. Current status is CONFIRMED',
      );
    if (verdict !== 'right') throw codeRefusal(verdict);
    return {};
  },
);

/** ResendConfirmationCode: a new code, the old one is void. Answers alike for every e-mail; who is confirmed already is told so by mail. */
export const resendConfirmationCode = defineAction(
  clientRequest.extend({ Username: username }),
  async (context, input) => {
    const { db, clock, secrets } = context;
    const email = input.Username;
    const isAllowed = await inTransaction(db, async (trx) => {
      const subject = emailSubject(secrets, email);
      if (!(await takeSending(trx, 'sign-up', subject, clock.now()))) return false;
      const user = await findUserByEmail(trx, email);
      const code = await issueCode(context, trx, 'sign-up', subject);
      if (user)
        await sendIdentityMail(context, trx, {
          recipient: email,
          language: languageOf(wishedLanguage(input), user.attributes.locale),
          ...(user.isConfirmed ? { kind: 'already-confirmed' } : { kind: 'sign-up', code }),
        });
      return true;
    });
    if (!isAllowed) throw limitExceeded();
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
);
