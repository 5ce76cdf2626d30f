import { readFileSync } from 'node:fs';
import { buildSchema, graphqlSync } from 'graphql';
import { introspectionQuery, parseIntrospection } from './parse-introspection';
import type { ShopSchema } from './shop-schema';

/** Returns the schema that an introspection of this SDL gives. */
export function introspectText(sdl: string): ShopSchema {
  const { data } = graphqlSync({ schema: buildSchema(sdl), source: introspectionQuery });
  const schema = parseIntrospection(data);
  if (schema === null) throw new Error('The text has no query type');
  return schema;
}

/** Returns the schema of a file in graphql/shop/. */
export const introspectFile = (name: string): ShopSchema =>
  introspectText(readFileSync(`graphql/shop/${name}.graphql`, 'utf8'));
