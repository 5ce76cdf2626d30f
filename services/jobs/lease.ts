import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';

/** Duration of a lease in ms. After the holder has crashed, another process can take over within this time. */
const leaseMs = 30_000;
/** Remaining time in ms below which the lease is renewed, so that a job that starts now ends before the lease does. */
const renewMs = 20_000;

interface Lease {
  /** Returns true while this process holds the lease. Takes the lease if it is free, and renews it in time. */
  isHeld(): Promise<boolean>;
  /** Releases the lease, so that another process can take it at once. */
  release(): Promise<void>;
}

interface LeaseOptions {
  db: Database;
  clock: Clock;
  name: string;
  /**
   * True if no other process can use this database. An existing lease is then left over from a crash and is taken over.
   */
  isAlone?: boolean;
}

/**
 * Creates a lease for tasks that only one of several processes on a database needs to run. The lease lasts 30 seconds;
 * isHeld renews it.
 *
 * A lease avoids duplicate work but is not a lock: a process can be delayed for longer than its lease, so tasks that
 * must not run twice need their own claim in a transaction. The machines' clocks must agree within a few seconds.
 */
export function createLease({ db, clock, name, isAlone = false }: LeaseOptions): Lease {
  const holder = randomUUID();
  const key = `lease:${name}`;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let pending: Promise<boolean> | null = null;

  async function take(): Promise<boolean> {
    const now = clock.now();
    const until = now + leaseMs;
    // Epoch milliseconds have 13 digits until the year 2286, so the values can be compared as text.
    const value = `${until}:${holder}`;
    const mayTake = isAlone && heldUntil === Number.NEGATIVE_INFINITY;
    const taken = await db
      .insertInto('setting')
      .values({ name: key, value })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ value })
          .where((eb) => {
            const isOver = eb('setting.value', '<', String(now));
            const isOwn = eb('setting.value', 'like', `%:${holder}`);
            const isLeft = eb('setting.name', '=', mayTake ? key : '');
            return eb.or([isOver, isOwn, isLeft]);
          }),
      )
      .returning('name')
      .executeTakeFirst();
    heldUntil = taken ? until : 0;
    return taken !== undefined;
  }

  return {
    isHeld() {
      if (heldUntil - clock.now() > renewMs) return Promise.resolve(true);
      pending ??= take().finally(() => (pending = null));
      return pending;
    },
    async release() {
      heldUntil = 0;
      await db
        .deleteFrom('setting')
        .where('name', '=', key)
        .where('value', 'like', `%:${holder}`)
        .execute();
    },
  };
}
