import {
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { fittingValue } from './whole-operation';

/** What JSON can hold where something else is wanted. */
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
 * Variables for a field with each of its inputs, nested ones too, in every wrong way while the others fit. Types of inputs that are in `seen`
 * already are tried as a whole only.
 */
export function* wrongVariables(
  field: GraphQLField<unknown, unknown>,
  seen = new Set<string>(),
): Generator<Record<string, unknown>> {
  const fitting = Object.fromEntries(
    field.args.map(({ name, type }) => [name, fittingValue(type)]),
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
    needed.map(({ name, type: below }) => [name, fittingValue(below)]),
  );
  for (const { name, type: below } of fields)
    for (const value of wrongValues(below, seen)) yield { ...fitting, [name]: value };
}
