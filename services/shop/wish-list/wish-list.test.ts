import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let skus: readonly [string, string, string];
let anna: string;
let eva: string;

async function customer(): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: 'Geheim-2026!' };
  await shop.query(
    'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    { variables: { customer: account } },
  );
  const { data } = await shop.query(
    'query($u: String!, $p: String!) { token(username: $u, password: $p) }',
    { variables: { u: account.email, p: account.password } },
  );
  return data.token;
}

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.db
    .selectFrom('product')
    .select('sku')
    .where('sku', 'is not', null)
    .where('b2b_only', '=', 0)
    .orderBy('sku')
    .limit(3)
    .execute();
  const [a, b, c] = rows.map(({ sku }) => sku ?? '');
  skus = [a ?? '', b ?? '', c ?? ''];
});

beforeEach(async () => {
  [anna, eva] = [await customer(), await customer()];
});

afterAll(() => shop.close());

const key = () => randomUUID();

async function change(
  token: string | undefined,
  { changeKey = key(), add = [], remove = [] }: Record<string, unknown>,
) {
  const variables = { key: changeKey, add, remove };
  const { data, errors } = await shop.query(
    `mutation($key: ID!, $add: [String!]!, $remove: [String!]!) {
      noticeListChange(key: $key, add: $add, remove: $remove) { sku added } }`,
    { variables, ...(token !== undefined && { token }) },
  );
  const list: { sku: string }[] | null = data?.noticeListChange ?? null;
  return { skus: list?.map(({ sku }) => sku) ?? null, message: errors?.[0]?.message ?? null };
}

async function read(token: string): Promise<string[]> {
  const { data } = await shop.query('{ customer { noticeList { sku } } }', { token });
  return data.customer.noticeList.map(({ sku }: { sku: string }) => sku);
}

describe('wish list', () => {
  it('adds browser entries in order to the existing ones', async () => {
    const [a, b, c] = skus;
    expect((await change(anna, { add: [b, a] })).skus).toEqual([b, a]);
    shop.clock.advance(1_000);
    expect((await change(anna, { add: [c, a] })).skus).toEqual([c, b, a]);
    expect(await read(anna)).toEqual([c, b, a]);
    expect(await read(eva)).toEqual([]);
  });

  it('applies a change once per key, also after later changes', async () => {
    const [a, b] = skus;
    const changeKey = key();
    await change(anna, { changeKey, add: [a, b] });
    await change(anna, { remove: [a] });
    expect((await change(anna, { changeKey, add: [a, b] })).skus).toEqual([b]);
    expect((await change(eva, { changeKey, add: [a] })).skus).toEqual([a]);
  });

  it('applies a change once for ten concurrent requests', async () => {
    const [a, b] = skus;
    const changeKey = key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(anna, { changeKey, add: [a, b] })),
    );
    for (const answer of answers) expect(answer).toEqual({ skus: [a, b], message: null });
  });

  it('removes entries of its owner only', async () => {
    const [a, b] = skus;
    await change(anna, { add: [a, b] });
    await change(eva, { add: [a] });
    expect((await change(anna, { remove: [a, 'nothing-like-it'] })).skus).toEqual([b]);
    expect(await read(eva)).toEqual([a]);
  });

  it('keeps discontinued products and leaves out unknown ones', async () => {
    const [a] = skus;
    await shop.db.updateTable('product').set({ active: 0 }).where('sku', '=', a).execute();
    expect((await change(anna, { add: [a, 'XX.1', "' or 1=1"] })).skus).toEqual([a]);
    await shop.db.updateTable('product').set({ active: 1 }).where('sku', '=', a).execute();
  });

  it('hides b2b-only products from consumers', async () => {
    const [a] = skus;
    await shop.db.updateTable('product').set({ b2b_only: 1 }).where('sku', '=', a).execute();
    expect((await change(anna, { add: [a] })).skus).toEqual([]);
    await shop.db.updateTable('product').set({ b2b_only: 0 }).where('sku', '=', a).execute();
  });

  it.each([
    ['a caller without a token', undefined, {}],
    ['an empty change key', 'anna', { changeKey: '' }],
    ['an empty SKU', 'anna', { add: [''] }],
    ['an overlong SKU', 'anna', { add: ['x'.repeat(41)] }],
    ['ten thousand articles', 'anna', { add: Array.from({ length: 10_000 }, (_, n) => `A${n}`) }],
  ])('rejects %s', async (_case, caller, input) => {
    const { skus: list, message } = await change(caller === 'anna' ? anna : undefined, input);
    expect(list).toBeNull();
    expect(message).not.toMatch(/internal/i);
  });

  it('is deleted with its account', async () => {
    const [a] = skus;
    const count = async () => {
      const rows = await shop.db.selectFrom('wish_list_item').select('sku').execute();
      return rows.length;
    };
    const before = await count();
    await change(anna, { add: [a] });
    expect(await count()).toBe(before + 1);
    await shop.query('mutation { customerDelete }', { token: anna });
    expect(await count()).toBe(before);
  });
});
