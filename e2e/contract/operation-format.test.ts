import { readdirSync, readFileSync } from 'node:fs';
import { validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from './support/contract-documents';
import { extractStringLiterals } from './support/graphql-php-compatibility';

const suite = new Set(
  readdirSync('e2e/contract', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => extractStringLiterals(readFileSync(`e2e/contract/${file}`, 'utf8'))),
);

it('ignores comments and types when it extracts string literals', () => {
  const program =
    "// 'Token'\n/* 'Basket' */ type Name = 'Countries'; ask('Payments', { a: `b` });";
  expect(extractStringLiterals(program)).toEqual(['Payments', 'b']);
});

describe.each(['shop', 'content'] as const)('operations of the %s', (api) => {
  const contract = readContract(api);

  it.each(contract.operationNames)('%s is valid against the schema', (operation) => {
    const errors = validate(contract.schema, contract.document(operation));
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it.each(contract.operationNames)('%s is covered by this suite', (operation) => {
    expect(suite).toContain(operation);
  });
});
