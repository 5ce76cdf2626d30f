import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { migrate } from './migrate';
import { paymentMethodKinds } from './migrations/0018-ways-to-pay';

let db: Database;
let remove: () => Promise<void>;

const before = [
  [
    'oxidpaypal',
    'Die Zahlungsaufforderung kommt nach der Bestellung per E-Mail. Der Liefertermin zählt ab Zahlung.',
  ],
  ['oxidcreditcard', 'Mein eigener Text.'],
  [
    'oxidpayadvance',
    'Wir reservieren Ihr Rad sieben Tage. Der Liefertermin zählt ab Zahlungseingang.',
  ],
  ['oxidinvoice', 'Für Händler.'],
] as const;

/** Database from before payments were collected, when every payment method counted as payment by invoice. */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  await migrate(db);
  for (const [index, [id, text]] of before.entries())
    await sql`
      insert into payment (id, title_de, title_en, description_de, description_en, position, cost_cents)
      values (${id}, ${id}, ${id}, ${text}, 'Own words.', ${index}, 0)
    `.execute(db);
  await paymentMethodKinds.up(db);
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

const readMethod = (id: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it.each([
  ['oxidpaypal', 'online', 24, 'paypal'],
  ['oxidcreditcard', 'online', 24, 'card'],
  ['oxidpayadvance', 'transfer', 168, ''],
  ['oxidinvoice', 'invoice', 0, ''],
])('migrates the payment method %s to %s', async (id, kind, hold_hours, provider_methods) => {
  expect(await readMethod(id)).toMatchObject({ kind, hold_hours, provider_methods });
});

it('replaces the outdated email promise but no custom text', async () => {
  expect((await readMethod('oxidpaypal')).description_de).toBe(
    'Sie bezahlen bei PayPal, gleich nach der Bestellung. Der Liefertermin zählt ab Zahlung.',
  );
  expect((await readMethod('oxidcreditcard')).description_de).toBe('Mein eigener Text.');
  expect((await readMethod('oxidpaypal')).description_en).toBe('Own words.');
});
