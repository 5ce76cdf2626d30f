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

/** What the shop says to a field of the contract: a value in the wire's shape, or a promise of it. A thrown error is a refusal. */
export type FakeResponses = Record<string, (variables: never) => unknown>;

export type FakeShop = {
  /** What was asked, in order. */
  calls: { operation: string; variables: Record<string, unknown> }[];
  /** Replaces some of its answers. */
  answers: FakeResponses;
  /** From now on nobody answers, until it is false again. */
  isSilent: boolean;
};

/**
 * A shop behind the page's fetch for components in a simulated browser. It speaks the contract's own schema, so an answer the
 * contract does not allow is an error. Other addresses are answered by `others`.
 */
export function installFakeShop(
  answers: FakeResponses,
  others: (address: string, init: RequestInit) => Response | Promise<Response> = unexpected,
): FakeShop {
  const shop: FakeShop = { calls: [], answers, isSilent: false };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!address.startsWith('/api/shop')) return others(address, init);
    const { operationName, variables } = JSON.parse(String(init.body)) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    shop.calls.push({ operation: operationName, variables });
    if (shop.isSilent) throw new TypeError('fetch failed');
    const answer = await graphql({
      schema,
      source: textOf(operationName),
      operationName,
      variableValues: variables,
      rootValue: shop.answers,
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

/** Each operation of the contract with its fragments, and with the type names the browser's cache needs. */
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
