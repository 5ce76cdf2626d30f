import { readdirSync, readFileSync } from 'node:fs';
import { validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from './support/documents';
import { extractStringLiterals } from './support/graphql-php-compatibility';

const suite = new Set(
  readdirSync('e2e/contract', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => extractStringLiterals(readFileSync(`e2e/contract/${file}`, 'utf8'))),
);

it('takes neither a comment nor a type for a call', () => {
  const program =
    "// 'Token'\n/* 'Basket' */ type Name = 'Countries'; ask('Payments', { a: `b` });";
  expect(extractStringLiterals(program)).toEqual(['Payments', 'b']);
});

describe.each(['shop', 'content'] as const)('the operations of the %s', (api) => {
  const contract = readContract(api);

  it.each(contract.operationNames)('%s is valid against the schema', (operation) => {
    const errors = validate(contract.schema, contract.document(operation));
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it.each(contract.operationNames)('%s is run by this suite', (operation) => {
    expect(suite).toContain(operation);
  });
});
