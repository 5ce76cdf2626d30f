import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from './support/contract-documents';
import { findGraphqlPhpIncompatibilities } from './support/graphql-php-compatibility';
import { extractStringLiterals } from './support/graphql-php-compatibility';

describe('incompatibilities with webonyx 15', () => {
  it.each([
    ['{ shop }', []],
    ['# A word about it.\nquery Names($id: ID! = "x") { name(id: $id) }', []],
    ['"A word about it." query Names { name }', ['a description on an operation']],
    ['"""More.""" mutation Change { change }', ['a description on an operation']],
    ['"Parts." fragment Part on Thing { id }', ['a description on a fragment']],
    ['query Names("Whose." $id: ID!) { name(id: $id) }', ['a description on a variable']],
    ['fragment Part($id: ID!) on Thing { id }', ['variables of a fragment']],
    [String.raw`{ name(text: "\u{1F6B2}") }`, ['a character in braces']],
    [String.raw`{ name(text: "\u00fc") }`, []],
    ['"All of it." schema { query: Query }', ['a description on the schema']],
    ['"A type may have one." type Query { "And a field." name: String }', []],
  ])('are listed for %s', (text, refused) => {
    expect(findGraphqlPhpIncompatibilities(text)).toEqual(refused);
  });
});

describe('GraphQL documents are compatible with an OXID shop', () => {
  it.each(
    ['shop', 'content'].flatMap((api) => [
      `graphql/${api}/schema.graphql`,
      ...readdirSync(`graphql/${api}/operations`).map(
        (file) => `graphql/${api}/operations/${file}`,
      ),
    ]),
  )('%s', (file) => {
    expect(findGraphqlPhpIncompatibilities(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(['shop', 'content'] as const)('as the suite sends them to the %s', (api) => {
    const contract = readContract(api);
    expect(contract.operationNames.length).toBeGreaterThan(10);
    for (const operation of contract.operationNames)
      expect([operation, findGraphqlPhpIncompatibilities(contract.text(operation))]).toEqual([
        operation,
        [],
      ]);
  });

  it('that are literals in the suite itself', () => {
    const documents = readdirSync('e2e/contract', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('graphql-php-compatibility'))
      .flatMap((file) => extractStringLiterals(readFileSync(`e2e/contract/${file}`, 'utf8')))
      .filter(isDocument);
    expect(documents.length).toBeGreaterThan(0);
    for (const text of documents)
      expect([text, findGraphqlPhpIncompatibilities(text)]).toEqual([text, []]);
  });
});

/**
 * Returns true if our GraphQL parser accepts the text. False for other strings of the suite, and for the invalid
 * documents that it sends on purpose.
 */
function isDocument(text: string): boolean {
  if (!text.includes('{')) return false;
  try {
    return parse(text).definitions.length > 0;
  } catch {
    return false;
  }
}
