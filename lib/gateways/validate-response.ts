import {
  type FieldShape,
  type TypedValueShape,
  type ValueShape,
  buildResponseShape,
  type SchemaTypes,
} from './response-shape';
import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { failure, type Result, success } from './result';
import { getOperationName } from './graphql-document';
import 'server-only';

/**
 * Returns the first mismatch between a response and its expected shape, such as `bikes[3].frameVariation[0].short is
 * missing`; null for a valid response. The message contains no values, which may be personal. Replaces a missing
 * nullable field and an unknown enum value of a nullable field by null. Ignores fields that were not selected.
 */
function findResponseProblem(answer: unknown, plan: readonly FieldShape[]): string | null {
  const problem = problemOfFields(answer, plan);
  return problem?.startsWith('.') ? problem.slice(1) : problem && `the data${problem}`;
}

function problemOfFields(value: unknown, fields: readonly FieldShape[]): string | null {
  if (!isRecord(value)) return ` is ${nameOf(value)}, not an object`;
  for (const field of fields) {
    const { key } = field;
    const found = value[key];
    if (found === undefined && field.isOptional) continue;
    if (field.isNullable && (found === undefined || isUnknownWord(found, field.shape))) {
      value[key] = null;
      continue;
    }
    const problem = problemOfPlace(found, field);
    if (problem !== null) return `.${key}${problem}`;
  }
  return null;
}

function problemOfPlace(value: unknown, { isNullable, shape }: TypedValueShape): string | null {
  if (value === undefined) return ' is missing';
  if (value === null) return isNullable ? null : ' is null';
  switch (shape.kind) {
    case 'leaf':
      return isLeaf(value, shape.name) ? null : ` is ${nameOf(value)}, not ${shape.name}`;
    case 'enum':
      return typeof value === 'string' && shape.values.has(value)
        ? null
        : ` is ${nameOf(value)}, not a word of ${shape.name}`;
    case 'list':
      return problemOfList(value, shape.item);
    case 'object':
      return problemOfFields(value, shape.fields);
    case 'union':
      return problemOfMember(value, shape.members);
  }
}

/**
 * Checks a value of a union type. Unknown member types are valid, because the service may have a newer schema; code
 * that uses the value must check `__typename`.
 */
function problemOfMember(
  value: unknown,
  members: ReadonlyMap<string, readonly FieldShape[]>,
): string | null {
  if (!isRecord(value)) return ` is ${nameOf(value)}, not an object`;
  if (typeof value.__typename !== 'string') return '.__typename is missing';
  const fields = members.get(value.__typename);
  return fields ? problemOfFields(value, fields) : null;
}

function problemOfList(value: unknown, item: TypedValueShape): string | null {
  if (!Array.isArray(value)) return ` is ${nameOf(value)}, not a list`;
  for (let index = 0; index < value.length; index += 1) {
    const problem = problemOfPlace(value[index], item);
    if (problem !== null) return `[${index}]${problem}`;
  }
  return null;
}

/**
 * True for a valid value of this scalar type. Does not convert between numbers and strings. Custom scalars except JSON
 * must be strings.
 */
function isLeaf(value: unknown, name: string): boolean {
  switch (name) {
    case 'JSON':
      return true;
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Float':
      return typeof value === 'number';
    case 'Int':
      return Number.isInteger(value);
    default:
      return typeof value === 'string';
  }
}

function isUnknownWord(value: unknown, shape: ValueShape): boolean {
  return shape.kind === 'enum' && typeof value === 'string' && !shape.values.has(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

const plans = new WeakMap<DocumentNode, readonly FieldShape[]>();

/**
 * Validates a response against its document. A missing field, an unexpected null or a wrong type is an invalid-response
 * error whose message contains operation and path: `LazyBikeList: bikes[3].frameVariation[0].short is missing`.
 */
export function validateResponse<Data>(
  document: TypedDocumentNode<Data, never>,
  data: unknown,
  types: SchemaTypes,
): Result<Data> {
  const plan = plans.get(document) ?? buildResponseShape(document, types);
  plans.set(document, plan);
  const problem = findResponseProblem(data, plan);
  if (problem !== null) {
    const message = `${getOperationName(document)}: ${problem}`;
    return failure({ layer: 'invalid-response', message, isRetryable: false });
  }
  // The cast is safe: the expected shape and the type `Data` both result from the document and the same schema.
  return success(data as Data);
}
