import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '../../platform/logger';
import { ShopError } from '../base/shop-errors';
import type { LevelBehavior } from './level-behavior';

/** An error of a response. `debugMessage` is only sent by levels that have it. */
export interface WireError extends GraphQLFormattedError {
  debugMessage?: string;
}

const internal = 'Internal server error';

/**
 * Formats an error as OXID does. ShopErrors and GraphQL's own errors keep their message; any other error is logged with
 * its cause and returned as `Internal server error`.
 */
export function formatShopError(
  error: GraphQLError,
  { hasDebugMessages }: LevelBehavior,
  logger: Logger,
): WireError {
  const { originalError: cause } = error;
  const place = {
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  };
  const write = (message: string, debugMessage = message) =>
    ({ message, ...(hasDebugMessages ? { debugMessage } : {}), ...place }) satisfies WireError;
  // GraphQL's own error, for example for a variable with an invalid value, whose cause is the scalar's GraphQLError.
  if (!cause || cause instanceof GraphQLError) return write(error.message);
  if (cause instanceof ShopError)
    return {
      ...write(cause.message),
      ...(cause.extensions ? { extensions: cause.extensions } : {}),
    };
  const path = error.path?.join('.') ?? '';
  logger.error('A resolver failed', { path, error: cause });
  return write(internal, `${cause.name} at ${path}`);
}

/**
 * Formats an error that has no location in the document: one reported beside the data (`context.report`), or one before
 * the execution.
 */
export function formatPlacelessError(
  error: Error,
  behavior: LevelBehavior,
  logger: Logger,
): WireError {
  return formatShopError(
    new GraphQLError(error.message, { originalError: error }),
    behavior,
    logger,
  );
}
