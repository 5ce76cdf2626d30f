import type { Clock } from '../../database/clock';
import type { Database } from '../../database/database';
import { deleteUserRow, findUser } from '../users/user.repository';
import { findSession, revokeSession, revokeSessions } from './session.repository';

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

/** What the shop knows and changes of sign-ins and users, in its own transaction: both do it, or neither. */
export function embeddedSignIns(db: Database, clock: Clock) {
  return {
    hasEnded: endedSignIns(db),
    accounts: {
      endSignIn: (trx: Database, id: string) => revokeSession(trx, id, clock.now()),
      endSignIns: (trx: Database, subject: string) => revokeSessions(trx, subject, clock.now()),
      deleteUser: (trx: Database, subject: string) => deleteUserRow(trx, subject),
    },
  };
}
