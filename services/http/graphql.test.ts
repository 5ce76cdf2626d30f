import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createDocumentCache } from './graphql';

const schema = buildSchema('type Query { a(text: [String]): String }');
const prepare = createDocumentCache(schema, { limits: { depth: 9, cost: 99, listSizes: {} } });

it.each([
  ['lists', `{ a(text: ${'['.repeat(5_000)}${']'.repeat(5_000)}) }`],
  ['selections', `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`],
  ['unclosed lists', `{ a(text: ${'['.repeat(100_000)}`],
])('rejects %s nested too deeply with 400 before parsing', (_, query) => {
  expect(() => prepare(query)).toThrow(expect.objectContaining({ status: 400 }));
});

it('ignores brackets in strings and comments', () => {
  const brackets = '['.repeat(500);
  expect(prepare(`{ a(text: "${brackets}\\"${brackets}") } # ${brackets}`).ok).toBe(true);
  expect(prepare(`{ a(text: """${brackets} "${brackets}""") }`).ok).toBe(true);
});
