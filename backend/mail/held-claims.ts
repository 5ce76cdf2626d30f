import { minuteMs } from '@/domain/time/durations';
import type { Clock } from '../database/clock';
import type { Database } from '../database/database';
import { claimMail, type DueMail, type MailClaim, renewClaim } from './due-mails';
import type { Mail } from './outbox';

/** A process that dies keeps its mails waiting for so long at the most. */
const claimMs = 2 * minuteMs;

/** The mails this process is sending. Each is its own for two minutes and, with `keep` several times a minute, until `end`. */
export function createHeldClaims({ db, clock }: { db: Database; clock: Clock }) {
  const held = new Map<number, readonly number[]>();
  const claimOf = (id: number): MailClaim => ({ id, untils: held.get(id) ?? [] });

  return {
    /** Null for a mail that another process took first, or that this one has. What fails leaves open whether it was taken. */
    async take(due: DueMail): Promise<Mail | null> {
      if (held.has(due.id)) return null;
      const until = clock.now() + claimMs;
      // Also a claim whose answer never came may be there.
      held.set(due.id, [until]);
      const mail = await claimMail(db, due, until);
      if (!mail) held.delete(due.id);
      return mail;
    },
    /** What the database may know the claim by. */
    claimOf,
    end: (id: number) => void held.delete(id),
    /** Makes all of them last longer. */
    async keep(): Promise<void> {
      for (const id of held.keys()) {
        const claim = claimOf(id);
        const until = clock.now() + claimMs;
        // Until the answer has come, and for good when none comes, nobody knows which of them is in the row.
        held.set(id, [...claim.untils, until]);
        await renewClaim(db, claim, until);
        if (held.has(id)) held.set(id, [until]);
      }
    },
  };
}
