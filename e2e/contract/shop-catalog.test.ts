import { describe, expect, it } from 'vitest';
import { parseDefect } from '@/domain/catalog/defect';
import { parseBikeSku } from '@/domain/catalog/sku';
import type {
  CatalogProductQuery,
  CatalogProductsQuery,
  CountriesQuery,
  InstalmentsQuery,
  ShopFactsQuery,
  ShopTermsQuery,
} from '@/graphql/generated/shop/graphql';
import { demoData, shop } from './support/shop';

describe('products', () => {
  it('are the parents of a category with their variants', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 100 };
    const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
    expect(products.length).toBeGreaterThan(0);
    for (const { title, sku, variants } of products) {
      expect([title, sku, variants.length > 0]).toEqual([title, null, true]);
      expect(variants.filter((variant) => parseBikeSku(variant.sku) === null)).toEqual([]);
    }
  });

  it('come in pages', async () => {
    const ids = async (offset: number, limit: number) => {
      const variables = { categoryId: demoData.accessoryCategory, offset, limit };
      const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
      return products.map(({ id }) => id);
    };
    expect([...(await ids(0, 2)), ...(await ids(2, 2))]).toEqual(await ids(0, 4));
  });

  it.each([
    { offset: -1, limit: 1 },
    { offset: 0, limit: -1 },
    { offset: 0, limit: 0 },
  ])('refuse the page %j', async (page) => {
    const error = await shop.refusal('CatalogProducts', {
      categoryId: demoData.bikeCategory,
      ...page,
    });
    expect(error.message).toBe('PaginationFilter fields must be positive.');
  });

  it('none are in a category that does not exist', async () => {
    const variables = { categoryId: 'nirgends', limit: 10 };
    expect(await shop.succeed('CatalogProducts', variables)).toEqual({
      products: [],
    });
  });

  it('speak the language of the request', async () => {
    const titles = await Promise.all(
      ['de', 'en'].map(async (language) => {
        const variables = { categoryId: demoData.accessoryCategory, limit: 200 };
        const { products } = await shop.succeed<CatalogProductsQuery>(
          'CatalogProducts',
          variables,
          { language },
        );
        return products.map(({ shortDescription }) => shortDescription);
      }),
    );
    expect(titles[0]).not.toEqual(titles[1]);
  });
});

describe('single pieces', () => {
  it('are articles of their own, and say what is wrong with them in words that are known', async () => {
    const variables = { categoryId: demoData.outletCategory, limit: 100 };
    const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
    expect(products.length).toBeGreaterThan(0);
    const flawed = products.flatMap(({ flaw }) => (flaw === null ? [] : [flaw]));
    expect(flawed.filter((flaw) => parseDefect(flaw) === null)).toEqual([]);
    expect(products.filter(({ outlet, variants }) => !outlet || variants.length > 0)).toEqual([]);
  });

  it('are the only ones with a flaw', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 100 };
    const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
    expect(products.filter(({ flaw }) => flaw !== null)).toEqual([]);
  });
});

describe('a product', () => {
  it('is the same by its id', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 1 };
    const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
    const productId = products[0]?.id;
    const { product } = await shop.succeed<CatalogProductQuery>('CatalogProduct', { productId });
    expect(product).toEqual(products[0]);
  });

  it('shows everybody the consumer’s gross price', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 1 };
    const { products } = await shop.succeed<CatalogProductsQuery>('CatalogProducts', variables);
    const { variants = [] } = products[0] ?? {};
    expect(variants).not.toEqual([]);
    for (const { price } of variants) {
      expect(price).toMatchObject({ nettoPriceMode: false, vat: 19 });
      expect(price.price).toBeGreaterThan(0);
      expect(Number.isInteger(Math.round(price.price * 1e6) / 1e4)).toBe(true);
    }
  });

  it('that does not exist is refused', async () => {
    const error = await shop.refusal('CatalogProduct', {
      productId: 'nirgends',
    });
    expect(error.message).toBe('Product was not found by id: nirgends');
  });
});

it('countries come in their order', async () => {
  const { countries } = await shop.succeed<CountriesQuery>('Countries');
  expect(countries[0]?.isoAlpha2).toBe('DE');
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
});

describe('requests that are none', () => {
  it.each([
    ['an unknown field', '{ nowhere }', 'Cannot query field "nowhere" on type "Query".'],
    ['no GraphQL', '{ token', 'Syntax Error'],
  ])('%s', async (_name, query, message) => {
    const { body } = await shop.send(query);
    expect(body.errors?.[0]?.message).toContain(message);
    expect(body.data ?? null).toBeNull();
  });

  it('a missing variable is named', async () => {
    const error = await shop.refusal('CatalogProduct', {});
    expect(error.message).toContain('$productId');
  });
});

it('the terms name returns, and what the way costs to countries that are delivered to', async () => {
  const { terms } = await shop.succeed<ShopTermsQuery>('ShopTerms');
  const { countries } = await shop.succeed<CountriesQuery>('Countries');
  expect(terms.returnDays).toBeGreaterThanOrEqual(14);
  const known = new Set(countries.map(({ isoAlpha2 }) => isoAlpha2));
  expect(terms.shippingRates.length).toBeGreaterThan(0);
  for (const { isoAlpha2, weightClass, price, freeFrom } of terms.shippingRates) {
    expect(known).toContain(isoAlpha2);
    expect(['letter', 'parcel', 'bike']).toContain(weightClass);
    expect([price >= 0, freeFrom === null || freeFrom > 0]).toEqual([true, true]);
  }
});

it('what texts tell of the shop: prices of models, and how long goods wait for the money', async () => {
  const { terms, products } = await shop.succeed<ShopFactsQuery>('ShopFacts', {
    categoryId: 'bikes',
    limit: 500,
  });
  expect(terms.returnDays).toBeGreaterThanOrEqual(14);
  for (const hours of [terms.payHours, terms.transferHours])
    expect(hours === null || hours > 0).toBe(true);
  const prices = products.flatMap(({ variants }) =>
    variants.map(({ price, listPrice }) => (listPrice ?? price).price),
  );
  expect(Math.min(...prices)).toBeGreaterThan(0);
});

it('what may be paid in parts is said in words, and up to which amount', async () => {
  const { terms } = await shop.succeed<InstalmentsQuery>('Instalments');
  for (const { title, description, maxTotal } of terms.instalments) {
    expect([title, description]).not.toContain('');
    expect(maxTotal === null || maxTotal > 0).toBe(true);
  }
});
