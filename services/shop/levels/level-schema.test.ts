import {
  buildASTSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { embeddedShopLevels } from '../../platform/services-config';
import { getLevelSchemas, getShopSchema } from '../schema';
import { levelBehaviors } from './level-behavior';
import { readLevelSdl } from './level-schema';

/** Prints a schema sorted and without descriptions. */
const format = (schema: GraphQLSchema) =>
  print(
    visit(parse(printSchema(lexicographicSortSchema(schema))), {
      StringValue: (_node, key) => (key === 'description' ? null : undefined),
    }),
  );

/** Names of the contract for names that a level uses instead. */
const contractNames: Record<string, string> = { PaginationInput: 'PaginationFilterInput' };
const toContractType = (type: { toString(): string }) =>
  String(type).replace(/\w+/, (name) => contractNames[name] ?? name);

/** Returns true if every value of the level's type is one of the contract's type. */
function isNarrower(level: GraphQLOutputType, contract: GraphQLOutputType): boolean {
  if (isNonNullType(contract))
    return isNonNullType(level) && isNarrower(level.ofType, contract.ofType);
  if (isNonNullType(level)) return isNarrower(level.ofType, contract);
  if (isListType(level)) return isListType(contract) && isNarrower(level.ofType, contract.ofType);
  return String(level) === String(contract);
}

function listInputDifferences(
  place: string,
  inputs: readonly (GraphQLArgument | GraphQLInputField)[],
  contract: readonly (GraphQLArgument | GraphQLInputField)[],
): string[] {
  return inputs.flatMap(({ name, type, defaultValue }) => {
    const found = contract.find((one) => one.name === name);
    const isSame =
      found &&
      toContractType(type) === String(found.type) &&
      Object.is(found.defaultValue, defaultValue);
    return isSame ? [] : [`${place} ${name}: ${String(type)}`];
  });
}

function listFieldDifferences(
  type: string,
  field: GraphQLField<unknown, unknown>,
  contract: GraphQLField<unknown, unknown> | undefined,
): string[] {
  const place = `${type}.${field.name}`;
  if (!contract || !isNarrower(field.type, contract.type))
    return [`${place}: ${String(field.type)}`];
  return listInputDifferences(place, field.args, contract.args);
}

function listDifferences(type: GraphQLNamedType, contract: GraphQLSchema): string[] {
  const found = contract.getType(contractNames[type.name] ?? type.name);
  if (isObjectType(type) && isObjectType(found)) {
    const fields = found.getFields();
    return Object.values(type.getFields()).flatMap((field) =>
      listFieldDifferences(type.name, field, fields[field.name]),
    );
  }
  if (isInputObjectType(type) && isInputObjectType(found)) {
    const fields = Object.values(found.getFields());
    return listInputDifferences(type.name, Object.values(type.getFields()), fields);
  }
  return found?.constructor === type.constructor ? [] : [type.name];
}

describe.each(embeddedShopLevels)('schema of the level %s', (level) => {
  const { all, strangers } = getLevelSchemas(level);

  it('is what its schema file says', () => {
    const file = buildASTSchema(readLevelSdl(levelBehaviors[level]));
    expect(format(all)).toBe(format(file));
  });

  it('is part of the contract', () => {
    const types = Object.values(all.getTypeMap()).filter((type) => !isIntrospectionType(type));
    const differences = types.flatMap((type) => listDifferences(type, getShopSchema()));
    expect(differences).toEqual([]);
  });

  it('is created once', () => {
    expect(getLevelSchemas(level).all).toBe(all);
  });

  it('contains all fields that it hides', () => {
    const { hiddenFields } = levelBehaviors[level];
    const rootFields = {
      Query: Object.keys(all.getQueryType()?.getFields() ?? {}),
      Mutation: Object.keys(all.getMutationType()?.getFields() ?? {}),
    };
    // The specification's shop has no basketPayments.
    const expected = hiddenFields.Query.filter(
      (name) => level !== 'specification' || name !== 'basketPayments',
    );
    expect(rootFields.Query).toEqual(expect.arrayContaining(expected));
    expect(rootFields.Mutation).toEqual(expect.arrayContaining([...hiddenFields.Mutation]));
  });

  it('differs for strangers only at the stock levels', () => {
    expect(strangers === all).toBe(!level.startsWith('stock'));
  });
});

describe('type names', () => {
  it.each([
    ['full', 'PaginationFilterInput', 'PaginationInput'],
    ['stock', 'PaginationInput', 'PaginationFilterInput'],
    ['stock-7', 'PaginationFilterInput', 'PaginationInput'],
  ] as const)('of %s include %s', (level, known, unknown) => {
    const { all } = getLevelSchemas(level);
    expect([all.getType(known) !== undefined, all.getType(unknown)]).toEqual([true, undefined]);
  });

  it.each([
    ['specification', 'Mutation', 'basketRemoveVoucher'],
    ['specification', 'CustomerInput', 'guest'],
    ['stock', 'Query', 'currentUserGroups'],
    ['stock', 'BasketItem', 'persParam'],
  ] as const)('of %s lack %s.%s', (level, name, field) => {
    const type = getLevelSchemas(level).all.getType(name);
    const fields = isObjectType(type) || isInputObjectType(type) ? type.getFields() : {};
    expect(Object.keys(fields)).not.toContain(field);
  });
});
