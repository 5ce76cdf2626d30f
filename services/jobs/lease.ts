import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import type { Database } from '../database/database';

/** A process that dies keeps the others waiting for so long at the most. */
const leaseMs = 30_000;
/** Renewed with so much left: a round that begins now is not overtaken. */
const renewMs = 20_000;

interface Lease {
  /** True while this process is the one; takes the lease when nobody has it. */
  isHeld(): Promise<boolean>;
  /** Lets others take it at once. */
  release(): Promise<void>;
}

interface LeaseOptions {
  db: Database;
  clock: Clock;
  name: string;
  /** No other process can be on this database: a lease that is left is a dead one's. */
  isAlone?: boolean;
}

/**
 * Makes one of several processes on a database the one that does what need not be done by all. It lasts 30 seconds unless it is renewed,
 * which asking does. It saves work and is no lock: whoever may not act twice claims in its own transaction, as a process can be held up
 * for longer than its lease. The clocks of the machines have to agree to some seconds.
 */
export function createLease({ db, clock, name, isAlone = false }: LeaseOptions): Lease {
  const holder = randomUUID();
  const key = `lease:${name}`;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let asked: Promise<boolean> | null = null;

  async function take(): Promise<boolean> {
    const now = clock.now();
    const until = now + leaseMs;
    // Times have as many digits for the next two hundred years: as texts they are in order.
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
      asked ??= take().finally(() => (asked = null));
      return asked;
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
