import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toIsoDay, toStoredDay } from '@/domain/time/day';
import { createProductFixture } from '../../testing/product-fixture';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { applyDueRestocks } from './restocks';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const ids = async (args: string) =>
  (await shop.query(`{ products${args} { id } }`)).data?.products.map(
    ({ id }: { id: string }) => id,
  );
const firstError = async (query: string) => (await shop.query(query)).errors?.[0]?.message;

describe('products', () => {
  it('lists parents and outlet bikes, never variants', async () => {
    expect((await ids('')).sort()).toEqual([
      'acc-klingel-probe',
      'bike-probe',
      'outlet-probe-2023',
    ]);
  });

  it.each([
    ['(filter: { category: { equals: "bikes" } })', ['bike-probe']],
    ['(filter: { category: { equals: "klingeln" } })', ['acc-klingel-probe']],
    ['(filter: { category: { equals: "nothing" } })', []],
    ['(filter: { title: { equals: "Klingel Probe" } })', ['acc-klingel-probe']],
    ['(filter: { title: { contains: "klingel" } })', ['acc-klingel-probe']],
    ['(filter: { title: { beginsWith: "Klin" } })', ['acc-klingel-probe']],
    ['(filter: { title: { contains: "%" } })', []],
    ['(sort: { price: "ASC" })', ['acc-klingel-probe', 'outlet-probe-2023', 'bike-probe']],
    ['(sort: { title: "ASC" }, pagination: { limit: 1 })', ['acc-klingel-probe']],
    ['(sort: { price: "DESC" }, pagination: { offset: 1, limit: 1 })', ['outlet-probe-2023']],
  ])('%s', async (args, expected) => {
    expect(await ids(args)).toEqual(expected);
  });

  it.each([
    ['(pagination: { offset: -1 })', 'PaginationFilter fields must be positive.'],
    ['(pagination: { limit: 0 })', 'PaginationFilter fields must be positive.'],
    [
      `(filter: { title: { contains: "${'x'.repeat(40_000)}" } })`,
      'A filter must not be longer than 500 characters',
    ],
    ['(filter: { title: {} })', 'At least one field for type StringFilter must be provided'],
    ['(sort: { price: "UP" })', 'Sorting by price must be ASC or DESC'],
  ])('rejects %s', async (args, message) => {
    expect(await firstError(`{ products${args} { id } }`)).toBe(message);
  });

  it('returns the defect of a single outlet bike only', async () => {
    const { data } = await shop.query('{ products { id flaw { kind part side size touchedUp } } }');
    const defects = data?.products.map(({ id, flaw }: { id: string; flaw: unknown }) => [id, flaw]);
    const scratch = { kind: 'scratch', part: 'down-tube', side: 'left', size: 70, touchedUp: true };
    expect(Object.fromEntries(defects)).toMatchObject({
      'outlet-probe-2023': scratch,
      'bike-probe': null,
      'acc-klingel-probe': null,
    });
  });

  it('returns the condition of an outlet bike and its differences from the model', async () => {
    const { data } = await shop.query(
      '{ products { id outletPiece { isNew specs { title text } } } }',
    );
    const quantities = data?.products.map(
      ({ id, outletPiece }: { id: string; outletPiece: unknown }) => [id, outletPiece],
    );
    expect(Object.fromEntries(quantities)).toMatchObject({
      'outlet-probe-2023': { isNew: false, specs: [{ title: 'Gabel', text: 'Gabel von 2023' }] },
      'bike-probe': null,
    });
  });

  it('returns a model with its variants', async () => {
    const { data } = await shop.query(
      '{ product(productId: "bike-probe") { sku title price { price vat vatValue nettoPriceMode } listPrice { price } variantLabels categories { id title } category { name } stock { stock } variants { id sku variantValues price { price } } } }',
    );
    expect(data.product).toMatchObject({
      sku: null,
      price: { price: 1795, vat: 19, vatValue: 286.6, nettoPriceMode: false },
      listPrice: null,
      variantLabels: ['Rahmen', 'Antrieb', 'Größe', 'Farbe'],
      categories: [{ id: 'bikes', title: 'Fahrräder' }],
      category: { name: 'Fahrräder' },
    });
    expect(data.product.variants).toHaveLength(30);
    expect(data.product.variants[0]).toEqual({
      id: 'PR8.25.H.S.TG',
      sku: 'PR8.25.H.S.TG',
      variantValues: ['Diamant', 'Nexus, 8 Gänge', 'S', 'Tannengrün'],
      price: { price: 1795 },
    });
  });

  it('returns reductions with the lowest price of the previous 30 days', async () => {
    const { data } = await shop.query(
      '{ outlet: product(productId: "outlet-probe-2023") { outlet price { price } listPrice { price } lowestPrice30Days } bell: product(productId: "KLP.SW") { lowestPrice30Days listPrice { price } category { name } } regular: product(productId: "KLP.MS") { lowestPrice30Days } }',
    );
    expect(data).toEqual({
      outlet: {
        outlet: true,
        price: { price: 1395 },
        listPrice: { price: 1695 },
        lowestPrice30Days: 1595,
      },
      bell: { lowestPrice30Days: 29, listPrice: { price: 29 }, category: { name: 'Klingeln' } },
      regular: { lowestPrice30Days: null },
    });
  });

  it('returns stock and restocks', async () => {
    const fields =
      'stock { stock stockStatus restockDate calculatedStock calculatedRestockDate } marmstock1 marmstockDate1 marmstock2 marmstockDate2';
    const { data } = await shop.query(
      `{ now: product(productId: "PR8.25.H.M.TG") { ${fields} } later: product(productId: "PR8.25.H.M.RO") { ${fields} } never: product(productId: "PR8.25.H.M.GR") { ${fields} } }`,
    );
    expect(data.now.stock).toEqual({
      stock: 3,
      stockStatus: 0,
      restockDate: null,
      calculatedStock: 3,
      calculatedRestockDate: null,
    });
    expect(data.later).toMatchObject({
      stock: {
        stock: 0,
        stockStatus: -1,
        restockDate: '2026-12-04T00:00:00+00:00',
        calculatedStock: 0,
        calculatedRestockDate: '2026-12-04T00:00:00+00:00',
      },
      marmstock1: 4,
      marmstockDate1: '2026-12-04T00:00:00+00:00',
      marmstock2: null,
    });
    expect(data.never.stock.calculatedRestockDate).toBeNull();
  });

  it('rejects unknown and inactive products', async () => {
    await shop.db
      .updateTable('product')
      .set({ active: 0 })
      .where('id', '=', 'PREV.24.T.L.GR')
      .execute();
    expect(await firstError('{ product(productId: "ghost") { id } }')).toBe(
      'Product was not found by id: ghost',
    );
    expect(await firstError('{ product(productId: "PREV.24.T.L.GR") { id } }')).toBe(
      'Unauthorized',
    );
    const { data } = await shop.query('{ product(productId: "bike-probe") { variants { id } } }');
    expect(data.product.variants).toHaveLength(29);
  });

  it('returns the net purchase price and the UVP to dealers', async () => {
    const login = await shop.query(
      '{ token(username: "laden@lautlos.example", password: "Lautlos-2026!") }',
    );
    const { data } = await shop.query(
      '{ product(productId: "outlet-probe-2023") { price { price vatValue nettoPriceMode } listPrice { price nettoPriceMode } } }',
      { token: login.data?.token },
    );
    expect(data.product).toEqual({
      price: { price: 900, vatValue: 171, nettoPriceMode: true },
      listPrice: { price: 1695, nettoPriceMode: false },
    });
  });
});

describe('b2b-only products (Specification §6)', () => {
  const presale = 'bike-geheim';
  const variant = 'GE9.26.H.M.TG';

  beforeAll(async () => {
    await createProductFixture(shop, {
      id: presale,
      b2bOnly: true,
      stock: 1,
      categoryIds: ['bikes'],
    });
    await createProductFixture(shop, {
      id: variant,
      b2bOnly: true,
      parentId: 'bike-probe',
      uvpCents: 100,
    });
  });

  afterAll(async () => {
    for (const table of ['price_history', 'price', 'stock', 'product_text'] as const)
      await shop.db.deleteFrom(table).where('product_id', 'in', [presale, variant]).execute();
    await shop.db.deleteFrom('product_category').where('product_id', '=', presale).execute();
    await shop.db.deleteFrom('product').where('id', 'in', [variant, presale]).execute();
  });

  const queries = {
    product: `{ product(productId: "${presale}") { title } }`,
    variant: `{ product(productId: "${variant}") { title } }`,
    list: '{ products(pagination: { limit: 500 }) { id } }',
    category: '{ products(filter: { category: { equals: "bikes" } }) { id } }',
    title: '{ products(filter: { title: { contains: "geheim" } }) { id } }',
    model: '{ product(productId: "bike-probe") { varMinPrice variants { id } } }',
    cheapest: '{ products(sort: { price: "ASC" }, pagination: { limit: 1 }) { id } }',
  };

  it.each([
    ['a caller without a token', null],
    ['an anonymous visitor', '{ token }'],
    ['a consumer', '{ token(username: "anna@lautlos.example", password: "Lautlos-2026!") }'],
  ])('are hidden from %s', async (_, login) => {
    const token = login === null ? undefined : (await shop.query(login)).data?.token;
    const answers = await Promise.all(
      Object.values(queries).map((query) => shop.query(query, { token })),
    );
    const [product, ofModel, , , , , cheapest] = answers;
    expect(product?.errors?.[0]?.message).toBe(`Product was not found by id: ${presale}`);
    expect(ofModel?.errors?.[0]?.message).toBe(`Product was not found by id: ${variant}`);
    expect(cheapest?.data.products).toEqual([{ id: 'acc-klingel-probe' }]);
    expect(JSON.stringify(answers.slice(2))).not.toMatch(/geheim|GE9/i);
  });

  it('are available to b2b customers in every query', async () => {
    const login = '{ token(username: "laden@lautlos.example", password: "Lautlos-2026!") }';
    const { token } = (await shop.query(login)).data;
    const getResponseText = async (query: string) =>
      JSON.stringify(await shop.query(query, { token }));
    expect(await getResponseText(queries.product)).toContain(`Rad ${presale}`);
    expect(await getResponseText(queries.variant)).toContain(`Rad ${variant}`);
    for (const query of [queries.list, queries.category, queries.title])
      expect(await getResponseText(query)).toContain(presale);
    expect(await getResponseText(queries.model)).toContain(variant);
  });
});

describe('categories and countries', () => {
  it('lists categories by parent', async () => {
    const { data } = await shop.query(
      '{ categories(filter: { parentId: { equals: "" } }) { id } kinds: categories(filter: { parentId: { equals: "accessories" }, title: { contains: "kling" } }) { id title } }',
    );
    expect(data).toEqual({
      categories: [{ id: 'bikes' }, { id: 'accessories' }, { id: 'outlet' }],
      kinds: [{ id: 'klingeln', title: 'Klingeln' }],
    });
  });

  it('lists dealer-only categories for dealers only', async () => {
    const category = { id: 'presale', title_de: 'Vorverkauf', title_en: 'Presale', position: 9 };
    await shop.db
      .insertInto('category')
      .values({ ...category, parent_id: null })
      .execute();
    const product = { id: 'bike-presale', parent_id: null, sku: null, active: 1, outlet: 0 };
    await shop.db
      .insertInto('product')
      .values({ ...product, position: 9, weight_class: 'bike', b2b_only: 1 })
      .execute();
    await shop.db
      .insertInto('product_category')
      .values({ product_id: product.id, category_id: category.id, is_main: 1 })
      .execute();
    const listed = async (token?: string) =>
      (await shop.query('{ categories { id } }', { token })).data.categories;
    const login = await shop.query(
      '{ token(username: "laden@lautlos.example", password: "Lautlos-2026!") }',
    );
    expect(await listed(login.data?.token)).toContainEqual({ id: category.id });
    expect(await listed()).not.toContainEqual({ id: category.id });
    await shop.db.deleteFrom('product_category').where('product_id', '=', product.id).execute();
    await shop.db.deleteFrom('product').where('id', '=', product.id).execute();
    await shop.db.deleteFrom('category').where('id', '=', category.id).execute();
  });

  it('lists countries, the home country first', async () => {
    const { data } = await shop.query(
      '{ countries { id isoAlpha2 } german: countries(filter: { title: { beginsWith: "Germ" } }) { title } sorted: countries(sort: { title: "ASC" }) { title } }',
      { language: 'en' },
    );
    expect(data.countries[0]).toEqual({ id: 'de', isoAlpha2: 'DE' });
    expect(data.german).toEqual([{ title: 'Germany' }]);
    expect(data.sorted[0].title).toBe('Austria');
  });
});

describe('applyDueRestocks', () => {
  it('adds due restocks to the stock once', async () => {
    const day = 24 * 60 * 60 * 1000;
    expect(await applyDueRestocks(shop.db, shop.clock.now())).toBe(0);
    shop.clock.advance(13 * day);
    expect(await applyDueRestocks(shop.db, shop.clock.now())).toBeGreaterThan(0);
    expect(await applyDueRestocks(shop.db, shop.clock.now())).toBe(0);
    const { data } = await shop.query(
      '{ product(productId: "PR8.25.H.M.RO") { stock { stock restockDate } marmstockDate1 } }',
    );
    expect(data.product).toEqual({ stock: { stock: 4, restockDate: null }, marmstockDate1: null });
  });

  it.each([
    ['winter', '2027-01-21', '2027-01-20T23:00:00Z'],
    ['summer', '2027-07-21', '2027-07-20T22:00:00Z'],
  ])('uses the Berlin day instead of midnight UTC in %s', async (_, day, midnight) => {
    const stock = { amount: 0, incoming1: 3, incoming1At: toStoredDay(toIsoDay(day)) };
    const id = await createProductFixture(shop, { stock });
    const amountAt = async (moment: number) => {
      await applyDueRestocks(shop.db, moment);
      const found = shop.db.selectFrom('stock').select('amount').where('product_id', '=', id);
      return (await found.executeTakeFirstOrThrow()).amount;
    };
    expect(await amountAt(Date.parse(midnight) - 1)).toBe(0);
    expect(await amountAt(Date.parse(midnight))).toBe(3);
  });
});
