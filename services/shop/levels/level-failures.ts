import type { Context, HonoRequest } from 'hono';
import type { ValidationRule } from 'graphql';
import { BadRequestError, parseGraphqlRequest } from '../../http/graphql';
import type { Logger } from '../../platform/logger';
import { ShopError } from '../base/shop-errors';
import type { LevelBehavior } from './level-behavior';

/** What a PHP shop shows when a request fails as a whole. */
const maintenancePage = `<!DOCTYPE html>
<html lang="en">
  <head><meta charset="utf-8"><title>Maintenance mode</title></head>
  <body><h1>Maintenance mode</h1><p>The shop is not available at the moment.</p></body>
</html>
`;

/**
 * Reads the GraphQL request. Throws ShopError with the level's message for a request that is not readable, or
 * BadRequestError if the level has no such message.
 */
export async function parseLevelRequest(
  request: HonoRequest,
  { unreadableRequestMessage }: LevelBehavior,
): ReturnType<typeof parseGraphqlRequest> {
  try {
    return await parseGraphqlRequest(request);
  } catch (error) {
    const isUnreadable = error instanceof BadRequestError && [400, 415].includes(error.status);
    if (!isUnreadable || unreadableRequestMessage === null) throw error;
    throw new ShopError('UNREADABLE', unreadableRequestMessage);
  }
}

/** A variable whose input type the schema lacks. OXID fails on it before it validates the document. */
class UnknownInputTypeError extends Error {
  override readonly name = 'UnknownInputTypeError';
}

/** Throws an error for a variable of an unknown type, so that the whole request fails. */
export const failOnUnknownInputType: ValidationRule = (context) => ({
  VariableDefinition({ type }) {
    let named = type;
    while (named.kind !== 'NamedType') named = named.type;
    const name = named.name.value;
    if (!context.getSchema().getType(name))
      throw new UnknownInputTypeError(`The schema has no input type ${name}`);
  },
});

/** Wraps a handler so that a failure is returned as an HTML page with status 500, and logged. */
export function withMaintenancePage(
  handle: (c: Context) => Promise<Response>,
  logger: Logger,
): (c: Context) => Promise<Response> {
  return async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      if (error instanceof BadRequestError) throw error;
      if (error instanceof UnknownInputTypeError)
        logger.info('A request failed', { reason: error.message });
      else logger.error('A request failed', { path: c.req.path, error });
      return c.html(maintenancePage, 500);
    }
  };
}
