import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from './platform/services-config';
import { openDatabase } from './database/database';
import { createFixtureDemoFolder } from './demo-data/fixtures/fixture-demo';
import { silentLogger } from './platform/logger';
import { startServices } from './start-services';
import { createDatabaseTarget } from './testing/test-database';

let folder: string;
let demo: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  demo = createFixtureDemoFolder();
});

afterEach(() => {
  for (const path of [folder, demo]) rmSync(path, { recursive: true, force: true });
});

const startOn = (place: string, name: string) =>
  startServices(
    loadConfig({
      ...{ BACKEND_PORT: '0', DATA_DIR: join(folder, name), DEMO_DIR: demo, DATABASE_URL: place },
      SECRETS_KEY: 'one key for all processes of a shop',
    }),
    silentLogger,
  );

it('several services starting on an empty database seed it once and serve one shop', async () => {
  const { location } = await createDatabaseTarget();
  const backends = await Promise.all(['a', 'b', 'c'].map((name) => startOn(location, name)));
  const ask = async (url: string, query: string, token?: string) => {
    const response = await fetch(`${url}/widget.php?cl=graphql&skipSession=1`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data: { token: string; product: { title: string } } };
  };
  const { data } = await ask(backends[0]?.url ?? '', '{ token }');
  for (const { url } of backends)
    expect(await ask(url, '{ product(productId: "bike-probe") { title } }', data.token)).toEqual({
      data: { product: { title: 'Probe' } },
    });
  await Promise.all(backends.map((backend) => backend.stop()));
  const db = openDatabase(location);
  const products = await db.selectFrom('product').select('id').execute();
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  await db.destroy();
});

it('an unreachable database stops the start and names the variable', async () => {
  const { location } = await createDatabaseTarget();
  const wrong = new URL(location);
  wrong.password = 'geheim';
  wrong.port = '1';
  const error = await startOn(wrong.href, 'a').catch((one: unknown) => one);
  expect(String(error)).toBe(
    `ConfigError: DATABASE_URL: connection refused at ${wrong.hostname}:1 (ECONNREFUSED)`,
  );
});
