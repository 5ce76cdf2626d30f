import {
  GraphQLError,
  type GraphQLFormattedError,
  execute,
  getOperationAST,
  type ExecutionResult,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import type { Logger } from '../platform/logger';
import { ShopError } from './base/shop-errors';
import { type Context, Hono } from 'hono';
import {
  createDocumentCache,
  BadRequestError,
  limitBody,
  parseGraphqlRequest,
} from '../http/graphql';
import { DatabaseUnavailable } from '../database/database-errors';
import type { QueryLimits } from '../http/query-cost';
import { createCatalogLoaders } from './catalog/catalog-loaders';
import type { Caller, ShopContext, ShopServices } from './base/shop-context';
import { hiddenFieldsRule, getShopSchema } from './schema';
import { resolveRequestLanguage } from '../http/headers';
import { parseBearerToken, resolveCaller } from './token/verify-token';

/**
 * Formats an error as OXID 7.2 does. ShopErrors and GraphQL's own errors keep their message; any other error is logged
 * with its cause and returned as `Internal server error`.
 */
function formatShopError(error: GraphQLError, logger: Logger): GraphQLFormattedError {
  const cause = error.originalError;
  const place = {
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  };
  // GraphQL's own error, for example for a variable with an invalid value, whose cause is the scalar's GraphQLError.
  if (!cause || cause instanceof GraphQLError) return { message: error.message, ...place };
  if (cause instanceof ShopError) {
    return {
      message: cause.message,
      ...place,
      ...(cause.extensions ? { extensions: cause.extensions } : {}),
    };
  }
  logger.error('A resolver failed', { path: error.path?.join('.'), error: cause });
  return { message: 'Internal server error', ...place };
}

/** Formats an error reported beside the data (`context.report`), which has no location in the document. */
function formatReportedError(error: Error, logger: Logger): GraphQLFormattedError {
  if (error instanceof ShopError)
    return {
      message: error.message,
      ...(error.extensions ? { extensions: error.extensions } : {}),
    };
  logger.error('A resolver reported a failure', { error });
  return { message: 'Internal server error' };
}

const limits: QueryLimits = {
  depth: 12,
  cost: 50_000,
  listSizes: {
    products: 20,
    variants: 20,
    orders: 10,
    baskets: 10,
    items: 10,
    countries: 10,
    categories: 10,
  },
  // Cost of a password check: a request may contain one, but not two.
  withArguments: { token: 30_000 },
};

const sessionSpotted =
  'OXID eShop PHP session spotted. Ensure you have skipSession=1 parameter sent to the widget.php.';

/**
 * Creates the shop's endpoint as served by OXID: `/widget.php?cl=graphql&skipSession=1`, with status 200 for every
 * GraphQL and token error. Without `isIntrospectable` introspection is disabled; a production shop enables it only by
 * configuration.
 */
export function createShopApp(services: ShopServices, isIntrospectable = true): Hono {
  const schema = getShopSchema();
  const rules = isIntrospectable ? [] : [NoSchemaIntrospectionCustomRule];
  const prepareForCustomers = createDocumentCache(schema, { limits, extraRules: rules });
  const prepareForOthers = createDocumentCache(schema, {
    ...{ limits, extraRules: [...rules, hiddenFieldsRule] },
  });

  async function answer(c: Context): Promise<Response> {
    const startedAt = performance.now();
    if (c.req.query('skipSession') !== '1')
      return c.json({ errors: [{ message: sessionSpotted }] });
    const request = await parseGraphqlRequest(c.req);

    let caller: Caller;
    try {
      caller = await resolveCaller(services, c.req.header('authorization'));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return c.json({ errors: [{ message: error.message }] }, 200, {
        'WWW-Authenticate': 'Bearer',
      });
    }

    const prepared = (caller.kind === 'customer' ? prepareForCustomers : prepareForOthers)(
      request.query,
    );
    if (!prepared.ok)
      return c.json({
        errors: prepared.errors.map((error) => formatShopError(error, services.logger)),
      });
    if (
      c.req.method === 'GET' &&
      getOperationAST(prepared.document, request.operationName)?.operation === 'mutation'
    ) {
      throw new BadRequestError(405, 'Mutations must be sent by POST');
    }

    const reported: Error[] = [];
    const result = await execute({
      schema,
      document: prepared.document,
      variableValues: request.variables,
      operationName: request.operationName,
      contextValue: createContext(services, caller, c, (error) => reported.push(error)),
    });
    const away = [...(result.errors ?? []).map((error) => error.originalError), ...reported].find(
      (error) => error instanceof DatabaseUnavailable,
    );
    if (away) throw away;
    c.header('Server-Timing', `query-exec;dur=${(performance.now() - startedAt).toFixed(1)}`);
    return c.json(toResponse(result, reported, services));
  }

  const app = new Hono();
  app.use('/widget.php', limitBody);
  app.on(['GET', 'POST'], '/widget.php', (c) =>
    c.req.query('cl') === 'graphql' ? answer(c) : c.notFound(),
  );
  return app;
}

function createContext(
  services: ShopServices,
  caller: Caller,
  c: Context,
  report: (error: Error) => void,
): ShopContext {
  const language = resolveRequestLanguage(c.req.query('lang'), c.req.header('accept-language'));
  return {
    ...services,
    caller,
    language,
    token: parseBearerToken(c.req.header('authorization')) ?? undefined,
    now: services.clock.now(),
    catalog: createCatalogLoaders(services.db, language, caller),
    report,
  };
}

/** Builds the response body. Like OXID, it lists errors first and omits `data` if it is empty. */
function toResponse(result: ExecutionResult, reported: readonly Error[], { logger }: ShopServices) {
  const errors: GraphQLFormattedError[] = [
    ...(result.errors ?? []).map((error) => formatShopError(error, logger)),
    ...reported.map((error) => formatReportedError(error, logger)),
  ];
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(result.data ? { data: result.data } : {}),
  };
}
