import { takeSignInAttempt } from '../attempts/sign-in-lock';
import { inTransaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { sendIdentityMail } from '../mail/send-identity-mail';
import { mailLanguage } from '../users/attributes';
import { findUserByEmail } from '../users/user.repository';

/** Takes an attempt like takeSignInAttempt; the owner of the account hears of it when strangers have begun to guess. */
export async function takeAttempt(context: IdentityContext, email: string): Promise<void> {
  if (!(await takeSignInAttempt(context, email))) return;
  await inTransaction(context.db, async (trx) => {
    const user = await findUserByEmail(trx, email);
    if (!user) return;
    const language = mailLanguage(undefined, user.attributes.locale);
    await sendIdentityMail(context, trx, { kind: 'many-attempts', recipient: email, language });
  });
}
