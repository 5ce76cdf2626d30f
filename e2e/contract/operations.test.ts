import { readdirSync, readFileSync } from 'node:fs';
import { validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from './support/documents';

const suite = readdirSync('e2e/contract', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`e2e/contract/${file}`, 'utf8'))
  .join('\n');

describe.each(['shop', 'content'] as const)('the operations of the %s', (api) => {
  const contract = readContract(api);

  it.each(contract.operationNames)('%s is valid against the schema', (operation) => {
    const errors = validate(contract.schema, contract.document(operation));
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it.each(contract.operationNames)('%s is run by this suite', (operation) => {
    expect(suite).toContain(`'${operation}'`);
  });
});
