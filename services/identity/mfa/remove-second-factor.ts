import { normalizeEmail } from '@/domain/customer/email-address';
import type { Clock } from '../../platform/clock';
import { type Database, inTransaction } from '../../database/database';
import { sendIdentityEmail } from '../send-identity-email';
import { removeSoftwareToken } from './software-token.repository';
import { resolveEmailLanguage } from '../users/user-attributes';
import { findUserByEmail } from '../users/user.repository';

/**
 * Removes an account's authenticator app and emails the owner. Returns null if there is no such account, and false
 * without an email if signing in required no code.
 */
export function removeSecondFactor(
  { db, clock, siteUrl }: { db: Database; clock: Clock; siteUrl: string },
  email: string,
): Promise<boolean | null> {
  return inTransaction(db, async (trx) => {
    const user = await findUserByEmail(trx, normalizeEmail(email));
    if (!user) return null;
    if (!(await removeSoftwareToken(trx, user.id))) return false;
    await sendIdentityEmail({ clock, settings: { siteUrl } }, trx, {
      kind: 'mfa-disabled',
      recipient: user.email,
      language: resolveEmailLanguage(undefined, user.attributes.locale),
    });
    return true;
  });
}
