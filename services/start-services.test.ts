import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './platform/services-config';
import { openDatabase } from './database/database';
import { createFixtureDemoFolder } from './demo-data/fixtures/fixture-demo';
import { createLogger, silentLogger } from './platform/logger';
import { startServices } from './start-services';
import { createDatabaseTarget } from './testing/test-database';

let folder: string;
let demo: string;
let database: { location: string; remove: () => Promise<void> };

beforeEach(async () => {
  database = await createDatabaseTarget();
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  demo = createFixtureDemoFolder();
});

afterEach(async () => {
  await database.remove();
  for (const path of [folder, demo]) rmSync(path, { recursive: true, force: true });
});

const startHere = (variables: Record<string, string> = {}) =>
  startServices(
    loadConfig({
      ...{ BACKEND_PORT: '0', DATA_DIR: folder, DEMO_DIR: demo },
      ...{ DATABASE_URL: database.location, ...variables },
    }),
    silentLogger,
  );

/** Empties the database, as if a volume was not mounted. */
async function emptyDatabase(): Promise<void> {
  const db = openDatabase(database.location);
  await db.deleteFrom('setting').where('name', '=', 'seeded_at').execute();
  await db.destroy();
}

async function token(url: string): Promise<string> {
  const response = await fetch(`${url}/widget.php?cl=graphql&skipSession=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ token }"}',
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

describe('startServices', () => {
  it('serves everything on one port and keeps its data across a restart', async () => {
    const first = await startHere();
    for (const path of ['/health', '/mailbox', '/mailbox.json', '/graphql?query={bikes{slug}}']) {
      expect((await fetch(first.url + path)).status).toBe(200);
    }
    expect((await fetch(`${first.url}/nothing`)).status).toBe(404);
    const bearer = await token(first.url);
    await first.stop();

    const second = await startHere();
    const response = await fetch(
      `${second.url}/widget.php?cl=graphql&skipSession=1&query={product(productId:"bike-probe"){title}}`,
      { headers: { authorization: `Bearer ${bearer}` } },
    );
    expect(await response.json()).toEqual({ data: { product: { title: 'Probe' } } });
    await second.stop();
  });

  it('starts the shop at the configured level', async () => {
    const backend = await startHere({ SHOP_LEVEL: 'stock' });
    const query = encodeURIComponent('{ __type(name: "PaginationInput") { name } }');
    const address = `${backend.url}/widget.php?cl=graphql&skipSession=1&query=${query}`;
    expect(await (await fetch(address)).json()).toEqual({
      data: { __type: { name: 'PaginationInput' } },
    });
    await backend.stop();
  });

  it('uses another port when its own is occupied', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const backend = await startHere({ BACKEND_PORT: String(port) });
    expect(new URL(backend.url).port).not.toBe(String(port));
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
    await backend.stop();
    other.close();
  });

  it('completes a running request before it stops', async () => {
    const backend = await startHere();
    const question = JSON.stringify({ query: '{ token }' });
    const call = request(`${backend.url}/widget.php?cl=graphql&skipSession=1`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': question.length,
        // The service confirms the request before its body is sent.
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    await once(call, 'continue');
    let hasStopped = false;
    const stopping = backend.stop().then(() => (hasStopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(hasStopped).toBe(false);
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.end(question);
    const [response] = await answered;
    expect(await json(response)).toMatchObject({ data: { token: expect.stringMatching(/^ey/) } });
    await stopping;
    await expect(fetch(`${backend.url}/health`)).rejects.toThrow();
  });

  it('shows no mailbox when a mail server is configured', async () => {
    const backend = await startHere({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await fetch(`${backend.url}/mailbox.json`)).status).toBe(404);
    await backend.stop();
  });

  describe('publicly reachable shop', () => {
    const open = { SITE_URL: 'https://shop.example', SEED_DEMO: '1' };

    it('has no accounts with published passwords and no mailbox', async () => {
      const accounts = join(demo, 'accounts.yaml');
      const published = readFileSync(accounts, 'utf8').replace(
        /password: .*/g,
        'password: Lautlos-2026!',
      );
      writeFileSync(accounts, published);
      const backend = await startHere(open);
      for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1'])
        expect((await fetch(backend.url + path)).status).toBe(404);
      await backend.stop();
      const db = openDatabase(database.location);
      expect(await db.selectFrom('customer').select('email').execute()).toEqual([]);
      expect(await db.selectFrom('identity_user').select('id').execute()).toEqual([]);
      expect(await db.selectFrom('order').select('id').execute()).toEqual([]);
      expect(await db.selectFrom('product').select('id').execute()).not.toEqual([]);
      await db.destroy();
    });

    it('logs a warning when such accounts were seeded before', async () => {
      const accounts = join(demo, 'accounts.yaml');
      const written = readFileSync(accounts, 'utf8');
      writeFileSync(accounts, written.replace(/password: .*/g, 'password: Lautlos-2026!'));
      await (await startHere()).stop();
      const lines: string[] = [];
      const config = { BACKEND_PORT: '0', DATA_DIR: folder, DEMO_DIR: demo, ...open };
      const logger = createLogger((line) => lines.push(line));
      const backend = await startServices(
        loadConfig({ ...config, DATABASE_URL: database.location }),
        logger,
      );
      await backend.stop();
      expect(lines.join('\n')).toContain('their passwords are public');
    });

    it('shows the mailbox with its token', async () => {
      const MAILBOX_TOKEN = 'm'.repeat(32);
      const backend = await startHere({ ...open, MAILBOX_TOKEN });
      const statuses = async (headers: Record<string, string>) =>
        Promise.all(
          ['/mailbox', '/mailbox.json', '/mailbox/1', '/mailbox/1/1'].map(
            async (path) => (await fetch(backend.url + path, { headers })).status,
          ),
        );
      expect(await statuses({})).toEqual([401, 401, 401, 401]);
      const shown = { authorization: `Bearer ${MAILBOX_TOKEN}` };
      expect(await statuses(shown)).toEqual([200, 200, 404, 404]);
      await backend.stop();
    });
  });

  it('stops when the demo folder is missing and names the variable', async () => {
    await expect(startHere({ DEMO_DIR: join(folder, 'nowhere') })).rejects.toThrow(
      /^DEMO_DIR: leads to .*nowhere, where no folder is/,
    );
  });

  it('does not seed a database that held a shop before', async () => {
    const first = await startHere();
    await first.stop();
    const [name = ''] = Object.keys(
      JSON.parse(readFileSync(join(folder, 'shops.json'), 'utf8')) as object,
    );
    await emptyDatabase();
    await expect(startHere()).rejects.toThrow(
      `The database ${name} is empty, but it has contained a shop`,
    );
    await expect(startHere({ SEED_DEMO: '1' })).rejects.toThrow(
      'is empty, but it has contained a shop',
    );
  });

  it('stops at an invalid demo file with all resources closed', async () => {
    rmSync(join(demo, 'catalogue/colors.yaml'));
    await expect(startHere()).rejects.toThrow('catalogue/colors.yaml: the file is missing');
  });
});
