import type { SchemaCoordinate } from '@/domain/shop-features/shop-features';

/** A field of an object type: its GraphQL type, such as `[Basket!]!`, and the types of its arguments. */
export interface FieldSignature {
  readonly type: string;
  readonly args: ReadonlyMap<string, string>;
}

/** What a shop's schema has: fields of object types and of input types, by type name. */
export interface ShopSchema {
  readonly objects: ReadonlyMap<string, ReadonlyMap<string, FieldSignature>>;
  readonly inputs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const coordinatePattern = /^(\w+)\.(\w+)(?:\((\w+)\))?$/;

/** True when the schema has the type's field, the field's argument or the input's field. */
export function hasCoordinate(schema: ShopSchema, coordinate: SchemaCoordinate): boolean {
  const [, type = '', field = '', argument] = coordinatePattern.exec(coordinate) ?? [];
  if (schema.inputs.get(type)?.has(field)) return true;
  const found = schema.objects.get(type)?.get(field);
  return found !== undefined && (argument === undefined || found.args.has(argument));
}

/** Returns the named type of a GraphQL type: `[Basket!]!` is of `Basket`. */
export const getNamedType = (type: string): string => type.replaceAll(/[[\]!]/g, '');
