import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { dayOfText, parseIsoDay } from '@/domain/time/day';
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

/** A day, or a moment with its zone: what leaves the zone open would be another moment on each machine. */
const isoTime = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Times are compared in the one form the entries have: UTC with milliseconds. */
export const dateTime = textScalar('DateTime', (value) =>
  isoTime.test(value) && dayOfText(value) !== null ? new Date(value).toISOString() : null,
);

export const date = textScalar('Date', parseIsoDay);
