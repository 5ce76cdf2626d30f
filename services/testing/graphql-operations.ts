import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';

export interface SchemaField {
  kind: 'query' | 'mutation';
  /** For instance `Query.product`. */
  name: string;
  field: GraphQLField<unknown, unknown>;
}

/** Lists all root fields of queries and mutations. */
export function listRootFields(schema: GraphQLSchema): SchemaField[] {
  const fieldsOf = (kind: SchemaField['kind']) => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => ({
      ...{ kind, field, name: `${type?.name}.${field.name}` },
    }));
  };
  return [...fieldsOf('query'), ...fieldsOf('mutation')];
}

/** Builds an operation with a variable for each argument of a field, selecting all of its result up to a depth. */
export function buildFullOperation({ kind, field }: SchemaField, depth = 3): string {
  const variables = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [declared, passed] = [variables && `(${variables})`, given && `(${given})`];
  return `${kind}${declared} { ${field.name}${passed}${selectionOf(field.type, depth)} }`;
}

function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).flatMap((field) => {
    if (
      field.args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    )
      return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    const below = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return below === '' ? [] : [field.name + below];
  });
  return inner.length === 0 ? '' : ` { ${inner.join(' ')} }`;
}

/**
 * Returns a valid value of an input type; strings and ids are `text`. Optional nested inputs are left out, as filters
 * are recursive.
 */
export function buildValidValue(input: GraphQLInputType, text = 'x', depth = 0): unknown {
  if (isNonNullType(input)) return buildValidValue(input.ofType, text, depth);
  if (isListType(input)) return [buildValidValue(input.ofType, text, depth)];
  if (isEnumType(input)) return input.getValues()[0]?.name;
  if (isInputObjectType(input))
    return Object.fromEntries(
      Object.values(input.getFields())
        .filter(
          ({ type }) => depth < 1 || isNonNullType(type) || !isInputObjectType(getNamedType(type)),
        )
        .map(({ name, type }) => [name, buildValidValue(type, text, depth + 1)]),
    );
  if (!isScalarType(input)) return null;
  const ofKind: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true };
  return ofKind[input.name] ?? (/^Date/.test(input.name) ? '2020-01-01' : text);
}

/** JSON values of all kinds. Used as invalid values where a value of another type is expected. */
const odd: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  '',
  ' ',
  'x',
  '%',
  '\u0000',
  '2020-02-31',
  '9999-99-99T99:99:99Z',
  'x'.repeat(5_000),
  [],
  [[]],
  [null],
  {},
  { x: 1 },
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__": {"x": 1}}'),
];

/**
 * Generates variables for a field: none, valid ones, and then sets in which one input, also a nested one, is invalid
 * and all others are valid. Input types in `seen` are not varied again field by field.
 */
export function* generateInvalidVariables(
  field: GraphQLField<unknown, unknown>,
  seen = new Set<string>(),
): Generator<Record<string, unknown>> {
  const fitting = Object.fromEntries(
    field.args.map(({ name, type }) => [name, buildValidValue(type)]),
  );
  yield {};
  yield fitting;
  for (const { name, type } of field.args)
    for (const value of wrongValues(type, seen)) yield { ...fitting, [name]: value };
}

function* wrongValues(type: GraphQLInputType, seen: Set<string>): Generator<unknown> {
  const inner = isNonNullType(type) ? type.ofType : type;
  yield* odd;
  if (isListType(inner)) for (const value of wrongValues(inner.ofType, seen)) yield [value];
  if (!isInputObjectType(inner) || seen.has(inner.name)) return;
  seen.add(inner.name);
  const fields = Object.values(inner.getFields());
  const needed = fields.filter(({ type: below }) => isNonNullType(below));
  const fitting = Object.fromEntries(
    needed.map(({ name, type: below }) => [name, buildValidValue(below)]),
  );
  for (const { name, type: below } of fields)
    for (const value of wrongValues(below, seen)) yield { ...fitting, [name]: value };
}
