import { buildSchema, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cutVariables } from './cut-variables';
import { describeShop } from './describe-shop';
import { introspectionQuery, parseIntrospection } from './parse-introspection';
import { hasCoordinate } from './shop-schema';
import { introspectFile, introspectText } from './test-schemas';
import { CustomerRegisterDocument } from '@/graphql/generated/shop/graphql';

describe('parseIntrospection', () => {
  it('finds fields, arguments and input fields', () => {
    const schema = introspectFile('schema');
    expect(hasCoordinate(schema, 'Mutation.placeOrder(shownTotal)')).toBe(true);
    expect(hasCoordinate(schema, 'CustomerInput.guest')).toBe(true);
    expect(hasCoordinate(schema, 'Product.nothing')).toBe(false);
    expect(hasCoordinate(schema, 'Mutation.placeOrder(nothing)')).toBe(false);
    expect(schema.objects.get('Basket')?.get('items')?.type).toBe('[BasketItem!]!');
  });

  it('counts the root fields that OXID hides from strangers as present', () => {
    const schema = introspectText('type Query { token: String! } type Mutation { x: Int }');
    expect(hasCoordinate(schema, 'Query.customer')).toBe(true);
    expect(hasCoordinate(schema, 'Mutation.basketSetPayment(paymentId)')).toBe(true);
    expect(hasCoordinate(schema, 'Mutation.placeOrder')).toBe(false);
  });

  it('assumes nothing for a schema that shows the customer', () => {
    const schema = introspectText('type Query { customer: String! } type Mutation { x: Int }');
    expect(hasCoordinate(schema, 'Mutation.basketRemove')).toBe(false);
  });

  it.each([null, {}, 'text', { __schema: { types: [] } }, { __schema: null }])(
    'returns null for %j',
    (data) => {
      expect(parseIntrospection(data)).toBeNull();
    },
  );

  it('reads interfaces like object types', () => {
    const schema = buildSchema(
      'type Query { p: P } interface P { id: ID! } type Q implements P { id: ID! }',
    );
    const { data } = graphqlSync({ schema, source: introspectionQuery });
    expect(parseIntrospection(data)?.objects.get('P')?.get('id')?.type).toBe('ID!');
  });
});

describe('cutVariables', () => {
  it('leaves out input fields and variables that the shop lacks', () => {
    const schema = introspectFile('levels/stock');
    const customer = { email: 'a@example.com', password: 'secret', guest: true };
    expect(cutVariables({ customer, other: 1 }, CustomerRegisterDocument, schema)).toEqual({
      customer: { email: 'a@example.com', password: 'secret' },
    });
  });

  it('keeps everything that a complete shop has', () => {
    const customer = { email: 'a@example.com', password: 'secret', guest: true };
    const schema = introspectFile('schema');
    expect(cutVariables({ customer }, CustomerRegisterDocument, schema)).toEqual({ customer });
  });
});

describe('describeShop', () => {
  it.each([
    ['schema', 'full', 0],
    ['levels/specification', 'specification', 21],
    ['levels/stock', 'stock', 21],
  ])('%s is at level %s', (file, level, features) => {
    const report = describeShop(introspectFile(file));
    expect(report.level).toBe(level);
    expect(report.missing.length > 0).toBe(level !== 'full');
    expect(report.missingFeatures.length).toBe(features);
  });

  it('names the first thing without which a shop cannot be used', () => {
    const report = describeShop(introspectText('type Query { token: String! customer: Int }'));
    expect(report.level).toBe('insufficient');
    expect(report.missing[0]).toBe('Query.product');
  });
});
