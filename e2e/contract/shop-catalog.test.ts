import { describe, expect, it } from 'vitest';
import { parseDefect } from '@/domain/catalog/defect';
import { parseBikeSku } from '@/domain/catalog/sku';
import type {
  CatalogProductQuery,
  CatalogProductsQuery,
  CountriesQuery,
  InstallmentsQuery,
  ShopContentVariablesQuery,
  ShopTermsQuery,
} from '@/graphql/generated/shop/graphql';
import { expectPresent } from './support/contract-client';
import { demoData, contractShop } from './support/contract-shop';
import { needs } from './support/shop-level';

describe('products', () => {
  it('are the parents of a category with their variants', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 100 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    expect(products.length).toBeGreaterThan(0);
    for (const { title, sku, variants } of products) {
      expect([title, sku, variants.length > 0]).toEqual([title, null, true]);
      expect(variants.filter((variant) => parseBikeSku(variant.sku) === null)).toEqual([]);
    }
  });

  it('are paged', async () => {
    const ids = async (offset: number, limit: number) => {
      const variables = { categoryId: demoData.accessoryCategory, offset, limit };
      const { products } = await contractShop.expectData<CatalogProductsQuery>(
        'CatalogProducts',
        variables,
      );
      return products.map(({ id }) => id);
    };
    expect([...(await ids(0, 2)), ...(await ids(2, 2))]).toEqual(await ids(0, 4));
  });

  it.each([
    { offset: -1, limit: 1 },
    { offset: 0, limit: -1 },
    { offset: 0, limit: 0 },
  ])('are rejected for the page %j', async (page) => {
    const error = await contractShop.expectError('CatalogProducts', {
      categoryId: demoData.bikeCategory,
      ...page,
    });
    expect(error.message).toBe('PaginationFilter fields must be positive.');
  });

  it('are empty for a category that does not exist', async () => {
    const variables = { categoryId: 'nirgends', limit: 10 };
    expect(await contractShop.expectData('CatalogProducts', variables)).toEqual({
      products: [],
    });
  });

  it('are returned in the language of the request', async () => {
    const titles = await Promise.all(
      ['de', 'en'].map(async (language) => {
        const variables = { categoryId: demoData.accessoryCategory, limit: 200 };
        const { products } = await contractShop.expectData<CatalogProductsQuery>(
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

describe('outlet items', () => {
  it('are separate products', needs('outlet'), async () => {
    const variables = { categoryId: demoData.outletCategory, limit: 100 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ outlet, variants }) => !outlet || variants.length > 0)).toEqual([]);
  });

  it('describe their defects with known values', needs('Product.flaw'), async () => {
    const variables = { categoryId: demoData.outletCategory, limit: 100 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    const flawed = products.flatMap(({ flaw }) => (flaw === null ? [] : [flaw]));
    expect(flawed.filter((flaw) => parseDefect(flaw) === null)).toEqual([]);
  });

  it('are the only products with a defect', needs('Product.flaw'), async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 100 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    expect(products.filter(({ flaw }) => flaw !== null)).toEqual([]);
  });
});

describe('single product', () => {
  it('is the same when requested by id', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 1 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    const productId = products[0]?.id;
    const { product } = await contractShop.expectData<CatalogProductQuery>('CatalogProduct', {
      productId,
    });
    expect(product).toEqual(products[0]);
  });

  it('shows the consumer gross price to everyone', async () => {
    const variables = { categoryId: demoData.bikeCategory, limit: 1 };
    const { products } = await contractShop.expectData<CatalogProductsQuery>(
      'CatalogProducts',
      variables,
    );
    const { variants = [] } = products[0] ?? {};
    expect(variants).not.toEqual([]);
    for (const { price } of variants) {
      expect(price.vat).toBe(19);
      // Absent in a shop where only gross prices exist.
      expect(price.nettoPriceMode ?? false).toBe(false);
      expect(price.price).toBeGreaterThan(0);
      expect(Number.isInteger(Math.round(price.price * 1e6) / 1e4)).toBe(true);
    }
  });

  it('is rejected when it does not exist', async () => {
    const error = await contractShop.expectError('CatalogProduct', {
      productId: 'nirgends',
    });
    expect(error.message).toBe('Product was not found by id: nirgends');
  });
});

it('countries are returned in their configured order', async () => {
  const { countries } = await contractShop.expectData<CountriesQuery>('Countries');
  expect(countries[0]?.isoAlpha2).toBe('DE');
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
});

describe('invalid requests', () => {
  it.each([
    ['an unknown field', '{ nowhere }', 'Cannot query field "nowhere" on type "Query".'],
    ['invalid GraphQL', '{ token', 'Syntax Error'],
  ])('%s', async (_name, query, message) => {
    const { body } = await contractShop.send(query);
    expect(body.errors?.[0]?.message).toContain(message);
    expect(body.data ?? null).toBeNull();
  });

  it('a missing variable is named in the error', async () => {
    const error = await contractShop.expectError('CatalogProduct', {});
    expect(error.message).toContain('$productId');
  });
});

describe('shop terms', needs('orderTerms'), () => {
  it('include the return period and shipping costs per delivery country', async () => {
    const answer = await contractShop.expectData<ShopTermsQuery>('ShopTerms');
    const terms = expectPresent(answer.terms, 'Query.terms');
    const { countries } = await contractShop.expectData<CountriesQuery>('Countries');
    expect(terms.returnDays).toBeGreaterThanOrEqual(14);
    const known = new Set(countries.map(({ isoAlpha2 }) => isoAlpha2));
    expect(terms.shippingRates.length).toBeGreaterThan(0);
    for (const { isoAlpha2, weightClass, price, freeFrom } of terms.shippingRates) {
      expect(known).toContain(isoAlpha2);
      expect(['letter', 'parcel', 'bike']).toContain(weightClass);
      expect([price >= 0, freeFrom === null || freeFrom > 0]).toEqual([true, true]);
    }
  });

  it('include model prices and payment deadlines', async () => {
    const { products, ...answer } = await contractShop.expectData<ShopContentVariablesQuery>(
      'ShopContentVariables',
      { categoryId: demoData.bikeCategory, limit: 500 },
    );
    const terms = expectPresent(answer.terms, 'Query.terms');
    expect(terms.returnDays).toBeGreaterThanOrEqual(14);
    for (const hours of [terms.payHours, terms.transferHours])
      expect(hours === null || hours > 0).toBe(true);
    const prices = products.flatMap(({ variants }) =>
      variants.map(({ price, listPrice }) => (listPrice ?? price).price),
    );
    expect(Math.min(...prices)).toBeGreaterThan(0);
  });

  it('include instalment options, which have a description and a maximum total', async () => {
    const answer = await contractShop.expectData<InstallmentsQuery>('Installments');
    const terms = expectPresent(answer.terms, 'Query.terms');
    for (const { title, description, maxTotal } of terms.instalments) {
      expect([title, description]).not.toContain('');
      expect(maxTotal === null || maxTotal > 0).toBe(true);
    }
  });
});
