import {
  execute,
  getOperationAST,
  type ExecutionResult,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import type { Logger } from '../platform/logger';
import type { EmbeddedShopLevel } from '../platform/services-config';
import { ShopError, TokenError } from './base/shop-errors';
import { type Context, Hono } from 'hono';
import {
  createDocumentCache,
  BadRequestError,
  type GraphqlRequest,
  limitBody,
} from '../http/graphql';
import { DatabaseUnavailable } from '../database/database-errors';
import type { QueryLimits } from '../http/query-cost';
import { createCatalogLoaders } from './catalog/catalog-loaders';
import type { Caller, ShopContext, ShopServices } from './base/shop-context';
import { createHiddenFieldsRule } from './levels/hidden-fields';
import { type LevelBehavior, levelBehaviors } from './levels/level-behavior';
import { resolveLevelCaller } from './levels/level-caller';
import { formatPlacelessError, formatShopError } from './levels/level-errors';
import {
  failOnUnknownInputType,
  parseLevelRequest,
  withMaintenancePage,
} from './levels/level-failures';
import { getLevelSchemas } from './schema';
import { resolveRequestLanguage } from '../http/headers';
import { parseBearerToken } from './token/verify-token';

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

interface ShopAppOptions {
  /** False disables introspection; a production shop enables it only by configuration. */
  isIntrospectable?: boolean;
  level?: EmbeddedShopLevel;
}

/**
 * Creates the shop's endpoint as served by OXID: `/widget.php?cl=graphql&skipSession=1`, with status 200 for every
 * GraphQL and token error. `level` is what the shop can do (levels/level-behavior.ts).
 */
export function createShopApp(
  services: ShopServices,
  { isIntrospectable = true, level = 'full' }: ShopAppOptions = {},
): Hono {
  const { logger } = services;
  const behavior = levelBehaviors[level];
  const schemas = getLevelSchemas(level);
  const rules = [
    ...(isIntrospectable ? [] : [NoSchemaIntrospectionCustomRule]),
    ...(behavior.hasMaintenancePage ? [failOnUnknownInputType] : []),
  ];
  const prepareForCustomers = createDocumentCache(schemas.all, { limits, extraRules: rules });
  const prepareForOthers = createDocumentCache(schemas.all, {
    ...{ limits, extraRules: [...rules, createHiddenFieldsRule(behavior.hiddenFields)] },
  });

  async function answer(c: Context): Promise<Response> {
    const startedAt = performance.now();
    if (c.req.query('skipSession') !== '1')
      return c.json({ errors: [{ message: sessionSpotted }] });
    let request: GraphqlRequest;
    let caller: Caller;
    try {
      request = await parseLevelRequest(c.req, behavior);
      caller = await resolveLevelCaller(services, behavior, c.req.header('authorization'));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const header = error instanceof TokenError ? { 'WWW-Authenticate': 'Bearer' } : {};
      return c.json({ errors: [formatPlacelessError(error, behavior, logger)] }, 200, header);
    }

    const isCustomer = caller.kind === 'customer';
    const prepared = (isCustomer ? prepareForCustomers : prepareForOthers)(request.query);
    if (!prepared.ok)
      return c.json({
        errors: prepared.errors.map((error) => formatShopError(error, behavior, logger)),
      });
    if (
      c.req.method === 'GET' &&
      getOperationAST(prepared.document, request.operationName)?.operation === 'mutation'
    ) {
      throw new BadRequestError(405, 'Mutations must be sent by POST');
    }

    const reported: Error[] = [];
    const result = await execute({
      schema: isCustomer ? schemas.all : schemas.strangers,
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
    return c.json(toResponse(result, reported, behavior, logger));
  }

  const handle = behavior.hasMaintenancePage ? withMaintenancePage(answer, logger) : answer;
  const app = new Hono();
  app.use('/widget.php', limitBody);
  app.on(['GET', 'POST'], '/widget.php', (c) =>
    c.req.query('cl') === 'graphql' ? handle(c) : c.notFound(),
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
function toResponse(
  result: ExecutionResult,
  reported: readonly Error[],
  behavior: LevelBehavior,
  logger: Logger,
) {
  const errors = [
    ...(result.errors ?? []).map((error) => formatShopError(error, behavior, logger)),
    ...reported.map((error) => formatPlacelessError(error, behavior, logger)),
  ];
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(result.data ? { data: result.data } : {}),
  };
}
