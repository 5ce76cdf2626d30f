import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
  GraphQLScalarType,
  Kind,
  valueFromASTUntyped,
} from 'graphql';
import { findQueryLimitErrors, type QueryLimits } from './query-cost';

/** Bytes of a request's body. */
const maxBodyBytes = 256 * 1024;

const request = z.object({
  query: z.string('query must be a text'),
  variables: z.record(z.string(), z.unknown(), 'variables must be an object').nullish(),
  operationName: z.string('operationName must be a text').nullish(),
});

interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** A request that is none: answered with this status and message before GraphQL has a say. */
export class BadRequest extends Error {
  readonly status: 400 | 405 | 413 | 415;

  constructor(status: BadRequest['status'], message: string) {
    super(message);
    this.name = 'BadRequest';
    this.status = status;
  }
}

/** The GraphQL request in a JSON body, or in a GET's parameters. Throws BadRequest naming what is wrong. */
export async function parseGraphqlRequest(req: HonoRequest): Promise<GraphqlRequest> {
  const parsed = request.safeParse(
    req.method === 'GET' ? fromParameters(req) : await fromBody(req),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadRequest(
      400,
      `The request must be a JSON object with a query: ${issue?.message ?? 'invalid'}`,
    );
  }
  const { query, variables, operationName } = parsed.data;
  return { query, variables: variables ?? {}, operationName: operationName || null };
}

function fromParameters(req: HonoRequest): unknown {
  const { query, variables, operationName } = req.query();
  return {
    query,
    operationName,
    variables: variables ? fromJson(variables, 'variables') : undefined,
  };
}

async function fromBody(req: HonoRequest): Promise<unknown> {
  if (!/^application\/(graphql-response\+)?json\b/i.test(req.header('content-type') ?? '')) {
    throw new BadRequest(415, 'The body must be sent as application/json');
  }
  return fromJson(await readUtf8(req), 'The body');
}

/** Letters of another encoding are refused, never replaced. */
async function readUtf8(req: HonoRequest): Promise<string> {
  const bytes = await req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequest(400, 'The body is not written in UTF-8');
  }
}

function fromJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, `${name} cannot be read as JSON`);
  }
}

/** Refuses bodies that are too large before they are read. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new BadRequest(413, `The body must not be larger than ${maxBodyBytes} bytes`);
  },
});

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
    const errors = invalid.length > 0 ? invalid : findQueryLimitErrors(document, limits);
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

/**
 * A scalar that is a text on the wire. `read` gives the text as the resolvers want it, or null for one it cannot be; every other type, by
 * variable or written into the query, is refused in GraphQL's own words and never reaches a resolver.
 */
export function createTextScalar(
  name: string,
  read: (text: string) => string | null = (text) => text,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const text = typeof value === 'string' ? read(value) : null;
    if (text !== null) return text;
    const shown = typeof value === 'string' ? ` ${JSON.stringify(value.slice(0, 100))}` : '';
    throw new GraphQLError(
      `${name} cannot represent ${shown ? `the text${shown}` : 'what is no text'}`,
    );
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? valueFromASTUntyped(node) : null),
  });
}
