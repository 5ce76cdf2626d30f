import { readFileSync } from 'node:fs';
import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as generated from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { cutDocument } from './cut-document';
import { introspectFile, introspectText } from './test-schemas';

const documents = Object.entries(generated).flatMap(([name, value]) =>
  name.endsWith('Document') && typeof value === 'object' && value.kind === 'Document'
    ? [[name.replace(/Document$/, ''), value] as const]
    : [],
);

const levels = ['levels/specification', 'levels/stock'] as const;

/** Operations that a level lacks, and the first coordinate that makes them unusable. */
const unusable = {
  'levels/specification': {
    BasketAddConfiguration: 'Mutation.basketAddConfiguration',
    BasketAddItems: 'Mutation.basketAddItems',
    BasketMakePrivate: 'Mutation.basketMakePrivate',
    BasketMakePublic: 'Mutation.basketMakePublic',
    BasketPayments: 'Query.basketPayments',
    BasketRemoveVoucher: 'Mutation.basketRemoveVoucher',
    BasketSetShipmentMode: 'Mutation.basketSetDeliveryWish',
    BasketUpdateItemNote: 'Mutation.basketDescribeItem',
    CustomerBirthdateUpdate: 'Mutation.customerBirthdateUpdate',
    CustomerDelete: 'Mutation.customerDelete',
    CustomerInvoiceAddressClear: 'Mutation.customerInvoiceAddressBlank',
    Installments: 'Query.terms',
    MergeBasket: 'Mutation.basketTakeAlong',
    NoticeListChange: 'Mutation.noticeListChange',
    PublicBasket: 'Query.publicBasket',
    PurchasePrices: 'Query.purchasePrices',
    ShopTerms: 'Query.terms',
    TokenDelete: 'Mutation.tokenDelete',
  },
  'levels/stock': {
    BasketAddConfiguration: 'Mutation.basketAddConfiguration',
    BasketAddItems: 'Mutation.basketAddItems',
    BasketSetShipmentMode: 'Mutation.basketSetDeliveryWish',
    BasketUpdateItemNote: 'Mutation.basketDescribeItem',
    CurrentUserGroups: 'Query.currentUserGroups',
    CustomerInvoiceAddressClear: 'Mutation.customerInvoiceAddressBlank',
    Installments: 'Query.terms',
    MergeBasket: 'Mutation.basketTakeAlong',
    NoticeListChange: 'Mutation.noticeListChange',
    PurchasePrices: 'Query.purchasePrices',
    ShopTerms: 'Query.terms',
  },
} as const;

describe('documents cut to a level', () => {
  it.each(levels)('%s: usable documents are valid against the schema', (level) => {
    const schema = introspectFile(level);
    const built = buildSchema(readFileSync(`graphql/shop/${level}.graphql`, 'utf8'));
    for (const [name, document] of documents) {
      const { document: cut } = cutDocument(document, schema, schemaTypes);
      // The text is what is sent.
      if (cut !== null)
        expect({ name, errors: validate(built, parse(print(cut))).map(String) }).toEqual({
          name,
          errors: [],
        });
    }
  });

  it.each(levels)('%s: exactly these operations are unusable', (level) => {
    const schema = introspectFile(level);
    const found = documents.flatMap(([name, document]) => {
      const { document: cut, missing } = cutDocument(document, schema, schemaTypes);
      return cut === null ? [[name, missing[0]]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(unusable[level]);
  });

  it('documents stay the same objects at the full level', () => {
    const schema = introspectFile('schema');
    for (const [, document] of documents)
      expect(cutDocument(document, schema, schemaTypes)).toEqual({ document, missing: [] });
  });
});

describe('cutDocument', () => {
  const types = {
    objects: {
      Query: { product: 'Product!', products: '[Product!]!', terms: 'Terms' },
      Mutation: { add: 'Product!' },
      Product: { id: 'ID!', flaw: 'Flaw', title: 'String!' },
      Flaw: { kind: 'String!' },
      Terms: { days: 'Int!' },
    },
    unions: {},
    enums: {},
  };
  const base = `
    type Query { product(id: ID!): Product! products(filter: Filter): [Product!]! }
    type Mutation { add(id: ID!, page: PageInput): Product! }
    input Filter { category: ID }
    input PageInput { limit: Int }
    type Product { id: ID! title: String! }`;
  const cut = (query: string, schema = base) => {
    const { document, missing } = cutDocument(parse(query), introspectText(schema), types);
    return { text: document && print(document).replaceAll(/\s+/g, ' ').trim(), missing };
  };

  it.each([
    [
      'a field, with its selection',
      '{ product(id: 1) { id flaw { kind } } }',
      '{ product(id: 1) { id } }',
      ['Product.flaw'],
    ],
    [
      'an optional root field beside another',
      '{ product(id: 1) { id } terms { days } }',
      '{ product(id: 1) { id } }',
      ['Query.terms'],
    ],
    [
      'an argument with its variable',
      'mutation M($id: ID!, $note: String) { add(id: $id, note: $note) { id } }',
      'mutation M($id: ID!) { add(id: $id) { id } }',
      ['Mutation.add(note)'],
    ],
    [
      'a fragment that becomes empty',
      '{ product(id: 1) { id ...F } } fragment F on Product { flaw { kind } }',
      '{ product(id: 1) { id } }',
      ['Product.flaw'],
    ],
    [
      'nothing, but takes the name of an input type',
      'mutation M($page: PaginationFilterInput) { add(id: 1, page: $page) { id } }',
      'mutation M($page: PageInput) { add(id: 1, page: $page) { id } }',
      [],
    ],
  ])('cuts %s', (_name, query, text, missing) => {
    expect(cut(query)).toEqual({ text, missing });
  });

  it.each([
    ['a field that is never null', '{ product(id: 1) { id title } }', 'Product.title'],
    ['a filter', '{ products(filter: { category: 1 }) { id } }', 'Filter.category'],
  ])('an operation without %s is unusable', (_name, query, coordinate) => {
    const schema = base.replace('title: String!', '').replace('category: ID', 'brand: ID');
    expect(cut(query, schema)).toEqual({ text: null, missing: [coordinate] });
  });

  it('an operation whose only root field is missing is unusable', () => {
    expect(cut('{ terms { days } }')).toEqual({ text: null, missing: ['Query.terms'] });
  });
});
