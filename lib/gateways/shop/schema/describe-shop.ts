import type { DocumentNode } from 'graphql';
import {
  listMissingFeatures,
  type MissingFeature,
  type SchemaCoordinate,
} from '@/domain/shop-features/shop-features';
import { resolveShopLevel, type ShopLevel } from '@/domain/shop-features/required-schema';
import * as generated from '@/graphql/generated/shop/graphql';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { getOperationName } from '@/lib/gateways/graphql-document';
import { cutDocument } from './cut-document';
import { hasCoordinate, type ShopSchema } from './shop-schema';

interface UnusableOperation {
  readonly operation: string;
  readonly missing: readonly SchemaCoordinate[];
}

/** What a shop can do, compared with the operations of the storefront. */
export interface ShopReport {
  readonly level: ShopLevel;
  /** Coordinates that the shop lacks for the next level. */
  readonly missing: readonly SchemaCoordinate[];
  readonly missingFeatures: readonly MissingFeature[];
  /** Operations that cannot be sent at all. */
  readonly unusable: readonly UnusableOperation[];
}

/** Compares a shop's schema with all operations of the storefront. */
export function describeShop(schema: ShopSchema): ShopReport {
  const has = (coordinate: SchemaCoordinate) => hasCoordinate(schema, coordinate);
  const cuts = listDocuments().map((document) => ({
    operation: getOperationName(document),
    ...cutDocument(document, schema, schemaTypes),
  }));
  const lacking = new Set(cuts.flatMap(({ missing }) => missing));
  if (!has('CustomerInput.guest')) lacking.add('CustomerInput.guest');
  return {
    ...resolveShopLevel(has, [...lacking]),
    missingFeatures: listMissingFeatures(has),
    unusable: cuts.flatMap(({ operation, document, missing }) =>
      document === null ? [{ operation, missing }] : [],
    ),
  };
}

function listDocuments(): DocumentNode[] {
  return Object.values(generated).filter(
    (one): one is typeof generated.TokenDocument =>
      typeof one === 'object' &&
      'kind' in one &&
      one.definitions[0]?.kind === 'OperationDefinition',
  );
}
