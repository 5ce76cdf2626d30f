import { type DocumentNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as content from '@/graphql/generated/content/graphql';
import { schemaTypes as contentTypes } from '@/graphql/generated/content/schema-types';
import * as shop from '@/graphql/generated/shop/graphql';
import { schemaTypes as shopTypes } from '@/graphql/generated/shop/schema-types';
import { bikeDto, createProductDto, createVariantDto } from './catalog/catalog-fixtures';
import { buildResponseShape } from './response-shape';
import { validateResponse } from './validate-response';

const bikes = () => structuredClone({ bikes: [bikeDto, bikeDto, bikeDto, bikeDto] });
const product = createProductDto('bike-ludwig', [createVariantDto('LU11.25.H.M.SA', 2795)]);
const text = { __typename: 'ComponentPageRichText', id: '1', markdown: 'a' };
const row = { id: 'r', country: 'DE', method: null, duration: null, price: null, freeFrom: null };
const table = {
  __typename: 'ComponentPageShippingTable',
  id: '2',
  title: null,
  note: null,
  rows: [row],
};

const page = (pageZone: unknown) => ({
  pages: [
    { title: 'a', slug: 'a', metaDescription: null, updatedAt: null, localizations: [], pageZone },
  ],
});

const reasonOf = (result: ReturnType<typeof validateResponse>) =>
  result.ok ? null : result.error.message;

/** Builds the list of bikes with one field of the fourth changed. */
function withBike(change: object) {
  const [first, second, third, fourth] = bikes().bikes;
  return { bikes: [first, second, third, { ...fourth, ...change }] };
}

describe('content service response', () => {
  const [frame] = bikeDto.frameVariation ?? [];
  const frameWithoutShort = { ...frame, short: undefined };

  it.each<[string, unknown, string | null]>([
    ['is valid by the schema', bikes(), null],
    [
      'may contain fields that were not requested',
      withBike({ documentId: 7, extra: { a: [] } }),
      null,
    ],
    [
      'may contain null in nullable fields',
      withBike({ lastProductionYear: null, colors: [null] }),
      null,
    ],
    [
      'may omit nullable fields',
      withBike({ lastProductionYear: undefined, subcategory: undefined }),
      null,
    ],
    [
      'is invalid without a required field',
      withBike({ frameVariation: [frameWithoutShort] }),
      'BikeList: bikes[3].frameVariation[0].short is missing',
    ],
    [
      'is invalid with null in a required field',
      withBike({ slug: null }),
      'BikeList: bikes[3].slug is null',
    ],
    ['is invalid without the list', {}, 'BikeList: bikes is missing'],
    [
      'is invalid with an object instead of a list',
      { bikes: {} },
      'BikeList: bikes is an object, not a list',
    ],
    [
      'is invalid with a list instead of an object',
      { bikes: [[]] },
      'BikeList: bikes[0] is a list, not an object',
    ],
    [
      'is invalid with a number instead of a text',
      withBike({ name: 7 }),
      'BikeList: bikes[3].name is a number, not String',
    ],
    [
      'is invalid with a text instead of a number',
      withBike({ firstProductionYear: '2014' }),
      'BikeList: bikes[3].firstProductionYear is a string, not Int',
    ],
    [
      'is invalid with a fraction instead of an integer',
      withBike({ firstProductionYear: 2014.5 }),
      'BikeList: bikes[3].firstProductionYear is a number, not Int',
    ],
    ['is invalid as a list', [], 'BikeList: the data is a list, not an object'],
  ])('%s', (_rule, data, expected) => {
    expect(reasonOf(validateResponse(content.BikeListDocument, data, contentTypes))).toBe(expected);
  });

  it.each<[string, unknown, string | null]>([
    ['blocks by their type', [text, table, null], null],
    ['an unknown block', [{ __typename: 'ComponentPageHologram', beams: 3 }], null],
    [
      'a field that is wrong in its own type',
      [text, { ...table, rows: [row, { ...row, id: 7 }] }],
      'PageBySlug: pages[0].pageZone[1].rows[1].id is a number, not ID',
    ],
    [
      'a block without its type',
      [{ id: '1', markdown: 'a' }],
      'PageBySlug: pages[0].pageZone[0].__typename is missing',
    ],
    ['a text for a block', ['a'], 'PageBySlug: pages[0].pageZone[0] is a string, not an object'],
  ])('accepts %s', (_rule, pageZone, expected) => {
    const result = validateResponse(content.PageBySlugDocument, page(pageZone), contentTypes);
    expect(reasonOf(result)).toBe(expected);
  });

  it('reads omitted nullable fields as null and unknown enum values as unknown', () => {
    const blog = { title: 'a', slug: 'a', category: 'sport', localizations: [] };
    const result = validateResponse(content.BlogBySlugDocument, { blogs: [blog] }, contentTypes);
    expect(result).toMatchObject({
      data: { blogs: [{ category: null, teaser: null, body: null }] },
    });
  });
});

describe('shop response', () => {
  const basket = {
    ...{ id: 'b', title: 't', public: false, items: [], vouchers: [] },
    deliveryWish: 'TOGETHER',
  };
  const price = { price: 0, vat: 0, vatValue: 0, nettoPriceMode: false };
  const productGross = { sum: 0, vats: [] };
  const cost = {
    productNet: price,
    productGross,
    delivery: price,
    payment: price,
    voucher: 0,
    discount: 0,
    total: 0,
  };

  it('may omit fields that the operation omits by a condition', () => {
    const data = { basket: { ...basket, cost } };
    expect(validateResponse(shop.GetBasketInfoDocument, data, shopTypes).ok).toBe(true);
    expect(data.basket).not.toHaveProperty('payment');
  });

  it.each<[string, object, string]>([
    [
      'a text for an amount',
      { ...cost, total: '12.90' },
      'basket.cost.total is a string, not Float',
    ],
    [
      'a price with a missing part',
      { ...cost, delivery: { ...price, vat: null } },
      'basket.cost.delivery.vat is null',
    ],
  ])('is rejected with %s', (_rule, wrong, expected) => {
    const data = { basket: { ...basket, cost: wrong } };
    const result = validateResponse(shop.GetBasketInfoDocument, data, shopTypes);
    expect(reasonOf(result)).toBe(`GetBasketInfo: ${expected}`);
  });

  it('is validated in nested lists', () => {
    const variants = [{ ...product.variants[0], stock: null }];
    const data = { products: [product, { ...product, variants }] };
    const result = validateResponse(shop.CatalogProductsDocument, data, shopTypes);
    expect(result).toMatchObject({
      error: {
        layer: 'invalid-response',
        isRetryable: false,
        message: 'CatalogProducts: products[1].variants[0].stock is null',
      },
    });
  });

  it('rejects a value that the contract does not allow', () => {
    const types = {
      objects: { Query: { state: 'State!', former: 'State' } },
      unions: {},
      enums: { State: ['OPEN'] },
    };
    const document = parse('query Order { state former }');
    expect(reasonOf(validateResponse(document, { state: 'MAYBE', former: null }, types))).toMatch(
      /state is a string, not a word of State$/,
    );
    // An unknown value of an optional field is null.
    const data = { state: 'OPEN', former: 'MAYBE' };
    expect(validateResponse(document, data, types)).toEqual({
      ok: true,
      data: { state: 'OPEN', former: null },
    });
  });
});

it.each([
  ['shop', shop, shopTypes],
  ['content', content, contentTypes],
] as const)('creates a plan for every operation of the %s contract', (_name, documents, types) => {
  const all = Object.values(documents as Record<string, DocumentNode>).filter(({ definitions }) =>
    definitions.some(({ kind }) => kind === 'OperationDefinition'),
  );
  expect(all.length).toBeGreaterThan(15);
  for (const document of all) expect(buildResponseShape(document, types)).not.toEqual([]);
});
