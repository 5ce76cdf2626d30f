import type { Clock } from '../../database/clock';
import type { Database } from '../../database/database';
import { revokeSession, revokeSessions } from '../tokens/session.repository';
import { deleteUserRow } from './user.repository';

/** What the shop changes at the embedded identity, in the shop's own transaction: both do it, or neither. */
export function embeddedAccounts(clock: Clock) {
  return {
    endSignIn: (db: Database, id: string) => revokeSession(db, id, clock.now()),
    endSignIns: (db: Database, subject: string) => revokeSessions(db, subject, clock.now()),
    deleteUser: (db: Database, subject: string) => deleteUserRow(db, subject),
  };
}
