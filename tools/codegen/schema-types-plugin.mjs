import { isAbstractType, isEnumType, isObjectType } from 'graphql';

/**
 * Codegen plugin that writes a compact description of response types, without arguments, for traversing responses on
 * the server: fields with their schema type, unions with their members, enums with their values.
 * @param {import('graphql').GraphQLSchema} schema
 */
export function plugin(schema) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  /**
   * @template {import('graphql').GraphQLNamedType} Type
   * @param {readonly Type[]} list
   * @param {(type: Type) => unknown} describe
   */
  const named = (list, describe) =>
    Object.fromEntries(list.map((type) => [type.name, describe(type)]));
  const schemaTypes = {
    objects: named(types.filter(isObjectType), (type) =>
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
      ),
    ),
    unions: named(types.filter(isAbstractType), (type) =>
      schema.getPossibleTypes(type).map(({ name }) => name),
    ),
    enums: named(types.filter(isEnumType), (type) => type.getValues().map(({ name }) => name)),
  };
  return `export const schemaTypes = ${JSON.stringify(schemaTypes, null, 1)};\n`;
}
