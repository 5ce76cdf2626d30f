import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { listInstallmentPlans } from './payment.service';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const list = (canAccept: (methods: readonly string[]) => boolean) => {
  const { db, payments } = shop.services;
  return listInstallmentPlans({ db, language: 'en', payments: { ...payments, canAccept } });
};

it('returns no methods without settings', async () => {
  expect(await list(() => true)).toEqual([]);
});

it('returns methods that settings and provider share, with shop texts', async () => {
  await shop.db
    .updateTable('payment')
    .set({ provider_methods: 'klarna', title_en: 'Klarna', description_en: 'In parts.' })
    .where('id', '=', 'oxidcreditcard')
    .execute();
  const { max_total_cents: maxTotalCents } = await shop.db
    .selectFrom('payment')
    .select('max_total_cents')
    .where('id', '=', 'oxidcreditcard')
    .executeTakeFirstOrThrow();
  expect(await list(() => true)).toEqual([
    { title: 'Klarna', description: 'In parts.', maxTotalCents },
  ]);
  expect(await list((methods) => !methods.includes('klarna'))).toEqual([]);
});
