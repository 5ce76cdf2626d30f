import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { textScalar } from '../http/text-scalar';

const text = textScalar('I18NLocaleCode');

/** As Strapi: an unknown code written into the query is invalid; given by variable it just finds nothing. */
export const localeCode = new GraphQLScalarType<string, string>({
  ...text.toConfig(),
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING || !['de', 'en', '*'].includes(node.value)) {
      throw new GraphQLError('Unknown locale supplied', { nodes: node });
    }
    return node.value;
  },
});

/** Times are compared in the one form the entries have: UTC with milliseconds. */
export const dateTime = textScalar('DateTime', (value) => {
  const time = new Date(value);
  return Number.isNaN(time.valueOf()) ? null : time.toISOString();
});

export const date = textScalar('Date', (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null,
);
