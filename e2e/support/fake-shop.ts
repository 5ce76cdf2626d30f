import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  graphql,
  Kind,
  parse,
  print,
  separateOperations,
  visit,
} from 'graphql';
import { vi } from 'vitest';

const folder = 'graphql/shop';
const schema = buildSchema(readFileSync(`${folder}/schema.graphql`, 'utf8'));

/**
 * The fake shop's responses by field of the contract: each a value, or a promise of one. A thrown error becomes a
 * GraphQL error.
 */
export type FakeResponses = Record<string, (variables: never) => unknown>;

export type FakeShop = {
  /** The calls that the shop has received so far, in order. */
  calls: { operation: string; variables: Record<string, unknown> }[];
  /** The shop's responses by field, which a test may change. */
  responses: FakeResponses;
  /** While true, the shop does not respond. */
  isUnresponsive: boolean;
};

const countries = () => [
  { id: 'de', title: 'Deutschland', isoAlpha2: 'DE', position: 1, active: true },
];

/**
 * Replaces the page's fetch with a fake shop, for component tests in jsdom. It executes the contract's schema, so an
 * invalid response is an error. `others` responds to all other URLs.
 */
export function installFakeShop(
  answers: FakeResponses,
  others: (address: string, init: RequestInit) => Response | Promise<Response> = unexpected,
): FakeShop {
  const shop: FakeShop = { calls: [], responses: { countries, ...answers }, isUnresponsive: false };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/api/shop')) return others(address, init);
    const { operationName, variables } = JSON.parse(String(init.body)) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    shop.calls.push({ operation: operationName, variables });
    if (shop.isUnresponsive) throw new TypeError('fetch failed');
    const answer = await graphql({
      schema,
      source: textOf(operationName),
      operationName,
      variableValues: variables,
      rootValue: shop.responses,
    });
    return new Response(JSON.stringify(answer), {
      headers: { 'content-type': 'application/json' },
    });
  });
  return shop;
}

function unexpected(address: string): never {
  throw new Error(`Nobody answers ${address}`);
}

let texts: Record<string, string> | null = null;

/** Returns the text of an operation with its fragments, and with the type names that the browser's cache needs. */
function textOf(operation: string): string {
  texts ??= readOperations();
  return texts[operation] ?? '';
}

function readOperations(): Record<string, string> {
  const files = readdirSync(`${folder}/operations`);
  const all = files.map((file) => readFileSync(`${folder}/operations/${file}`, 'utf8')).join('\n');
  const documents = Object.entries(separateOperations(withTypenames(parse(all))));
  return Object.fromEntries(documents.map(([name, document]) => [name, print(document)]));
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node) => ({ ...node, selections: [...node.selections, typename] }),
  });
}
