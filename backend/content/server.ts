import { type Context, Hono } from 'hono';
import { execute, type GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Clock } from '../database/clock';
import { createDocumentCache } from '../http/document-cache';
import { limitBody, readGraphqlRequest } from '../http/graphql-request';
import type { QueryLimits } from '../http/query-cost';
import type { Logger } from '../observability/logger';
import { type ContentContext, createContentSchema } from './content-schema';
import { createEntryStore } from './entry-store';

const limits: QueryLimits = {
  depth: 12,
  cost: 100_000,
  listSizes: {
    bikes: 20,
    accessories: 20,
    pages: 20,
    nodes: 20,
    localizations: 2,
    articles: 5,
    specs: 10,
    story: 5,
    geometrySizes: 10,
  },
};

/** The content service's endpoint `/graphql` in Strapi 5's dialect (external contract B.2): status 400 for what is no valid query. */
export function createContentApp({
  demoDir,
  clock,
  logger,
}: {
  demoDir: string;
  clock: Clock;
  logger: Logger;
}): Hono {
  const schema = createContentSchema();
  const prepare = createDocumentCache(schema, { limits });
  const currentEntries = createEntryStore(demoDir, clock, logger);

  async function answer(c: Context): Promise<Response> {
    const request = await readGraphqlRequest(c.req);
    const prepared = prepare(request.query);
    if (!prepared.ok) {
      const code =
        prepared.phase === 'parse' ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED';
      return c.json({ errors: prepared.errors.map((error) => withCode(error, code)) }, 400);
    }
    const contextValue: ContentContext = { entries: currentEntries() };
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
    return c.json(answered, data === undefined ? 400 : 200);
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
  const isOurs = typeof error.extensions.code === 'string';
  if (isOurs) return error.toJSON();
  if (!error.originalError) return withCode(error, 'BAD_USER_INPUT');
  logger.error('Content cannot be answered', {
    path: error.path?.join('.'),
    error: error.originalError,
  });
  return {
    message: 'Internal Server Error',
    ...(error.path ? { path: error.path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
