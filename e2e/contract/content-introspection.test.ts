import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  validate,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './support/contract-client';

const content = createClient('content');
let schema: ReturnType<typeof buildClientSchema>;

beforeAll(async () => {
  const { status, body } = await content.send(getIntrospectionQuery());
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  schema = buildClientSchema(body.data as IntrospectionQuery);
});

describe('schema of the content service', () => {
  it.each(content.contract.operationNames)('accepts %s', (operation) => {
    const errors = validate(schema, content.contract.document(operation));
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it('has every type and field of the contract', () => {
    const missing = Object.values(content.contract.schema.getTypeMap()).flatMap((type) => {
      if (type.name.startsWith('__')) return [];
      const served = schema.getType(type.name);
      if (!served) return [type.name];
      if (!('getFields' in type) || !('getFields' in served)) return [];
      const fields = served.getFields();
      return Object.keys(type.getFields())
        .filter((field) => !(field in fields))
        .map((field) => `${type.name}.${field}`);
    });
    expect(missing).toEqual([]);
  });
});
