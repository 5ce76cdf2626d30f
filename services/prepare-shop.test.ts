import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './platform/services-config';
import { assertSeedAllowed, saveShopRecord } from './prepare-shop';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const place = (settings: Partial<Parameters<typeof assertSeedAllowed>[0]> = {}) => ({
  dataDir,
  database: join(dataDir, 'backend.db'),
  seedDemo: null,
  productionIndicator: null,
  ...settings,
});

const since = '2026-11-23T08:00:00.000Z';
const server = 'postgres://shop:very-secret@db.example:5433/shop';

describe('assertSeedAllowed', () => {
  it.each([
    ['on a local machine', {}],
    ['with SEED_DEMO on', { seedDemo: true, productionIndicator: 'NODE_ENV is production' }],
  ])('allows the demo seed %s', (_case, settings) => {
    expect(() => assertSeedAllowed(place(settings))).not.toThrow();
  });

  it.each([
    [
      'in production',
      { productionIndicator: 'NODE_ENV is production' },
      /NODE_ENV is production.*set SEED_DEMO=1/,
    ],
    ['with SEED_DEMO off', { seedDemo: false }, /SEED_DEMO is off/],
  ])('rejects the demo seed %s', (_case, settings, sentence) => {
    expect(() => assertSeedAllowed(place(settings))).toThrow(ConfigError);
    expect(() => assertSeedAllowed(place(settings))).toThrow(sentence);
  });

  it.each([null, true])('rejects an emptied database with SEED_DEMO %j', (seedDemo) => {
    expect(saveShopRecord(place(), since)).toBeNull();
    expect(() => assertSeedAllowed(place({ seedDemo }))).toThrow(
      /backend\.db is empty, but it has contained a shop since 2026-11-23T08.*Restore its backup.*shops\.json/,
    );
  });

  it('allows the demo seed in another database of the same folder', () => {
    saveShopRecord(place(), since);
    expect(() => assertSeedAllowed(place({ database: server }))).not.toThrow();
  });
});

it('a database server is stored by its address without user and password', () => {
  saveShopRecord(place({ database: server }), since);
  const text = readFileSync(join(dataDir, 'shops.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ 'db.example:5433/shop': since });
  expect(() => assertSeedAllowed(place({ database: server }))).toThrow(
    /db\.example:5433\/shop is empty/,
  );
});

it('unreadable or unwritable records are reported and prevent the demo seed', () => {
  expect(saveShopRecord(place({ dataDir: join(dataDir, 'nowhere') }), since)).toMatch(/DATA_DIR/);
  writeFileSync(join(dataDir, 'shops.json'), '{');
  expect(() => assertSeedAllowed(place())).toThrow(/shops\.json cannot be read/);
});
