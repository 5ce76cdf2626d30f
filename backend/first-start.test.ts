import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config/environment';
import { allowSeed, rememberShop } from './first-start';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'first-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const place = (settings: Partial<Parameters<typeof allowSeed>[0]> = {}) => ({
  dataDir,
  database: join(dataDir, 'backend.db'),
  seedDemo: null,
  productionSign: null,
  ...settings,
});

const since = '2026-11-23T08:00:00.000Z';
const server = 'postgres://shop:very-secret@db.example:5433/shop';

describe('an empty database is filled with the demo', () => {
  it.each([
    ['on one’s own machine', {}],
    ['where SEED_DEMO says so', { seedDemo: true, productionSign: 'NODE_ENV is production' }],
  ])('%s', (_case, settings) => {
    expect(() => allowSeed(place(settings))).not.toThrow();
  });

  it.each([
    [
      'in production',
      { productionSign: 'NODE_ENV is production' },
      /NODE_ENV is production.*set SEED_DEMO=1/,
    ],
    ['where SEED_DEMO is off', { seedDemo: false }, /SEED_DEMO is off/],
  ])('not %s', (_case, settings, sentence) => {
    expect(() => allowSeed(place(settings))).toThrow(ConfigError);
    expect(() => allowSeed(place(settings))).toThrow(sentence);
  });

  it.each([null, true])('not where a shop was kept before, with SEED_DEMO %j', (seedDemo) => {
    expect(rememberShop(place(), since)).toBeNull();
    expect(() => allowSeed(place({ seedDemo }))).toThrow(
      /backend\.db is empty, but it held a shop since 2026-11-23T08.*Restore its backup.*shops\.json/,
    );
  });

  it('in another database of the same folder', () => {
    rememberShop(place(), since);
    expect(() => allowSeed(place({ database: server }))).not.toThrow();
  });
});

it('a server is remembered by its address, without user and password', () => {
  rememberShop(place({ database: server }), since);
  const text = readFileSync(join(dataDir, 'shops.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ 'db.example:5433/shop': since });
  expect(() => allowSeed(place({ database: server }))).toThrow(/db\.example:5433\/shop is empty/);
});

it('what cannot be written or read is told, and nothing is filled by mistake', () => {
  expect(rememberShop(place({ dataDir: join(dataDir, 'nowhere') }), since)).toMatch(/DATA_DIR/);
  writeFileSync(join(dataDir, 'shops.json'), '{');
  expect(() => allowSeed(place())).toThrow(/shops\.json cannot be read/);
});
