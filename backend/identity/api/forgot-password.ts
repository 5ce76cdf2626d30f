import { isKnownBrowser } from '../attempts/sign-in-origin';
import { codeRefusal, judgeCode } from '../codes/code.service';
import { sendCode } from '../codes/send-code';
import { inTransaction } from '../../database/database';
import { mailLanguage } from '../users/attributes';
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
    const email = input.Username;
    await sendCode(context, { purpose: 'reset', email }, (user, code) => ({
      kind: 'reset',
      language: mailLanguage(wishedLanguage(input), user.attributes.locale),
      code,
    }));
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
        isKnown: isKnownBrowser(context.origin, input.Username),
      });
      if (judged !== 'right') return judged;
      const user = await findUserByEmail(trx, input.Username);
      if (!user) return 'wrong';
      await updateUser(trx, user.id, { status: 'CONFIRMED', email_verified: 1 }, clock.now());
      const language = mailLanguage(wishedLanguage(input), user.attributes.locale);
      await setPassword(context, trx, user, { password: input.Password, language });
      return judged;
    });
    if (verdict !== 'right') throw codeRefusal(verdict);
    return {};
  },
);
