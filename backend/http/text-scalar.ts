import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';

/**
 * A scalar that is a text on the wire. `read` gives the text as the resolvers want it, or null for one it cannot be; every other type, by
 * variable or written into the query, is refused in GraphQL's own words and never reaches a resolver.
 */
export function textScalar(
  name: string,
  read: (text: string) => string | null = (text) => text,
): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    const text = typeof value === 'string' ? read(value) : null;
    if (text !== null) return text;
    const shown = typeof value === 'string' ? ` ${JSON.stringify(value.slice(0, 100))}` : '';
    throw new GraphQLError(
      `${name} cannot represent ${shown ? `the text${shown}` : 'what is no text'}`,
    );
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? valueFromASTUntyped(node) : null),
  });
}
