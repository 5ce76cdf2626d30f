import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from '../observability/logger';
import { ShopError } from './base/errors';

/**
 * An error as OXID 7.2 shows it (external contract A.6). Refusals and GraphQL's own complaints keep their message;
 * everything else is logged with its cause and answered with `Internal server error`.
 */
export function formatShopError(error: GraphQLError, logger: Logger): GraphQLFormattedError {
  const cause = error.originalError;
  const place = {
    ...(error.locations ? { locations: error.locations } : {}),
    ...(error.path ? { path: error.path } : {}),
  };
  // A value that does not fit its variable: GraphQL's own complaint, with the scalar's as the cause.
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

/** An error added beside the data (`context.report`), without a place in the document. */
export function formatReported(error: Error, logger: Logger): GraphQLFormattedError {
  if (error instanceof ShopError)
    return {
      message: error.message,
      ...(error.extensions ? { extensions: error.extensions } : {}),
    };
  logger.error('A resolver reported a failure', { error });
  return { message: 'Internal server error' };
}
