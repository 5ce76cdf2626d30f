import type { levelSchema } from '@/graphql/generated/shop/stock-schema';
import type { ShopSchema } from './shop-schema';

/** The schema of a level as codegen writes it (tools/codegen/level-schema-plugin.mjs). */
export type LevelSchema = typeof levelSchema;

/** Returns the schema of a level in the form of an introspected schema. */
export function toShopSchema({ objects, inputs }: LevelSchema): ShopSchema {
  return {
    objects: new Map(
      objects.map(([type, fields]) => [
        type,
        new Map(
          fields.map(([name, fieldType, args]) => [name, { type: fieldType, args: new Map(args) }]),
        ),
      ]),
    ),
    inputs: new Map(inputs.map(([type, fields]) => [type, new Map(fields)])),
  };
}
