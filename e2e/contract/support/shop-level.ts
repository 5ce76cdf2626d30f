import { type DocumentNode, Kind } from 'graphql';
import { inject, type TestOptions } from 'vitest';
import { requiredCoordinates, type ShopLevel } from '@/domain/shop-features/required-schema';
import {
  listMissingFeatures,
  type SchemaCoordinate,
  shopFeatures,
  type ShopFeature,
} from '@/domain/shop-features/shop-features';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { cutDocument } from '@/lib/gateways/shop/schema/cut-document';
import { cutVariables } from '@/lib/gateways/shop/schema/cut-variables';
import { describeShop } from '@/lib/gateways/shop/schema/describe-shop';
import { hasCoordinate } from '@/lib/gateways/shop/schema/shop-schema';
import { readContract } from './contract-documents';
import type { PreparedOperation } from './contract-client';

declare module 'vitest' {
  interface TaskMeta {
    /** The feature or coordinate that a case tests. Every shop must pass a case without one. */
    feature?: string;
    /** Why the case is skipped: the first coordinate that the shop lacks, or its level. */
    skipReason?: string;
  }
}

/** What a case needs: a feature of the table, or a coordinate. */
type Requirement = ShopFeature | SchemaCoordinate;

const schema = inject('shopSchema');
const contract = readContract('shop');

/** The level of the shop under test. A shop without introspection must have everything. */
export const shopLevel: ShopLevel = schema === null ? 'full' : describeShop(schema).level;

/** True when the schema of the shop under test has the coordinate. */
function has(coordinate: SchemaCoordinate): boolean {
  return schema === null || hasCoordinate(schema, coordinate);
}

const isStock = shopLevel === 'stock';

/** The message for a token with a wrong signature. OXID 6, which names the type PaginationInput, has its own. */
export const invalidTokenMessage = chooseInvalidTokenMessage();

/** The message for a token that its owner has revoked. */
export const revokedTokenMessage = isStock
  ? /^The token is not registered$/
  : /^The access token is invalid$/;

function chooseInvalidTokenMessage(): RegExp {
  if (!isStock) return /^The access token is invalid$/;
  // OXID 7.0 and 7.1 still have the message of OXID 6.
  return has('PaginationInput.limit')
    ? /^The token is invalid$/
    : /^The (?:access )?token is invalid$/;
}

/** True when the shop under test has what the storefront needs for a feature. */
export function hasFeature(feature: ShopFeature): boolean {
  return findMissing(feature) === null;
}

/**
 * Returns the options of a case that needs features or coordinates. The case is skipped, with a printed reason, where
 * the shop lacks one of them. The results are counted under the first requirement.
 */
export function needs(...requirements: readonly [Requirement, ...Requirement[]]): TestOptions {
  return createOptions(getFeatureName(requirements[0]), findSkipReason(requirements));
}

/**
 * Returns the options of a case that needs an operation, and further requirements. Shops may lack the operation unless
 * its root field is required. The results are counted under the first of the further requirements, or under the feature
 * that uses the operation.
 */
export function needsOperation(operation: string, ...others: readonly Requirement[]): TestOptions {
  const document = contract.document(operation);
  const root = getRootField(document);
  const [missing] = isRequired(root) ? [] : (findUnusable(document) ?? []);
  const counted = others[0] ?? (isRequired(root) ? undefined : root);
  return createOptions(
    counted && getFeatureName(counted),
    findSkipReason(others) ?? formatMissing(missing),
  );
}

/** Returns the options of a case about a behavior that only shops of these levels have, whatever their schema. */
export function atLevels(...levels: readonly [ShopLevel, ...ShopLevel[]]): TestOptions {
  return createOptions(
    `level ${levels.join(' or ')}`,
    levels.includes(shopLevel) ? undefined : `the shop is at level ${shopLevel}`,
  );
}

/**
 * Reduces an operation to what the shop under test has, in the same way as the storefront. Throws for an operation that
 * the shop cannot run at all, whose case has to name what it needs.
 */
export function prepareShopOperation(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): PreparedOperation {
  if (schema === null) return { document, variables };
  const { document: cut, missing } = cutDocument(document, schema, schemaTypes);
  if (cut === null) throw new Error(`The shop lacks ${missing.join(', ')}.`);
  return { document: cut, variables: cutVariables(variables, cut, schema) };
}

function findSkipReason(requirements: readonly Requirement[]): string | undefined {
  return formatMissing(requirements.flatMap((one) => findMissing(one) ?? [])[0]);
}

/** Returns what the shop lacks for an operation that it cannot run at all; null for all others. */
function findUnusable(document: DocumentNode): readonly SchemaCoordinate[] | null {
  if (schema === null) return null;
  const { document: cut, missing } = cutDocument(document, schema, schemaTypes);
  return cut === null ? missing : null;
}

function findMissing(requirement: Requirement): SchemaCoordinate | null {
  if (isCoordinate(requirement)) return has(requirement) ? null : requirement;
  return listMissingFeatures(has).find(({ feature }) => feature === requirement)?.missing ?? null;
}

function isCoordinate(requirement: Requirement): requirement is SchemaCoordinate {
  return !(requirement in shopFeatures);
}

/** Returns the feature that needs a coordinate, or the coordinate if no feature depends on it. */
function getFeatureName(requirement: Requirement): string {
  if (!isCoordinate(requirement)) return requirement;
  const row = Object.entries(shopFeatures).find(([, { needs: alternatives }]) =>
    alternatives.some((each: readonly SchemaCoordinate[]) => each.includes(requirement)),
  );
  return row?.[0] ?? requirement;
}

function getRootField({ definitions }: DocumentNode): SchemaCoordinate {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.selectionSet.selections.find((one) => one.kind === Kind.FIELD);
  const type = operation?.operation === 'mutation' ? 'Mutation' : 'Query';
  return `${type}.${field?.name.value ?? ''}`;
}

function isRequired(coordinate: SchemaCoordinate): boolean {
  return requiredCoordinates.some((required) => required === coordinate);
}

function formatMissing(coordinate: SchemaCoordinate | undefined): string | undefined {
  return coordinate === undefined ? undefined : `the shop lacks ${coordinate}`;
}

const printed = new Set<string>();

function createOptions(feature: string | undefined, skipReason?: string): TestOptions {
  const meta = { ...(feature !== undefined && { feature }) };
  if (skipReason === undefined) return { meta };
  const line = `Skipped: ${feature ?? 'required cases'}, because ${skipReason}.\n`;
  if (!printed.has(line)) process.stdout.write(line);
  printed.add(line);
  return { skip: true, meta: { ...meta, skipReason } };
}
