import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServicesApp } from '../http/server';
import { silentLogger } from '../platform/logger';
import { createShopApp } from '../shop/shop-app';
import { openTestShop, shopPath, type TestShop } from '../testing/test-shop';
import { type Database, inTransaction, openDatabase } from './database';
import { DatabaseUnavailable } from './database-errors';
import { assertServerUsable } from './postgres-server';

let shop: TestShop;
let line: Line;
let db: Database;

beforeEach(async () => {
  shop = await openTestShop();
  line = await openLine(shop.place);
  db = openDatabase(line.place);
});

afterEach(async () => {
  await db.destroy();
  line.cut();
  await shop.close();
});

interface Line {
  place: string;
  cut(): void;
  mend(): Promise<void>;
}

/** Starts a TCP proxy to the server, so that tests can interrupt (`cut`) and restore (`mend`) the connection. */
async function openLine(place: string): Promise<Line> {
  const address = new URL(place);
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = (port: number) => {
    server = createServer((here) => {
      const there = connect(Number(address.port || 5432), address.hostname);
      for (const socket of [here, there]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
      }
      here.pipe(there).pipe(here);
      here.on('close', () => there.destroy());
      there.on('close', () => here.destroy());
    });
    return new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const through = new URL(place);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    place: through.href,
    cut: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: () => listen(port),
  };
}

const count = (name: string) => ({ name, last: 1 });

describe('unavailable server', () => {
  it('is reported and used again after recovery', async () => {
    await inTransaction(db, (trx) => trx.insertInto('sequence').values(count('a')).execute());
    line.cut();
    const write = () =>
      inTransaction(db, (trx) => trx.insertInto('sequence').values(count('b')).execute());
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    await expect(db.selectFrom('sequence').selectAll().execute()).rejects.toThrow(
      DatabaseUnavailable,
    );
    await line.mend();
    await write();
    expect(
      await db.selectFrom('sequence').select('name').where('name', 'in', ['a', 'b']).execute(),
    ).toHaveLength(2);
  });

  it('returns 503 with a message instead of 500', async () => {
    const app = createServicesApp([createShopApp({ ...shop.services, db })], silentLogger);
    const runQuery = () =>
      app.request(shopPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ products { title } }"}',
      });
    expect((await runQuery()).status).toBe(200);
    line.cut();
    const answer = await runQuery();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'The database cannot be reached at the moment. Please try again.' }],
    });
    await line.mend();
    expect((await runQuery()).status).toBe(200);
  });

  it('retries a transaction that was not committed', async () => {
    let tries = 0;
    await inTransaction(db, async (trx) => {
      tries += 1;
      await trx.insertInto('sequence').values(count('again')).execute();
      if (tries > 1) return;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    });
    expect(tries).toBe(2);
    expect(
      await db.selectFrom('sequence').select('last').where('name', '=', 'again').execute(),
    ).toEqual([{ last: 1 }]);
  });
});

describe('transaction', () => {
  it('rolls back after a swallowed error and reports the cause', async () => {
    const swallowing = inTransaction(db, async (trx) => {
      await trx.insertInto('sequence').values(count('half')).execute();
      await trx
        .insertInto('stock')
        .values({ product_id: 'nothing', amount: 1 } as never)
        .execute()
        .catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow(/foreign key/);
    expect(
      await db.selectFrom('sequence').select('name').where('name', '=', 'half').execute(),
    ).toEqual([]);
  });

  it('runs alone after repeated serialization conflicts', async () => {
    await db.insertInto('sequence').values(count('contested')).execute();
    let tries = 0;
    const other = new pg.Client({ connectionString: shop.place });
    await other.connect();
    await inTransaction(db, async (trx) => {
      tries += 1;
      const { last } = await trx
        .selectFrom('sequence')
        .select('last')
        .where('name', '=', 'contested')
        .executeTakeFirstOrThrow();
      if (tries <= 2)
        await other.query("update sequence set last = last + 10 where name = 'contested'");
      await trx
        .updateTable('sequence')
        .set({ last: last + 1 })
        .where('name', '=', 'contested')
        .execute();
    });
    await other.end();
    expect(tries).toBe(3);
    expect(
      await db.selectFrom('sequence').select('last').where('name', '=', 'contested').execute(),
    ).toEqual([{ last: 22 }]);
  });

  it('replaces a character that PostgreSQL cannot store', async () => {
    await db.insertInto('setting').values({ name: 'nul', value: 'a\0b' }).execute();
    expect(
      await db.selectFrom('setting').select('value').where('name', '=', 'nul').execute(),
    ).toEqual([{ value: 'a\uFFFDb' }]);
  });
});

describe('invalid DATABASE_URL', () => {
  const wrong = (change: (url: URL) => void) => {
    const url = new URL(shop.place);
    url.password = 'geheim';
    change(url);
    return url.href;
  };

  it.each([
    [
      'host',
      (url: URL) => void (url.hostname = 'nowhere.invalid'),
      'the host nowhere.invalid cannot be resolved',
    ],
    [
      'port',
      (url: URL) => void (url.port = '1'),
      'connection refused at 127.0.0.1:1 (ECONNREFUSED)',
    ],
    [
      'user',
      (url: URL) => void (url.username = 'stranger'),
      'rejected the user stranger or the password',
    ],
    [
      'database',
      (url: URL) => void (url.pathname = '/nothing_here'),
      'the database nothing_here does not exist at',
    ],
  ])('is reported with its %s and without the password', async (_part, change, reason) => {
    const error = await assertServerUsable(wrong(change)).catch((one: unknown) => one);
    expect(String(error)).toContain(`ConfigError: DATABASE_URL: `);
    expect(String(error)).toContain(reason);
    expect(String(error)).not.toContain('geheim');
  });

  it('is not reported for a valid one', async () => {
    await expect(assertServerUsable(shop.place)).resolves.toBeUndefined();
  });
});
