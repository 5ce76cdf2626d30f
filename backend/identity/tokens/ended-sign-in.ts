import type { Database } from '../../database/database';
import { findUser } from '../users/user.repository';
import { findSession } from './session.repository';

/**
 * Whether a sign-in at the embedded identity is over, by sign-out, a new password, theft of its refresh token or the account's end: its
 * ID tokens are worthless from that moment on, for everybody who asks here.
 */
export function endedSignIns(db: Database) {
  return async ({ id, subject }: { id: string | null; subject: string }): Promise<boolean> => {
    const session = id === null ? null : await findSession(db, id);
    if (!session || session.isRevoked || session.userId !== subject) return true;
    return (await findUser(db, subject)) === null;
  };
}
