import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMail } from '../mail/outbox';
import { createFakeClock, type FakeClock } from '../testing/fake-clock-and-vies';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { createOperationsApp } from './operations.routes';
import { createReadiness } from './readiness';

const megabyte = 1024 * 1024;

let test: TestDatabase;
let clock: FakeClock;
let isDraining = false;

beforeEach(async () => {
  test = await openTestDatabase();
  clock = createFakeClock();
  isDraining = false;
});
afterEach(() => test.close());

/** Returns the response of an operational endpoint, with a result that is not cached. */
async function ask(
  path: string,
  {
    freeBytes = 1000 * megabyte,
    damage = '',
    redis = null as { isUnavailable: boolean } | null,
  } = {},
) {
  const app = createOperationsApp({
    readiness: createReadiness({
      ...{ db: test.db, clock, folder: '.' },
      freeBytes: async () => freeBytes,
      damage: () => damage || null,
      getSharingStatus: redis && (() => redis),
    }),
    isDraining: () => isDraining,
    seededAt: null,
  });
  const response = await app.request(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const mail = (key: string) =>
  enqueueMail(
    test.db,
    { key, recipient: 'a@example.org', subject: 'x', text: 'x', html: 'x' },
    clock.now(),
  );

describe('/ready', () => {
  it('reports that orders can be placed and lists the checks', async () => {
    await mail('one');
    clock.advance(60_000);
    expect(await ask('/ready')).toEqual({
      status: 200,
      body: {
        status: 'ready',
        checks: {
          database: { ok: true },
          disk: { ok: true, freeMegabytes: 1000 },
          outbox: { ok: true, waiting: 1, oldestSeconds: 60, givenUp: 0 },
        },
      },
    });
  });

  it('checks the disk of this machine by default', async () => {
    const readiness = createReadiness({ db: test.db, clock, folder: '.' });
    expect((await readiness()).checks.disk.freeMegabytes).toBeGreaterThan(0);
  });

  it.each([
    [255, 200, 'degraded'],
    [8, 200, 'degraded'],
    [7, 503, 'unready'],
  ])('with %i MB of free space returns %i and %s', async (free, status, word) => {
    const answer = await ask('/ready', { freeBytes: free * megabyte });
    expect([answer.status, answer.body.status]).toEqual([status, word]);
    expect(answer.body.checks).toMatchObject({ disk: { ok: false, freeMegabytes: free } });
  });

  it('reports emails that are not sent and stays degraded', async () => {
    await mail('one');
    clock.advance(15 * 60_000);
    const { status, body } = await ask('/ready');
    expect([status, body.status]).toEqual([200, 'degraded']);
  });

  it('reports undeliverable emails for a day', async () => {
    await mail('one');
    await test.db.updateTable('mail').set({ failed_at: clock.now() }).execute();
    clock.advance(24 * 3_600_000 - 1);
    const { status, body } = await ask('/ready');
    expect([status, body.status]).toEqual([200, 'degraded']);
    expect(body.checks).toMatchObject({
      outbox: { ok: false, givenUp: 1, reason: 'Mails were given up' },
    });
    clock.advance(1);
    expect((await ask('/ready')).body.status).toBe('ready');
  });

  it.each([
    [false, 'ready', { ok: true }],
    [true, 'degraded', { ok: false, reason: 'It does not respond' }],
  ])(
    'includes Redis where it is configured; outage %s returns %s',
    async (isUnavailable, word, redis) => {
      const { status, body } = await ask('/ready', { redis: { isUnavailable } });
      expect([status, body.status]).toEqual([200, word]);
      expect(body.checks).toMatchObject({ redis });
    },
  );

  it('returns 503 with the error kind when a row cannot be written', async () => {
    await sql`drop table setting`.execute(test.db);
    const { status, body } = await ask('/tools/ready');
    expect([status, body.status]).toEqual([503, 'unready']);
    expect(body.checks).toMatchObject({
      database: { ok: false, reason: expect.stringMatching(/^It cannot be used \(/) },
    });
  });

  it('returns 503 when the file is damaged', async () => {
    const { status, body } = await ask('/ready', { damage: 'The file is damaged' });
    expect(status).toBe(503);
    expect(body.checks).toMatchObject({ database: { ok: false, reason: 'The file is damaged' } });
  });
});

it.each([
  ['/health', 'stopping'],
  ['/ready', 'unready'],
])('%s returns 503 as soon as a shutdown is requested', async (path, word) => {
  expect((await ask(path)).status).toBe(200);
  isDraining = true;
  expect(await ask(path)).toMatchObject({ status: 503, body: { status: word } });
});
