import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixtureDemoFolder } from '../../demo-data/fixtures/fixture-demo';
import { getBrand } from '../../database/settings';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { refreshSettings } from './refresh-settings';
import { seedDemo } from './seed-demo';

let test: TestDatabase;
let demo: string;

beforeEach(async () => {
  demo = createFixtureDemoFolder();
  test = await openTestDatabase();
  await seedDemo(test.db, demo, Date.UTC(2026, 10, 22), () => undefined);
});
afterEach(async () => {
  await test.close();
  rmSync(demo, { recursive: true, force: true });
});

const refresh = () => refreshSettings(test.db, demo);
const titles = () =>
  test.db
    .selectFrom('delivery_method')
    .select(['title_de', 'title_en'])
    .where('id', '=', 'standard')
    .executeTakeFirstOrThrow();
const setTitle = (title_de: string) =>
  test.db.updateTable('delivery_method').set({ title_de }).where('id', '=', 'standard').execute();
const changeFile = (from: string, to: string) => {
  const file = join(demo, 'shop.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};
const changeBrand = async (change: (brand: Record<string, unknown>) => void) => {
  const brand = { ...(await getBrand(test.db)) } as Record<string, unknown>;
  change(brand);
  const value = JSON.stringify(brand);
  await test.db.updateTable('setting').set({ value }).where('name', '=', 'brand').execute();
};

it('changes nothing in a newly seeded shop', async () => {
  expect(await refresh()).toEqual([]);
});

it('updates values from an earlier version and keeps the owner’s changes', async () => {
  await setTitle('Versand, Räder fahrbereit montiert');
  await changeBrand((brand) => {
    delete brand.taxNumber;
    brand.vatId = 'DE555000111';
    brand.phone = '030 1234';
  });
  expect(await refresh()).toEqual([
    'brand.vatId',
    'brand.taxNumber',
    'delivery_method.standard.title_de',
  ]);
  expect((await titles()).title_de).toBe('Lieferung nach Hause');
  expect(await getBrand(test.db)).toMatchObject({ vatId: 'DE555000114', phone: '030 1234' });

  await setTitle('Mit unserem Wagen');
  expect(await refresh()).toEqual([]);
  expect((await titles()).title_de).toBe('Mit unserem Wagen');
});

it('follows the file afterwards, except for the owner’s changes', async () => {
  await refresh();
  changeFile('de: Lieferung nach Hause, en: Home delivery', 'de: Zu Ihnen, en: To your door');
  await setTitle('Mit unserem Wagen');
  expect(await refresh()).toEqual(['delivery_method.standard.title_en']);
  expect(await titles()).toEqual({ title_de: 'Mit unserem Wagen', title_en: 'To your door' });
});

it('changes nothing when the folder has no settings', async () => {
  rmSync(join(demo, 'shop.yaml'));
  expect(await refresh()).toEqual([]);
});
