import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** As Strapi: an unknown code written into the query is invalid; given by variable it just finds nothing. */
export const localeCode = new GraphQLScalarType<string, string>({
  name: 'I18NLocaleCode',
  serialize: String,
  parseValue: String,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING || !['de', 'en', '*'].includes(node.value)) {
      throw new GraphQLError('Unknown locale supplied', { nodes: node });
    }
    return node.value;
  },
});

/** Times are compared in the one form the entries have: UTC with milliseconds. */
export const dateTime = timeScalar('DateTime', (value) => {
  const time = new Date(value);
  return Number.isNaN(time.valueOf()) ? null : time.toISOString();
});

export const date = timeScalar('Date', (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null,
);

function timeScalar(name: string, normalized: (value: string) => string | null) {
  const parse = (value: unknown): string => {
    const time = typeof value === 'string' ? normalized(value) : null;
    if (time === null) throw new GraphQLError(`${name} cannot represent ${String(value)}`);
    return time;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}
