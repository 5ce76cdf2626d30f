import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { BadRequest } from './graphql-request';
import { findExcess, type QueryLimits } from './query-cost';

type PreparedDocument =
  | { ok: true; document: DocumentNode }
  | { ok: false; phase: 'parse' | 'validate'; errors: readonly GraphQLError[] };

const maxTokens = 5_000;
const maxErrors = 20;

/**
 * Parses and checks query texts against one schema and remembers the last `size` of them, the least used forgotten first.
 * Refusals are not remembered, so that nonsense cannot push real documents out.
 */
export function createDocumentCache(
  schema: GraphQLSchema,
  options: { limits: QueryLimits; extraRules?: readonly ValidationRule[]; size?: number },
) {
  const { limits, extraRules = [], size = 200 } = options;
  const known = new Map<string, DocumentNode>();
  const rules = [...specifiedRules, ...extraRules];

  return function prepare(query: string): PreparedDocument {
    const cached = known.get(query);
    if (cached) {
      known.delete(query);
      known.set(query, cached);
      return { ok: true, document: cached };
    }
    let document: DocumentNode;
    try {
      assertNesting(query);
      document = parse(query, { maxTokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { ok: false, phase: 'parse', errors: [error] };
    }
    const invalid = validate(schema, document, rules, { maxErrors });
    const errors = invalid.length > 0 ? invalid : findExcess(document, limits);
    if (errors.length > 0) return { ok: false, phase: 'validate', errors };
    known.set(query, document);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return { ok: true, document };
  };
}

/** No operation nests its selections, lists and objects deeper. */
const maxNesting = 60;
const texts = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/** Refuses brackets nested so deep that reading them would run out of stack. Brackets in texts and comments do not count. */
function assertNesting(query: string): void {
  let depth = 0;
  for (const [bracket] of query.replace(texts, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    if (depth > maxNesting)
      throw new BadRequest(400, `The query is nested deeper than ${maxNesting} brackets`);
  }
}
