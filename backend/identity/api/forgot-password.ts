import { takeSending } from '../attempts/send-limit';
import { codeRefusal, issueCode, judgeCode } from '../codes/code.service';
import { inTransaction } from '../../database/database';
import { limitExceeded } from '../identity-error';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { languageOf } from '../users/attributes';
import { setPassword } from '../users/set-password';
import { emailSubject } from '../users/email';
import { assertPasswordAllowed } from '../users/password-rules';
import { findUserByEmail, updateUser } from '../users/user.repository';
import { defineAction } from './action';
import { codeDelivery } from './answers';
import { clientRequest, confirmationCode, password, username, wishedLanguage } from './fields';

/** ForgotPassword: a code by mail. An unknown e-mail gets the same answer and no mail. */
export const forgotPassword = defineAction(
  clientRequest.extend({ Username: username }),
  async (context, input) => {
    const { db, clock, secrets } = context;
    const email = input.Username;
    const isAllowed = await inTransaction(db, async (trx) => {
      const subject = emailSubject(secrets, email);
      if (!(await takeSending(trx, 'reset', subject, clock.now()))) return false;
      const user = await findUserByEmail(trx, email);
      const code = await issueCode(context, trx, 'reset', subject);
      if (user)
        await sendIdentityMail(context, trx, {
          kind: 'reset',
          recipient: email,
          language: languageOf(wishedLanguage(input), user.attributes.locale),
          code,
        });
      return true;
    });
    if (!isAllowed) throw limitExceeded();
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
);

/**
 * ConfirmForgotPassword: the right code sets the new password and ends all sessions. The code proves the mailbox, so it confirms
 * an account that was not, which takes it back from somebody who registered with another's e-mail.
 */
export const confirmForgotPassword = defineAction(
  clientRequest.extend({
    Username: username,
    ConfirmationCode: confirmationCode,
    Password: password,
  }),
  async (context, input) => {
    const { db, clock, secrets } = context;
    assertPasswordAllowed(input.Password);
    const verdict = await inTransaction(db, async (trx) => {
      const judged = await judgeCode(context, trx, {
        purpose: 'reset',
        subject: emailSubject(secrets, input.Username),
        code: input.ConfirmationCode,
      });
      if (judged !== 'right') return judged;
      const user = await findUserByEmail(trx, input.Username);
      if (!user) return 'wrong';
      await updateUser(trx, user.id, { status: 'CONFIRMED', email_verified: 1 }, clock.now());
      const language = languageOf(wishedLanguage(input), user.attributes.locale);
      await setPassword(context, trx, user, { password: input.Password, language });
      return judged;
    });
    if (verdict !== 'right') throw codeRefusal(verdict);
    return {};
  },
);
