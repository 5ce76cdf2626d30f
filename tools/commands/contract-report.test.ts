import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { ShopReport } from '@/lib/gateways/shop/schema/describe-shop';
import { formatShopReport } from './contract-report';

const schema = buildSchema(`
  type Query {
    basket: Basket
    "Maker's own field. Groups of the visitor. Empty for anonymous visitors."
    currentUserGroups: [String!]
  }
  type Mutation {
    """
    Adds the amount to a line.
    persParam is a list that
    holds one text.
    """
    basketAddItem(persParam: [String!]): Basket!
  }
  type Basket { id: ID! }
  input CustomerInput {
    "A guest account is used for one checkout."
    guest: Boolean! = false
  }
`);

const complete: ShopReport = { level: 'full', missing: [], missingFeatures: [], unusable: [] };

describe('formatShopReport', () => {
  it('is one line for a complete shop', () => {
    expect(formatShopReport(complete, schema)).toEqual(['Level reached: full']);
  });

  it('explains what is missing for the next level with type, description and features', () => {
    const report: ShopReport = {
      ...complete,
      level: 'stock',
      missing: ['Query.currentUserGroups', 'Mutation.basketAddItem(persParam)', 'Query.none'],
      missingFeatures: [
        { feature: 'dealerArea', missing: 'Query.currentUserGroups', without: 'No dealer area.' },
      ],
    };
    expect(formatShopReport(report, schema)).toEqual([
      'Level reached: stock',
      '',
      'Missing for level specification, as in graphql/shop/schema.graphql (3):',
      '  Query.currentUserGroups: [String!]            Groups of the visitor. [off: dealerArea]',
      '  Mutation.basketAddItem(persParam): [String!]  persParam is a list that holds one text.',
      '  Query.none',
      '',
      'Features that are off (1):',
      '  dealerArea  No dealer area. [lacks Query.currentUserGroups]',
    ]);
  });

  it('describes fields of input types, and names the missing root fields of operations', () => {
    const report: ShopReport = {
      ...complete,
      level: 'specification',
      missing: ['CustomerInput.guest'],
      unusable: [
        { operation: 'ShopTerms', missing: ['ShopTerms.returnDays', 'Query.terms'] },
        { operation: 'MountableParts', missing: ['Product.mount'] },
      ],
    };
    expect(formatShopReport(report, schema).slice(2)).toEqual([
      'Missing for level full, as in graphql/shop/schema.graphql (1):',
      '  CustomerInput.guest: Boolean!  A guest account is used for one checkout.',
      '',
      'Operations that cannot be used (2):',
      '  ShopTerms       lacks Query.terms',
      '  MountableParts  lacks Product.mount',
    ]);
  });
});
