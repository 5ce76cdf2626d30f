import { inTransaction } from '../../database/database';
import { takeSending } from '../attempts/send-limit';
import type { IdentityContext } from '../identity-context';
import { limitExceeded } from '../identity-error';
import { type IdentityMail, sendIdentityMail } from '../mail/send-identity-mail';
import { emailSubject } from '../users/email';
import { findUserByEmail, type User } from '../users/user.repository';
import { issueCode } from './code.service';

/**
 * Makes a code for an e-mail, which voids the one before, and mails what `mailOf` says to the user of that e-mail. An unknown
 * e-mail takes the same way without a mail. Refuses when too many were asked for.
 */
export async function sendCode(
  context: IdentityContext,
  { purpose, email }: { purpose: 'sign-up' | 'reset'; email: string },
  mailOf: (user: User, code: string) => Omit<IdentityMail, 'recipient'>,
): Promise<void> {
  const { db, secrets } = context;
  const isAllowed = await inTransaction(db, async (trx) => {
    const subject = emailSubject(secrets, email);
    if (!(await takeSending(context, trx, { purpose, email }))) return false;
    const user = await findUserByEmail(trx, email);
    const code = await issueCode(context, trx, purpose, subject);
    if (user) await sendIdentityMail(context, trx, { recipient: email, ...mailOf(user, code) });
    return true;
  });
  if (!isAllowed) throw limitExceeded();
}
