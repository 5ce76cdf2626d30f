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

it('are none while the settings name none', async () => {
  expect(await list(() => true)).toEqual([]);
});

it('are what the settings name and the provider takes, in the shop’s own words', async () => {
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
