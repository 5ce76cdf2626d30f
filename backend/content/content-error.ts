import { GraphQLError } from 'graphql';

/** A list that cannot be made as asked, in Strapi's shape. */
export function contentError(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      error: { name: 'ValidationError', message, details: {} },
      code: 'STRAPI_VALIDATION_ERROR',
    },
  });
}
