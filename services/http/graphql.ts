import { LRUCache } from 'lru-cache';
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

/** Maximum size of a request body in bytes. */
const maxBodyBytes = 256 * 1024;

const request = z.object({
  query: z.string('query must be a text'),
  variables: z.record(z.string(), z.unknown(), 'variables must be an object').nullish(),
  operationName: z.string('operationName must be a text').nullish(),
});

/** A GraphQL request as read from HTTP. */
export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** A GraphQL request that is rejected before execution. The response has this HTTP status and message. */
export class BadRequestError extends Error {
  readonly status: 400 | 405 | 413 | 415;

  constructor(status: BadRequestError['status'], message: string) {
    super(message);
    this.name = 'BadRequestError';
    this.status = status;
  }
}

/** Reads the GraphQL request from a JSON body or from GET parameters. Throws BadRequestError with the reason. */
export async function parseGraphqlRequest(req: HonoRequest): Promise<GraphqlRequest> {
  const parsed = request.safeParse(
    req.method === 'GET' ? fromParameters(req) : await fromBody(req),
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadRequestError(
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
    throw new BadRequestError(415, 'The body must be sent as application/json');
  }
  return fromJson(await readUtf8(req), 'The body');
}

/**
 * Returns the request body as text. Throws BadRequestError for invalid UTF-8, which the default decoder would silently
 * replace.
 */
async function readUtf8(req: HonoRequest): Promise<string> {
  const bytes = await req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadRequestError(400, 'The body is not written in UTF-8');
  }
}

function fromJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError(400, `${name} cannot be read as JSON`);
  }
}

/** Throws BadRequestError (413) for a body larger than `maxBodyBytes`, before the body is read. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: () => {
    throw new BadRequestError(413, `The body must not be larger than ${maxBodyBytes} bytes`);
  },
});

type PreparedDocument =
  | { ok: true; document: DocumentNode }
  | { ok: false; phase: 'parse' | 'validate'; errors: readonly GraphQLError[] };

const maxTokens = 5_000;
const maxErrors = 20;

/**
 * Parses and validates queries against a schema and caches the last `size` of them (LRU). Rejected queries are not
 * cached, so that they cannot displace valid ones.
 */
export function createDocumentCache(
  schema: GraphQLSchema,
  options: { limits: QueryLimits; extraRules?: readonly ValidationRule[]; size?: number },
) {
  const { limits, extraRules = [], size = 200 } = options;
  const known = new LRUCache<string, DocumentNode>({ max: size });
  const rules = [...specifiedRules, ...extraRules];

  return function prepare(query: string): PreparedDocument {
    const cached = known.get(query);
    if (cached) return { ok: true, document: cached };
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
    return { ok: true, document };
  };
}

/** Maximum nesting depth of brackets in a query: selections, lists and input objects. */
const maxNesting = 60;
const texts = /"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

/**
 * Throws BadRequestError if brackets are nested deeper than `maxNesting`, because the parser could overflow the stack.
 * Brackets in strings and comments are ignored.
 */
function assertNesting(query: string): void {
  let depth = 0;
  for (const [bracket] of query.replace(texts, '').matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    if (depth > maxNesting)
      throw new BadRequestError(400, `The query is nested deeper than ${maxNesting} brackets`);
  }
}

/**
 * Creates a GraphQL scalar that is a string on the wire. `read` converts the string for the resolvers and returns null
 * for an invalid one. An invalid string, or a value of another type, is rejected with a GraphQLError before any
 * resolver runs.
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
