import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type DocumentNode, type GraphQLSchema, parse, visit } from 'graphql';
import type { Resolvers } from '@/graphql/generated/shop-resolvers';
import type { ShopContext } from '../base/shop-context';
import { removeHiddenFields } from './hidden-fields';
import type { LevelBehavior } from './level-behavior';

const schemaFolder = new URL('../../../graphql/shop/', import.meta.url);

/** The executable schemas of a level. */
export interface LevelSchemas {
  /** What signed-in customers can use. */
  all: GraphQLSchema;
  /** What introspection shows to everyone else. Documents are validated against `all`. */
  strangers: GraphQLSchema;
}

/** Reads the schema document of a level, with the names that the level uses. */
export function readLevelSdl({
  schemaFile,
  renamedTypes,
}: Pick<LevelBehavior, 'schemaFile' | 'renamedTypes'>): DocumentNode {
  const document = parse(readFileSync(new URL(schemaFile, schemaFolder), 'utf8'));
  return visit(document, {
    Name(node) {
      const value = renamedTypes[node.value];
      return value === undefined ? undefined : { ...node, value };
    },
  });
}

/**
 * Creates the schemas of a level from the resolvers of the full shop and those of the level. Resolvers of fields that
 * the level lacks are ignored.
 */
export function createLevelSchemas(
  behavior: LevelBehavior,
  fullResolvers: readonly Resolvers<ShopContext>[],
): LevelSchemas {
  const sdl = readLevelSdl(behavior);
  const isFull = behavior.schemaFile === 'schema.graphql';
  const create = (typeDefs: DocumentNode) =>
    makeExecutableSchema({
      typeDefs,
      resolvers: [...fullResolvers, behavior.resolvers],
      resolverValidationOptions: { requireResolversToMatchSchema: isFull ? 'error' : 'ignore' },
    });
  const all = create(sdl);
  const strangers = behavior.hidesFromIntrospection
    ? create(removeHiddenFields(sdl, behavior.hiddenFields))
    : all;
  return { all, strangers };
}
