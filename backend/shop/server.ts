import { type Context, Hono } from 'hono';
import {
  execute,
  getOperationAST,
  type ExecutionResult,
  type GraphQLFormattedError,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import { createDocumentCache } from '../http/document-cache';
import { BadRequest, limitBody, readGraphqlRequest } from '../http/graphql-request';
import { DatabaseUnavailable } from '../database/database-unavailable';
import type { QueryLimits } from '../http/query-cost';
import { createCatalogLoaders } from './catalog/catalog.service';
import type { Caller, ShopContext, ShopServices } from './base/context';
import { formatReported, formatShopError } from './error-format';
import { ShopError } from './base/errors';
import { hideFieldsRule } from './hidden-fields';
import { requestLanguage } from './base/request-language';
import { shopSchema } from './schema';
import { bearerToken, resolveCaller } from './token/token.service';

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
  // One password to check is a request's share; a second one is too much.
  withArguments: { token: 30_000 },
};

const sessionSpotted =
  'OXID eShop PHP session spotted. Ensure you have skipSession=1 parameter sent to the widget.php.';

/**
 * The shop's endpoint as OXID serves it (external contract A.1, A.6): `/widget.php?cl=graphql&skipSession=1`, status 200 for every
 * GraphQL and token error. Without `isIntrospectable` nobody can
 * ask for the schema: a shop that sells shows it only when asked to.
 */
export function createShopApp(services: ShopServices, isIntrospectable = true): Hono {
  const schema = shopSchema();
  const rules = isIntrospectable ? [] : [NoSchemaIntrospectionCustomRule];
  const prepareForCustomers = createDocumentCache(schema, { limits, extraRules: rules });
  const prepareForOthers = createDocumentCache(schema, {
    ...{ limits, extraRules: [...rules, hideFieldsRule] },
  });

  async function answer(c: Context): Promise<Response> {
    const startedAt = performance.now();
    if (c.req.query('skipSession') !== '1')
      return c.json({ errors: [{ message: sessionSpotted }] });
    const request = await readGraphqlRequest(c.req);

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
      throw new BadRequest(405, 'Mutations must be sent by POST');
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
    return c.json(toAnswer(result, reported, services));
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
  const language = requestLanguage(c.req.query('lang'), c.req.header('accept-language'));
  return {
    ...services,
    caller,
    language,
    token: bearerToken(c.req.header('authorization')) ?? undefined,
    now: services.clock.now(),
    catalog: createCatalogLoaders(services.db, language, caller),
    report,
  };
}

/** OXID leaves `data` out when nothing of it is left, and lists errors first. */
function toAnswer(result: ExecutionResult, reported: readonly Error[], { logger }: ShopServices) {
  const errors: GraphQLFormattedError[] = [
    ...(result.errors ?? []).map((error) => formatShopError(error, logger)),
    ...reported.map((error) => formatReported(error, logger)),
  ];
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(result.data ? { data: result.data } : {}),
  };
}
