import { normaliseEmail } from '@/domain/customer/normalise-email';
import type { Clock } from '../database/clock';
import { type Database, inTransaction } from '../database/database';
import { sendIdentityMail } from './mail/send-identity-mail';
import { removeSoftwareToken } from './mfa/software-token.repository';
import { mailLanguage } from './users/attributes';
import { findUserByEmail } from './users/user.repository';

/** Removes an account's authenticator app and tells its owner by mail. Null when there is no such account, false when it had none. */
export function removeSecondFactor(
  { db, clock, siteUrl }: { db: Database; clock: Clock; siteUrl: string },
  email: string,
): Promise<boolean | null> {
  return inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, normaliseEmail(email));
    if (!user) return null;
    if (!(await removeSoftwareToken(trx, user.id))) return false;
    await sendIdentityMail({ clock, settings: { siteUrl } }, trx, {
      kind: 'mfa-disabled',
      recipient: user.email,
      language: mailLanguage(undefined, user.attributes.locale),
    });
    return true;
  });
}
