import { isKnownBrowser } from '../attempts/sign-in-origin';
import { codeRefusal, judgeCode } from '../codes/code.service';
import { sendCode } from '../codes/send-code';
import { inTransaction } from '../../database/database';
import { IdentityError } from '../identity-error';
import { mailLanguage } from '../users/attributes';
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
      const isKnown = isKnownBrowser(context.origin, email);
      const judged = await judgeCode(context, trx, { purpose: 'sign-up', subject, code, isKnown });
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
    const email = input.Username;
    await sendCode(context, { purpose: 'sign-up', email }, (user, code) => ({
      language: mailLanguage(wishedLanguage(input), user.attributes.locale),
      ...(user.isConfirmed ? { kind: 'already-confirmed' } : { kind: 'sign-up', code }),
    }));
    return { CodeDeliveryDetails: codeDelivery(email) };
  },
);
