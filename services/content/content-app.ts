import { LRUCache } from 'lru-cache';
import type { ContentVersions } from './entries';
import { type Context, Hono } from 'hono';
import { execute, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { createDocumentCache, limitBody, parseGraphqlRequest } from '../http/graphql';
import type { QueryLimits } from '../http/query-cost';
import type { Logger } from '../platform/logger';
import { type ContentContext, getContentSchema } from './content-schema';
import type { EntryStore } from './entry-store';

interface Answer {
  status: 200 | 400;
  body: string;
  /** True when the same query would give the same result again, so that it may be cached. */
  isCacheable: boolean;
}

interface QueryRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const maxAnswers = 500;

/**
 * Caches responses by query, operation and variables until the content changes. The least recently used response is
 * removed first.
 */
function createResponseCache() {
  let of: ContentVersions | null = null;
  const known = new LRUCache<string, Answer>({ max: maxAnswers });

  return async (
    content: ContentVersions,
    { query, operationName, variables }: QueryRequest,
    answer: () => Promise<Answer>,
  ): Promise<Answer> => {
    if (of !== content) {
      known.clear();
      of = content;
    }
    const question = JSON.stringify([query, operationName, variables]);
    const cached = known.get(question) ?? (await answer());
    if (of !== content || !cached.isCacheable) return cached;
    known.set(question, cached);
    return cached;
  };
}

const limits: QueryLimits = {
  depth: 12,
  cost: 100_000,
  listSizes: {
    bikes: 20,
    accessories: 20,
    pages: 20,
    blogs: 20,
    jobs: 10,
    events: 10,
    faqs: 30,
    features: 10,
    dealers: 20,
    downloads: 20,
    nodes: 20,
    localizations: 2,
    articles: 5,
    specs: 10,
    story: 5,
    geometrySizes: 10,
    pageZone: 10,
  },
};

/** Creates the content service's `/graphql` endpoint, compatible with Strapi 5. An invalid query gets status 400. */
export function createContentApp({ store, logger }: { store: EntryStore; logger: Logger }): Hono {
  const schema = getContentSchema();
  const prepare = createDocumentCache(schema, { limits });
  const cache = createResponseCache();

  async function answer(c: Context): Promise<Response> {
    const request = await parseGraphqlRequest(c.req);
    const prepared = prepare(request.query);
    if (!prepared.ok) {
      const code =
        prepared.phase === 'parse' ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED';
      return c.json({ errors: prepared.errors.map((error) => withCode(error, code)) }, 400);
    }
    const content = store.current();
    const { status, body } = await cache(content, request, async () => {
      const contextValue: ContentContext = { content };
      const { data, errors } = await execute({
        schema,
        document: prepared.document,
        variableValues: request.variables,
        operationName: request.operationName,
        contextValue,
      });
      const answered = {
        ...(errors ? { errors: errors.map((error) => formatError(error, logger)) } : {}),
        ...(data === undefined ? {} : { data }),
      };
      return {
        status: data === undefined ? 400 : 200,
        body: JSON.stringify(answered),
        isCacheable: errors === undefined,
      };
    });
    return c.body(body, status, { 'content-type': 'application/json' });
  }

  const app = new Hono();
  app.use('/graphql', limitBody);
  app.on(['GET', 'POST'], '/graphql', answer);
  return app;
}

function withCode(error: GraphQLError, code: string): GraphQLFormattedError {
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
}

function formatError(error: GraphQLError, logger: Logger): GraphQLFormattedError {
  const hasErrorCode = typeof error.extensions.code === 'string';
  if (hasErrorCode) return error.toJSON();
  // The error of an invalid variable has no cause, or the scalar type's GraphQLError as its cause. Any other cause
  // means an internal error.
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return withCode(error, 'BAD_USER_INPUT');
  logger.error('Content query failed', {
    path: error.path?.join('.'),
    error: cause,
  });
  return {
    message: 'Internal Server Error',
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
