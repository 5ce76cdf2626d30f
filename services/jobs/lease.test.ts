import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { type Database, openDatabase } from '../database/database';
import { createLease } from './lease';

let test: TestDatabase;
let clock: FakeClock;
let others: Database[];

beforeEach(async () => {
  test = await openTestDatabase();
  clock = createFakeClock();
  others = [];
});
afterEach(async () => {
  for (const db of others) await db.destroy();
  await test.close();
});

/** Simulates another process on the same database. */
function process(options: { isAlone?: boolean } = {}) {
  const db = openDatabase(test.location, { connections: 3 });
  others.push(db);
  return createLease({ db, clock, name: 'jobs', ...options });
}

const heldBy = async (leases: readonly ReturnType<typeof createLease>[]) => {
  const answers = await Promise.all(leases.map((lease) => lease.isHeld()));
  return answers.flatMap((isHeld, index) => (isHeld ? [index] : []));
};

it('grants the lease to one of several processes, which keeps it by renewing', async () => {
  const leases = Array.from({ length: 6 }, () => process());
  const [first] = await heldBy(leases);
  expect(first).toBeDefined();
  for (let turn = 0; turn < 5; turn += 1) {
    clock.advance(25_000);
    expect(await leases[first ?? 0]?.isHeld()).toBe(true);
    expect(await heldBy(leases)).toEqual([first]);
  }
});

it('passes the lease of a dead process to exactly one other after half a minute', async () => {
  const stopped = process();
  expect(await stopped.isHeld()).toBe(true);
  const living = Array.from({ length: 4 }, () => process());
  clock.advance(30_000);
  expect(await heldBy(living)).toEqual([]);
  clock.advance(1);
  expect(await heldBy(living)).toHaveLength(1);
  expect(await stopped.isHeld()).toBe(false);
});

it('releases the lease at once on shutdown without releasing that of another process', async () => {
  const [first, second] = [process(), process()];
  expect(await first.isHeld()).toBe(true);
  await second.release();
  expect(await second.isHeld()).toBe(false);
  await first.release();
  expect(await second.isHeld()).toBe(true);
});

it('does not wait for a dead process when running alone on the database', async () => {
  expect(await process().isHeld()).toBe(true);
  expect(await process({ isAlone: true }).isHeld()).toBe(true);
});
